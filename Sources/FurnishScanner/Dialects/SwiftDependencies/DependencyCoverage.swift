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
  private let setters: DependencySetters
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
    setters = DependencySetters(overrides, bodies)
    scopes = DependencyScopes(spelling: spelling, overrides: overrides, setters: setters)
    reader = CodeReader(index, spelling, follows: false)
    for type in index.types.indices {
      if isCreatedBySystem(type) { entries.insert(type) }
      addCases(of: type)
    }
    for body in bodies {
      // A setter or a method of the values sets those of its callers.
      if DependencySetters.isOfValues(body) { continue }
      visit(body.statements, of: body, overridden: [])
    }
  }

  private func isCreatedBySystem(_ type: Int) -> Bool {
    ProgramShape.isEntry(index.types[type])
      || index.types[type].facts.kind == .class && index.conforms(type, toOneOf: Self.delegates)
  }

  /// The protocols of delegates of an app or a scene. The system creates them, by a wrapper or by a property list.
  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
  ]

  /// Adds the reducers of the cases of `@Reducer enum Destination { case game(Game) }`, which the enumeration creates.
  private mutating func addCases(of type: Int) {
    let entry = index.types[type]
    guard entry.facts.kind == .enum, entry.facts.attributes.contains(where: { $0.name == "Reducer" }) else { return }
    for value in entry.cases.flatMap(\.values) {
      let created = index.declaration(of: index.resolve(value.type, in: index.context(of: type)))
      if let created { creations[type, default: []].append(Creation(type: created, overridden: [])) }
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
    var members: [Expression] = []
    let scopes = self.scopes
    var found: [(code: [Expression], overridden: Set<DependencyKeys.Key>?)] = []
    CodeVisitor(
      assigned: { target, _ in assigned.append(target) },
      called: { calls.append($0) },
      read: { member, _ in members.append(member) },
      enters: { call in
        guard call.callee.calledName != "#Preview" else { return false }
        guard let scope = scopes.scope(of: call, in: body) else { return true }
        found.append(scope)
        return false
      }
    ).visit(statements)
    for target in assigned {
      if let key = overrides.key(assigned: target, in: body, isOfValues: false) { setEverywhere.insert(key) }
    }
    for call in calls { note(call, in: body, overridden) }
    for case .member(let base, let name, _) in members {
      // `prepareDependencies { $0.setUp() }`
      setEverywhere.formUnion(setters.keys(setBy: name))
      // `Destination.body`
      if name == "body", let type = reader.type(named: base, in: body.scope) { note(type, in: body, overridden) }
    }
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
      case .member(_, let name, _):
        reader.type(named: call.callee, in: body.scope)
          ?? (Self.composing.contains(name) ? reducer(ofStateIn: call, of: body.owner) : nil)
      default: nil
      }
    if let type { note(type, in: body, overridden) }
  }

  /// Methods that add the reducer of a part of a state, which they create themselves if the reducer is an enumeration.
  private static let composing: Set<String> = ["ifLet", "forEach"]

  /// Returns the reducer of a part of the state of a type: `Destination` of `.ifLet(\.$destination, action: \.destination)`
  /// where the state has `var destination: Destination.State?`.
  private func reducer(ofStateIn call: Call, of owner: Int?) -> Int? {
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

  private mutating func note(_ type: Int, in body: CodeBody, _ overridden: Set<DependencyKeys.Key>) {
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
  let spelling: DependencySpelling
  let overrides: DependencyOverrides
  let setters: DependencySetters

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
      if path == ".self" { return ([base], keys(setBy: Array(call.arguments.dropFirst()), in: body)) }
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
      guard case .closure(let closure) = argument.value,
        let own = setters.keys(setBy: closure.body, in: body, isOfValues: false).certain
      else { return nil }
      set.formUnion(own)
    }
    return set
  }
}
