/// The dependencies that a program sets, so that they need no live value: in `withDependencies`, in
/// `prepareDependencies`, or in a function that receives `DependencyValues`.
struct DependencyOverrides {
  private let index: DeclarationIndex
  private let keys: DependencyKeys
  private let spelling: DependencySpelling
  let values: DependencyValuesExpressions

  init(
    _ index: DeclarationIndex, _ keys: DependencyKeys, _ spelling: DependencySpelling,
    _ values: DependencyValuesExpressions
  ) {
    self.index = index
    self.keys = keys
    self.spelling = spelling
    self.values = values
  }

  /// Returns the keys that are set, and those of them that are set only in a branch.
  func keys(setIn bodies: [CodeBody]) -> (all: Set<DependencyKeys.Key>, inBranches: Set<DependencyKeys.Key>) {
    var set: Set<DependencyKeys.Key> = []
    var setInBranch: Set<DependencyKeys.Key> = []
    for body in bodies {
      let keyOfSetter = keyOfSetter(body)
      var visitor = values.visitor(of: body)
      visitor.assigned = { target, _, surroundings in
        guard case .key(let key)? = self.target(target, surroundings, in: body.context), key != keyOfSetter else {
          return
        }
        if surroundings.isInBranch { setInBranch.insert(key) } else { set.insert(key) }
      }
      visitor.called = { call, _ in
        guard let name = call.callee.calledName, SwiftDependenciesNames.modifiers.contains(name) else { return }
        if case .key(let key)? = self.spelling.subject(of: call.arguments, in: body.context) { set.insert(key) }
      }
      visitor.enters = { call, _ in call.callee.calledName != "#Preview" }
      visitor.visit(body.statements)
    }
    return (set.union(setInBranch), setInBranch.subtracting(set))
  }

  /// Returns the key of a property, if the body is the setter of the property. An assignment to this key in the setter
  /// does not count: the key is set only where other code assigns to the property.
  private func keyOfSetter(_ body: CodeBody) -> DependencyKeys.Key? {
    guard body.isOfValues, body.name.hasSuffix(".set"),
      case .key(let key) = keys.meaning(ofProperty: String(body.name.dropLast(4)), in: body.context.file)
    else { return nil }
    return key
  }

  /// The part of `DependencyValues` that an assignment changes.
  enum Target {
    case key(DependencyKeys.Key)
    /// A property that reads no key of the program.
    case property(String)
    case everything
  }

  /// Returns the part that an assignment changes: `$0.apiClient = …`, `$0.apiClient.fetch = …`,
  /// `$0[APIClient.self] = …`; `nil` if it changes no `DependencyValues`.
  func target(_ target: Expression, _ surroundings: CodeSurroundings, in context: LookupContext) -> Target? {
    var target = target
    while true {
      if values.isValues(target, surroundings) { return .everything }
      switch target {
      case .call(let call):
        guard case .member(let base, "subscript", _) = call.callee else { return nil }
        if case .metatype(let type)? = call.arguments.first?.value {
          let key = keys.key(index.resolve(type, in: context))
          if keys.all.contains(key) { return .key(key) }
        }
        target = base
      case .member(let base, let name, _):
        if values.isValues(base, surroundings) { return part(name, in: context) }
        target = base
      case .name(let name, _): return values.isMember(name, surroundings) ? part(name, in: context) : nil
      default: return nil
      }
    }
  }

  private func part(_ property: String, in context: LookupContext) -> Target {
    if case .key(let key) = keys.meaning(ofProperty: property, in: context.file) {
      .key(key)
    } else {
      .property(property)
    }
  }
}
