/// The parts of a program for which an override of a dependency holds.
///
/// An override in `withDependencies`, or behind a reducer, holds for the code that runs inside of it. A type that the
/// program can create without passing through such code reads the live value.
struct DependencyCoverage {
  /// A type that the code of another type creates, and the dependencies that are overridden for the created instance.
  private struct Creation {
    let type: Int
    let overridden: Set<DependencyKeys.Key>
  }

  private let index: DeclarationIndex
  private let overrides: DependencyOverrides
  private let scopes: DependencyScopes
  private let reader: CodeReader
  private var creations: [Int: [Creation]] = [:]
  /// The types that the system creates, and those that main code creates.
  private var entries: Set<Int> = []
  /// The dependencies that are set for the whole program, or for callers that the source does not show.
  private var setEverywhere: Set<DependencyKeys.Key> = []

  init(
    _ index: DeclarationIndex, _ spelling: DependencySpelling, _ overrides: DependencyOverrides, _ bodies: [CodeBody]
  ) {
    self.index = index
    self.overrides = overrides
    scopes = DependencyScopes(spelling: spelling, overrides: overrides)
    reader = CodeReader(index, spelling, follows: false)
    entries = Set(index.types.indices.filter { ProgramShape.isEntry(index.types[$0]) })
    for body in bodies {
      // The setter of a property sets the values of its callers.
      if body.foreignOwner == SwiftDependenciesNames.values, body.name.hasSuffix(".set") { continue }
      visit(body.statements, of: body, overridden: [])
    }
  }

  /// Returns the types that the program creates without an override of a dependency.
  ///
  /// - Complexity: Linear in the creations.
  func types(without key: DependencyKeys.Key) -> Set<Int> {
    guard !setEverywhere.contains(key) else { return [] }
    var reached = entries
    var rest = Array(entries)
    while let type = rest.popLast() {
      for creation in creations[type] ?? [] where !creation.overridden.contains(key) {
        if reached.insert(creation.type).inserted { rest.append(creation.type) }
      }
    }
    return reached
  }

  // MARK: Reading

  private mutating func visit(
    _ statements: [Statement], of body: CodeBody, overridden: Set<DependencyKeys.Key>
  ) {
    var assigned: [Expression] = []
    var calls: [Call] = []
    let scopes = self.scopes
    var found: [(code: [Expression], overridden: Set<DependencyKeys.Key>?)] = []
    CodeVisitor(
      assigned: { target, _ in assigned.append(target) },
      called: { calls.append($0) },
      enters: { call in
        guard call.callee.calledName != "#Preview" else { return false }
        guard let scope = scopes.scope(of: call, in: body) else { return true }
        found.append(scope)
        return false
      }
    ).visit(statements)
    let isOfValues = body.foreignOwner == SwiftDependenciesNames.values
    for target in assigned {
      if let key = overrides.key(assigned: target, in: body.context, isOfValues: isOfValues) {
        setEverywhere.insert(key)
      }
    }
    for call in calls { note(call, in: body, overridden) }
    for scope in found {
      // An override that cannot be read may set all dependencies.
      guard let own = scope.overridden else { continue }
      visit(scope.code.map(Statement.expression), of: body, overridden: overridden.union(own))
    }
  }

  private mutating func note(_ call: Call, in body: CodeBody, _ overridden: Set<DependencyKeys.Key>) {
    let type: Int? =
      switch call.callee {
      case .name, .type: reader.type(named: call.callee, in: body.scope)
      case .member(let base, "init", _): reader.type(named: base, in: body.scope)
      case .member: reader.type(named: call.callee, in: body.scope)
      default: nil
      }
    guard let type else { return }
    if let owner = body.owner {
      creations[owner, default: []].append(Creation(type: type, overridden: overridden))
    } else if index.isMain(body.context.file), overridden.isEmpty, body.name.isEmpty {
      entries.insert(type)
    }
  }
}

/// The calls that override dependencies for some code.
private struct DependencyScopes {
  let spelling: DependencySpelling
  let overrides: DependencyOverrides

  /// Returns the code for which a call overrides dependencies, and these dependencies, or `nil` if they are unread.
  func scope(
    of call: Call, in body: CodeBody
  ) -> (code: [Expression], overridden: Set<DependencyKeys.Key>?)? {
    switch call.callee {
    case .name("withDependencies", _):
      let operations = call.arguments.filter { $0.label == "operation" }
      let others = call.arguments.filter { $0.label != "operation" && $0.label != "from" }
      if operations.isEmpty { return (others.map(\.value), []) }
      return (operations.map(\.value), keys(setBy: others, in: body))
    case .member(let base, let name, _) where SwiftDependenciesNames.modifiers.contains(name):
      guard case .keyPath(let path, _)? = call.arguments.first?.value else { return ([base], nil) }
      if path == "\\.self" { return ([base], keys(setBy: Array(call.arguments.dropFirst()), in: body)) }
      guard case .key(let key)? = spelling.subject(of: call.arguments, in: body.context) else { return ([base], nil) }
      return ([base], [key])
    default:
      let overriding = call.arguments.filter { $0.label == "withDependencies" }
      guard !overriding.isEmpty else { return nil }
      let others = call.arguments.filter { $0.label != "withDependencies" }.map(\.value)
      return ([call.callee] + others, keys(setBy: overriding, in: body))
    }
  }

  /// Returns the dependencies that closures set; `nil` if they contain anything but assignments.
  private func keys(setBy arguments: [CallArgument], in body: CodeBody) -> Set<DependencyKeys.Key>? {
    var set: Set<DependencyKeys.Key> = []
    for argument in arguments {
      guard case .closure(let closure) = argument.value else { return nil }
      for statement in closure.body {
        guard case .assign(let target, _) = statement,
          let key = overrides.key(assigned: target, in: body.context, isOfValues: false)
        else { return nil }
        set.insert(key)
      }
    }
    return set
  }
}
