/// The dependencies that a program sets, so that they need no live value: in `withDependencies`, `prepareDependencies`, or
/// a function that receives `DependencyValues`.
struct DependencyOverrides {
  private let index: DeclarationIndex
  private let keys: DependencyKeys
  private let spelling: DependencySpelling

  init(_ index: DeclarationIndex, _ keys: DependencyKeys, _ spelling: DependencySpelling) {
    self.index = index
    self.keys = keys
    self.spelling = spelling
  }

  /// Returns the keys that are set, and those of them that are set only in a branch.
  func keys(setIn bodies: [CodeBody]) -> (all: Set<DependencyKeys.Key>, inBranches: Set<DependencyKeys.Key>) {
    var set: Set<DependencyKeys.Key> = []
    var setInBranch: Set<DependencyKeys.Key> = []
    for body in bodies {
      let isOfValues = body.foreignOwner == SwiftDependenciesNames.values
      // The setter of a property sets the values of its callers, and no key by itself.
      if isOfValues, body.name.hasSuffix(".set") { continue }
      let visitor = CodeVisitor(
        assigned: { target, isInBranch in
          guard let key = self.key(assigned: target, in: body, isOfValues: isOfValues) else { return }
          if isInBranch { setInBranch.insert(key) } else { set.insert(key) }
        },
        called: { call in
          guard let name = call.callee.calledName, SwiftDependenciesNames.modifiers.contains(name) else { return }
          if case .key(let key)? = self.spelling.subject(of: call.arguments, in: body.context) { set.insert(key) }
        },
        enters: { $0.callee.calledName != "#Preview" })
      visitor.visit(body.statements)
    }
    return (set.union(setInBranch), setInBranch.subtracting(set))
  }

  /// Returns the key that an assignment sets: `$0.apiClient = …`, `$0.apiClient.fetch = …`, `$0[APIClient.self] = …`.
  func key(assigned target: Expression, in body: CodeBody, isOfValues: Bool) -> DependencyKeys.Key? {
    let context = body.context
    var target = target
    while true {
      switch target {
      case .call(let call):
        guard case .member(_, "subscript", _) = call.callee, case .metatype(let type)? = call.arguments.first?.value
        else {
          return nil
        }
        let key = keys.key(index.resolve(type, in: context))
        return keys.all.contains(key) ? key : nil
      case .member(let base, let name, _):
        if case .name(let root, _) = base {
          guard root != "self" || isOfValues, !isOfProgram(root, in: body) else { return nil }
          return key(ofProperty: name, in: context)
        }
        // `values.dependencies.apiClient = …`
        if case .member = base, let key = key(ofProperty: name, in: context) { return key }
        target = base
      case .name(let name, _): return isOfValues ? key(ofProperty: name, in: context) : nil
      default: return nil
      }
    }
  }

  /// Returns whether a name is that of a parameter with a type of the program, which is not `DependencyValues`:
  /// `state: inout State`.
  private func isOfProgram(_ name: String, in body: CodeBody) -> Bool {
    guard let parameter = body.parameters.first(where: { $0.name == name }),
      let type = index.declaration(of: index.resolve(parameter.type, in: body.context))
    else { return false }
    return index.types[type].facts.kind != .protocol
  }

  private func key(ofProperty name: String, in context: LookupContext) -> DependencyKeys.Key? {
    if case .key(let key) = keys.meaning(ofProperty: name, in: context.file) { key } else { nil }
  }
}
