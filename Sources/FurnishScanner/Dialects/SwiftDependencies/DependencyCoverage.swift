/// The parts of a program for which an override of a dependency holds.
///
/// An override holds for the code that runs inside of it: the operation of `withDependencies`, or the reducer before
/// `.dependency(\.api, .mock)`. A type that the program can create outside of such code reads the live value.
struct DependencyCoverage {
  /// A type that the code of another type creates, and the dependencies that are overridden for the created instance.
  private struct Creation {
    let type: TypeID
    let overridden: Set<DependencyKeys.Key>
  }

  private let index: DeclarationIndex
  private let scopes: DependencyScopes
  private let setters: DependencySetters
  private let reader: CodeReader
  private var creations: [TypeID: [Creation]] = [:]
  /// The types that the system creates, and those that the code of `main.swift` creates.
  private var entries: Set<TypeID> = []
  /// The dependencies that are set for the whole program, or for callers that the source does not show.
  private var setEverywhere: Set<DependencyKeys.Key> = []

  init(
    _ index: DeclarationIndex, _ spelling: DependencySpelling, _ overrides: DependencyOverrides, _ bodies: [CodeBody]
  ) {
    self.index = index
    setters = DependencySetters(overrides, spelling, bodies)
    scopes = DependencyScopes(spelling: spelling, setters: setters)
    reader = CodeReader(index, spelling, follows: false)
    for type in index.types.indices {
      if isCreatedBySystem(type) { entries.insert(type) }
      addCases(of: type)
    }
    for body in bodies {
      // A setter or a method of `DependencyValues` sets dependencies only for its callers.
      if body.isOfValues, !body.name.isEmpty { continue }
      visit(body, overridden: []) { $0.visit(body.statements) }
    }
  }

  private func isCreatedBySystem(_ type: TypeID) -> Bool {
    RunningModules.isMainType(index.types[type])
      || index.types[type].facts.kind == .class && index.conforms(type, toOneOf: Self.delegates)
  }

  /// The protocols of delegates of an app or a scene. The system creates them, by a wrapper or by a property list.
  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
  ]

  /// Adds the reducers of the cases of `@Reducer enum Destination { case game(Game) }`, which the enumeration creates.
  private mutating func addCases(of type: TypeID) {
    let entry = index.types[type]
    guard entry.facts.kind == .enum, entry.facts.attributes.contains(where: { $0.name == "Reducer" }) else { return }
    for value in entry.cases.flatMap(\.values) {
      let created = index.declaration(of: index.resolve(value.type, in: index.context(of: type)))
      if let created { creations[type, default: []].append(Creation(type: created, overridden: [])) }
    }
  }

  /// Returns the types that the program can create without an override of a dependency.
  ///
  /// - Complexity: Linear in the creations.
  func types(without key: DependencyKeys.Key) -> Set<TypeID> {
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

  /// Reads a part of the code of a body.
  ///
  /// - Parameters:
  ///   - surroundings: The code around the part; `nil` if it is the whole body.
  ///   - overridden: The dependencies that are overridden for the part.
  private mutating func visit(
    _ body: CodeBody, within surroundings: CodeSurroundings? = nil, overridden: Set<DependencyKeys.Key>,
    _ visitPart: (CodeVisitor) -> Void
  ) {
    var changes: [DependencySetters.Change] = []
    var calls: [Call] = []
    var members: [Expression] = []
    var found: [DependencyScopes.Scope] = []
    let scopes = self.scopes
    let changing = setters.visitor(of: body) { changes.append($0) }
    var visitor = changing
    if let surroundings { visitor.surroundings = surroundings }
    visitor.called = { call, surroundings in
      calls.append(call)
      changing.called(call, surroundings)
    }
    visitor.read = { member, place, surroundings in
      members.append(member)
      changing.read(member, place, surroundings)
    }
    visitor.enters = { call, surroundings in
      guard call.callee.calledName != "#Preview" else { return false }
      guard let scope = scopes.scope(of: call, in: body, surroundings) else { return true }
      found.append(scope)
      return false
    }
    visitPart(visitor)
    setEverywhere.formUnion(setters.keys(setBy: changes).keys)
    for call in calls { note(call, in: body, overridden) }
    for case .member(let base, "body", _) in members {
      // `Destination.body`
      if let type = reader.type(named: base, in: body.scope) { note(type, in: body, overridden) }
    }
    for scope in found {
      // An override that cannot be read may set all dependencies.
      guard let added = scope.overridden else { continue }
      visit(body, within: scope.surroundings, overridden: overridden.union(added)) { visitor in
        for argument in scope.code { visitor.visit(argument, of: scope.call) }
      }
    }
  }

  private mutating func note(_ call: Call, in body: CodeBody, _ overridden: Set<DependencyKeys.Key>) {
    let type: TypeID? =
      switch call.callee {
      case .name, .type: reader.type(named: call.callee, in: body.scope)
      case .member(let base, "init", _): reader.type(named: base, in: body.scope)
      case .member(_, let name, _):
        reader.type(named: call.callee, in: body.scope)
          ?? (Self.composing.contains(name) ? reducer(ofStateIn: call, of: body.owner) : nil)
      default: nil
      }
    if let type { note(type, in: body, overridden) }
  }

  /// Methods that add the reducer of a part of a state, which they create themselves if the reducer is an enumeration.
  private static let composing: Set<String> = ["ifLet", "forEach"]

  /// Returns the reducer of a part of the state of a type: `Destination` of
  /// `.ifLet(\.$destination, action: \.destination)`, if the state has `var destination: Destination.State?`.
  private func reducer(ofStateIn call: Call, of owner: TypeID?) -> TypeID? {
    guard let owner, call.closure == nil, case .keyPath(let path, _)? = call.arguments.first?.value,
      let state = index.nestedType("State", of: owner).flatMap({ index.declaration(of: $0) })
    else { return nil }
    let name = path.drop { $0 == "." || $0 == "$" }
    guard
      let variable = index.types[state].variables.first(where: { index.variables.name($0) == name }),
      let reducer = index.variables[variable].facts.writtenType?.typeOfState
    else { return nil }
    return index.declaration(of: index.resolve(reducer, in: index.context(of: state)))
  }

  private mutating func note(_ type: TypeID, in body: CodeBody, _ overridden: Set<DependencyKeys.Key>) {
    if let owner = body.owner {
      creations[owner, default: []].append(Creation(type: type, overridden: overridden))
    } else if index.isMain(body.context.file), overridden.isEmpty, body.name.isEmpty {
      entries.insert(type)
    }
  }
}

