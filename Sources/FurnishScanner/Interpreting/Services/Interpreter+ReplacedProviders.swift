import FurnishGraph

/// The positions of providers in variables, to which code may assign the provider of another scope.
///
/// Findings about levels must be certain, so the position of a provider in a variable is known only if no code assigns
/// a provider of another position to this variable. This is decided once all code was read. For example, if one
/// function assigns the root to the property `provider`, and another one assigns `root.makeScope()` to it, a request to
/// this property has an unknown position. The container of the provider is known in any case.
extension Interpreter {
  /// Returns the value of a variable as its readers receive it.
  ///
  /// - Parameter isOfAnyInstance: Whether the property of an unknown instance is read. Even a constant property then
  ///   has the value of any instance.
  func value(
    _ value: Value, storedIn key: PropertyKey, _ variable: VariableID?, isOfAnyInstance: Bool = false
  ) -> Value {
    guard value.isPlacedProvider else { return value }
    guard let variable else { return value.mapPositions { $0.stored(in: key) } }
    let facts = index.variables[variable].facts
    if facts.hasObservers || facts.attributes.contains(where: { !Self.plainAttributes.contains($0.name) }) {
      return value.unplaced
    }
    if isOfAnyInstance, !facts.isStatic { return value.mapPositions { $0.stored(in: key.ofAnyInstance) } }
    return facts.isConstant ? value : value.mapPositions { $0.stored(in: key) }
  }

  /// The attributes with which a variable returns the value that code has assigned to it, or, for `@TaskLocal`, has
  /// passed to `withValue`. Other attributes are property wrappers and macros.
  static let plainAttributes: Set<String> = [
    "MainActor", "TaskLocal", "available", "ObservationIgnored", "usableFromInline", "preconcurrency", "objc",
    "nonobjc", "_spi",
  ]

  /// Notes that code assigns a value to a variable for a provider.
  func note(_ value: Value, replaces key: PropertyKey) {
    for position in value.positionsOfProvider {
      memory.replacingPositions[key, default: [:]][position, default: []].insert(progress.entry)
    }
  }

  /// Notes that code assigns a value to a property of an instance, in an initializer or later.
  func note(_ value: Value, isStoredIn key: PropertyKey, isInitial: Bool) {
    note(value, replaces: key.ofAnyInstance)
    if !isInitial { note(value, replaces: key) }
  }

  /// Notes that code may assign any provider to the properties of this name, by a key path or as an `inout` argument.
  func noteReplacement(ofPropertiesNamed name: String) { memory.namesOfReplacedProperties.insert(name) }

  /// Notes that code which is not followed may assign a provider to a property or a global variable:
  /// `replace(&page.scope)`.
  func noteReplacement(by target: Expression, in environment: Environment) {
    switch target {
    case .member(_, let name, _): noteReplacement(ofPropertiesNamed: name)
    case .name(let name, _) where environment.binding(of: name) == nil: noteReplacement(ofPropertiesNamed: name)
    default: break
    }
  }

  /// Returns the value of a local name as its readers receive it. For a variable of the main program, functions may
  /// assign another provider. Code that runs in the order of the main program receives the value of the last
  /// assignment.
  func value(_ value: Value, ofLocal name: String, in environment: Environment) -> Value {
    guard value.isPlacedProvider, let main = mainProgram, let (owner, isConstant) = environment.binding(of: name),
      owner === main, !isConstant
    else { return value }
    let key = propertyKey(ofGlobal: name, in: main.context)
    let isInOrder = environment.flow.isOfMainProgram && !environment.isRepeated
    return value.mapPositions { $0.stored(in: isInOrder ? key.inOrder : key) }
  }

  /// Notes that code assigns a value to a variable of the main program.
  func note(_ value: Value, replacesGlobal key: PropertyKey, in environment: Environment) {
    note(value, replaces: key)
    if !environment.flow.isOfMainProgram || environment.isRepeated { note(value, replaces: key.inOrder) }
  }

  /// Sets the positions of the requests and openings whose provider was stored in a variable.
  func placeRequestsToReplacedProviders() {
    for containerID in containers.indices { containers[containerID].mapPositions { settled($0, for: []) } }
    for position in events.unplacedRequests.indices {
      events.unplacedRequests[position].request.position = settled(
        events.unplacedRequests[position].request.position, for: [])
    }
  }