extension VariableFacts {
  /// The type that the source names: `Int` of `var count: Int`, `StackState<Path.State>` of
  /// `var path = StackState<Path.State>()`.
  fileprivate var writtenType: TypeReference? {
    if let type { return type }
    guard case .call(let call)? = initialValue, case .type(let type) = call.callee else { return nil }
    return type
  }
}

extension TypeReference {
  /// The type whose state it is: `Destination` for `Destination.State?` and `StackState<Destination.State>`.
  fileprivate var typeOfState: TypeReference? {
    switch self {
    case .optional(let wrapped): wrapped.typeOfState
    case .named(let path) where path.count > 1 && path.last?.name == "State": .named(path.dropLast())
    case .named(let path): path.last?.arguments.first?.typeOfState
    default: nil
    }
  }
}

/// The calls that override dependencies for some code.
private struct DependencyScopes {
  struct Scope {
    let call: Call
    /// The arguments, or the callee, that contain the code.
    let code: [CallArgument]
    /// The overridden dependencies; `nil` if they are unread.
    let overridden: Set<DependencyKeys.Key>?
    let surroundings: CodeSurroundings
  }

  let spelling: DependencySpelling
  let setters: DependencySetters

  /// Returns the code for which a call overrides dependencies; `nil` if it overrides none.
  func scope(of call: Call, in body: CodeBody, _ surroundings: CodeSurroundings) -> Scope? {
    func scope(_ code: [CallArgument], _ overridden: Set<DependencyKeys.Key>?) -> Scope {
      Scope(call: call, code: code, overridden: overridden, surroundings: surroundings)
    }
    func overridden(by arguments: [CallArgument]) -> Set<DependencyKeys.Key>? {
      keys(setBy: arguments, of: call, in: body, surroundings)
    }
    switch call.callee {
    case .name(SwiftDependenciesNames.withDependencies, _):
      let operations = call.arguments.filter { $0.label == SwiftDependenciesNames.operation }
      let others = call.arguments.filter { $0.label != SwiftDependenciesNames.operation && $0.label != "from" }
      return operations.isEmpty ? scope(others, []) : scope(operations, overridden(by: others))
    case .member(let base, let name, _) where SwiftDependenciesNames.modifiers.contains(name):
      let code = [CallArgument(label: nil, value: base)]
      guard case .keyPath(let path, _)? = call.arguments.first?.value else { return scope(code, nil) }
      if path == ".self" { return scope(code, overridden(by: Array(call.arguments.dropFirst()))) }
      guard case .key(let key)? = spelling.subject(of: call.arguments, in: body.context) else {
        return scope(code, nil)
      }
      return scope(code, [key])
    default:
      let overriding = call.arguments.filter { $0.label == SwiftDependenciesNames.withDependencies }
      guard !overriding.isEmpty else { return nil }
      let others = call.arguments.filter { $0.label != SwiftDependenciesNames.withDependencies }
      return scope([CallArgument(label: nil, value: call.callee)] + others, overridden(by: overriding))
    }
  }

  /// Returns the dependencies that closures may set; `nil` if a part of them cannot be read.
  private func keys(
    setBy closures: [CallArgument], of call: Call, in body: CodeBody, _ surroundings: CodeSurroundings
  ) -> Set<DependencyKeys.Key>? {
    var changes: [DependencySetters.Change] = []
    var visitor = setters.visitor(of: body) { changes.append($0) }
    visitor.surroundings = surroundings
    for argument in closures {
      guard case .closure = argument.value else { return nil }
      visitor.visit(argument, of: call)
    }
    let set = setters.keys(setBy: changes)
    return set.isComplete ? set.keys : nil
  }
}