  /// Returns the position of a provider after all code has been read: `.unknown` if one of the variables that have
  /// stored the provider may receive a provider of another position.
  ///
  /// - Parameter keys: The variables whose positions are being settled, since two variables may receive the providers
  ///   of each other.
  func settled(_ position: SourcePosition, for keys: Set<PropertyKey>) -> SourcePosition {
    if case .possible(let inner) = position {
      let settledPosition = settled(inner, for: keys)
      return settledPosition == .unknown ? .unknown : .possible(settledPosition)
    }
    guard case .stored(let key, let inner) = position else { return position }
    guard !keys.contains(key), !memory.namesOfReplacedProperties.contains(key.name) else { return .unknown }
    let keys = keys.union([key])
    let settledPosition = settled(inner, for: keys)
    let others = (memory.replacingPositions[key] ?? [:]).filter { !$0.value.allSatisfy(isSuperseded) }.keys
    return others.allSatisfy { $0 == inner || settled($0, for: keys) == settledPosition } ? settledPosition : .unknown
  }
}

extension VariableID {
  // No variable has these numbers: they distinguish several keys of one variable.
  fileprivate static let ofAnyInstance = VariableID(-1)
  fileprivate static let inOrder = VariableID(-2)
}

extension Interpreter.PropertyKey {
  /// The key of a variable of the main program for code that runs in the order of the main program.
  fileprivate var inOrder: Self {
    var key = self
    key.variable = .inOrder
    return key
  }

  /// The key of the property in all instances together.
  fileprivate var ofAnyInstance: Self {
    var key = self
    key.variable = .ofAnyInstance
    return key
  }
}

extension SourcePosition {
  /// Returns the position of a provider that a variable stores. It names each variable once.
  fileprivate func stored(in key: Interpreter.PropertyKey) -> SourcePosition {
    if self == .unknown || isStored(in: key) { return self }
    return depth < Self.mostVariables ? .stored(in: key, self) : .unknown
  }

  /// The greatest number of variables through which the position of a provider is followed.
  private static let mostVariables = 16

  private var depth: Int {
    switch self {
    case .stored(_, let inner): inner.depth + 1
    case .possible(let inner): inner.depth
    case .root, .scope, .unknown: 0
    }
  }

  private func isStored(in key: Interpreter.PropertyKey) -> Bool {
    switch self {
    case .stored(let variable, let inner): variable == key || inner.isStored(in: key)
    case .possible(let inner): inner.isStored(in: key)
    case .root, .scope, .unknown: false
    }
  }
}

extension Value {
  /// Whether it is a provider whose position in the tree of scopes is known.
  var isPlacedProvider: Bool {
    switch self {
    case .provider(.root): true
    case .provider(.scope(_, let position)): position != .unknown
    case .either(let alternatives): alternatives.contains(where: \.value.isPlacedProvider)
    case .tuple(let values, _), .list(let values, _): values.contains(where: \.isPlacedProvider)
    default: false
    }
  }

  /// The value with providers whose positions are possible, and not certain.
  var doubtfullyPlaced: Value { mapPositions { $0.isPossible ? $0 : .possible($0) } }

  /// The value with providers of unknown positions.
  var unplaced: Value { mapPositions { _ in .unknown } }

  /// Returns the value with other positions of its providers.
  func mapPositions(_ change: (SourcePosition) -> SourcePosition) -> Value {
    switch self {
    case .provider(.root(let container)): .provider(.scope(container, change(.root)))
    case .provider(.scope(let container, let position)): .provider(.scope(container, change(position)))
    case .either(let alternatives):
      .either(alternatives.map { Alternative(presence: $0.presence, value: $0.value.mapPositions(change)) })
    case .tuple(let values, let labels): .tuple(values.map { $0.mapPositions(change) }, labels: labels)
    case .list(let values, let isExact): .list(values.map { $0.mapPositions(change) }, isExact: isExact)
    default: self
    }
  }

  /// The positions that the provider of a variable may have after an assignment of this value. They are empty for
  /// `nil`, and unknown for a value that is no known provider.
  var positionsOfProvider: [SourcePosition] {
    switch self {
    case .absent: []
    case .provider(.root): [.root]
    case .provider(.scope(_, let position)): [position]
    case .either(let alternatives): alternatives.flatMap(\.value.positionsOfProvider)
    case .tuple(let values, _), .list(let values, _): values.filter(\.isPlacedProvider).flatMap(\.positionsOfProvider)
    default: [.unknown]
    }
  }
}
