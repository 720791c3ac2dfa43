import FurnishGraph

/// The positions of providers that code may replace: a variable may receive the provider of another scope, and a
/// subclass or a conforming type may return another one.
///
/// Findings about levels must be certain, so the position of a provider that was stored in a variable is known only if
/// no other code assigns a provider of another position to this variable. This is decided once all code has been read.
/// For example, if one function assigns the root to the property `provider`, and another one assigns `root.makeScope()`
/// to it, a request to this property has an unknown position. The container of the provider remains known in any case.
extension Interpreter {
  /// Returns the value of a variable as its readers receive it.
  ///
  /// - Parameter isOfAnyInstance: Whether the instance whose property is read is unknown, so that the property may have
  ///   the value of any other instance, also if it is a constant.
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

  /// The attributes with which a variable returns the value that was assigned to it. Others are property wrappers,
  /// macros or `@TaskLocal`.
  static let plainAttributes: Set<String> = [
    "MainActor", "available", "ObservationIgnored", "usableFromInline", "preconcurrency", "objc", "nonobjc", "_spi",
  ]

  /// Notes that code assigns a value to a variable that may store a provider.
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

  /// Notes that code may assign any provider to the properties of a name: by a key path, or as an `inout` argument.
  func noteReplacement(ofPropertiesNamed name: String) { memory.namesOfReplacedProperties.insert(name) }

  /// Notes that code which is not followed may change a property, or the property of a global variable:
  /// `replace(&page.scope)`.
  func noteReplacement(by target: Expression, in environment: Environment) {
    switch target {
    case .member(_, let name, _): noteReplacement(ofPropertiesNamed: name)
    case .name(let name, _) where environment.binding(of: name) == nil: noteReplacement(ofPropertiesNamed: name)
    default: break
    }
  }

  /// Returns the value of a local name as the code receives it. Functions may replace a variable of the main program. In
  /// the order of the main program, its own assignments are known.
  func value(_ value: Value, ofLocal name: String, in environment: Environment) -> Value {
    guard value.isPlacedProvider, let main = mainProgram, let (owner, isConstant) = environment.binding(of: name),
      owner === main, !isConstant
    else { return value }
    let key = propertyKey(ofGlobal: name, in: main.context)
    let isInOrder = environment.flow.isOfMainProgram && !environment.isRepeated
    return value.mapPositions { $0.stored(in: isInOrder ? key.inOrder : key) }
  }

  /// Notes that a function assigns a value to a variable of the main program.
  func note(_ value: Value, replacesGlobal key: PropertyKey, in environment: Environment) {
    note(value, replaces: key)
    if !environment.flow.isOfMainProgram || environment.isRepeated { note(value, replaces: key.inOrder) }
  }

  /// Sets the positions of requests and openings whose provider was stored in a variable.
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
  /// - Parameter keys: The variables whose positions are being settled. Two variables may each receive the provider of
  ///   the other.
  func settled(_ position: SourcePosition, for keys: Set<PropertyKey>) -> SourcePosition {
    guard case .stored(let key, let inner) = position else { return position }
    guard !keys.contains(key), !memory.namesOfReplacedProperties.contains(key.name) else { return .unknown }
    let keys = keys.union([key])
    let own = settled(inner, for: keys)
    let others = (memory.replacingPositions[key] ?? [:]).filter { !$0.value.allSatisfy(isSuperseded) }.keys
    return others.allSatisfy { $0 == inner || settled($0, for: keys) == own } ? own : .unknown
  }

  /// Returns the result of a member of an instance. If a subclass or a conforming type may declare another member of
  /// the name, the positions of providers in the result are unknown, and so are the modules, texts and Boolean values
  /// that another member may return.
  func memberResult(_ value: Value, of name: String, _ type: TypeID, receiver: Value?) -> Value {
    guard value.isPlacedProvider || mayDiffer(value), !isExact(receiver), mayBeOverridden(name, type) else {
      return value
    }
    return differing(value.unplaced)
  }

  /// Returns whether another member of the same name may return another value.
  private func mayDiffer(_ value: Value) -> Bool {
    switch value {
    case .list(let values, _): values.isEmpty || values.contains { isModule($0) || $0.canBeCalled }
    case .either(let alternatives): alternatives.contains { mayDiffer($0.value) }
    case .instance(_, let creation): creation?.literal != nil || value.caseName != nil || isModule(value)
    case .boolean, .string: true
    default: false
    }
  }

  /// Returns the value that some member of the same name returns: a list may have other elements as well.
  private func differing(_ value: Value) -> Value {
    switch value {
    case .list(let values, _) where values.contains(where: isModule):
      .list(values + [.instance(.anyModule, creation: nil)], isExact: false)
    case .list(let values, _): .list(values + [.unknown], isExact: false)
    case .either(let alternatives):
      .either(alternatives.map { Value.Alternative(presence: $0.presence, value: differing($0.value)) })
    case .instance where isModule(value): .instance(.anyModule, creation: nil)
    case .boolean, .string, .instance: value.forgotten
    default: value
    }
  }

  /// Returns whether the source shows the type of an instance itself, and not only that of a variable that stores it.
  private func isExact(_ receiver: Value?) -> Bool {
    guard case .instance(let type, let creation?)? = receiver, let callee = creation.call?.callee else { return false }
    if creation.ownType == type { return true }
    switch callee {
    case .name(let name, _): return name == type.lastName
    case .type(let reference): return reference.lastName == type.lastName
    case .member(let base, "init", _):
      if case .name(let name, _) = base { return name == type.lastName }
      return false
    case .member(_, let name, _): return name == type.lastName
    default: return false
    }
  }

  private func mayBeOverridden(_ name: String, _ type: TypeID) -> Bool {
    let kind = index.types[type].facts.kind
    guard kind == .class || kind == .protocol else { return false }
    let key = OverriddenMember(type: type, name: name)
    if let known = answers.overriddenMembers[key] { return known }
    let isOverridden = index.types.indices.contains { other in
      other != type && declares(name, other) && index.inherits(other, from: type)
    }
    answers.overriddenMembers[key] = isOverridden
    return isOverridden
  }

  private func declares(_ name: String, _ type: TypeID) -> Bool {
    let declaration = index.types[type]
    return declaration.functions[name] != nil || declaration.variables.contains { index.variables.name($0) == name }
  }

  /// A member that a subclass or a conforming type may declare as well.
  struct OverriddenMember: Hashable {
    let type: TypeID
    let name: String
  }
}

extension VariableID {
  // No variable has these numbers. They distinguish the keys of one variable.
  fileprivate static let ofAnyInstance = VariableID(-1)
  fileprivate static let inOrder = VariableID(-2)
}

extension Interpreter.PropertyKey {
  /// The key of a variable of the main program where the order of the code shows its value.
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
  /// Returns the position of a provider that a variable stores, once for each variable.
  fileprivate func stored(in key: Interpreter.PropertyKey) -> SourcePosition {
    if self == .unknown || isStored(in: key) { return self }
    return depth < Self.mostVariables ? .stored(in: key, self) : .unknown
  }

  /// The greatest number of variables through which the position of a provider is followed.
  private static let mostVariables = 16

  private var depth: Int { if case .stored(_, let inner) = self { inner.depth + 1 } else { 0 } }

  private func isStored(in key: Interpreter.PropertyKey) -> Bool {
    guard case .stored(let own, let inner) = self else { return false }
    return own == key || inner.isStored(in: key)
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

  /// The value with unknown positions of its providers.
  var unplaced: Value { mapPositions { _ in .unknown } }

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

  /// The positions of the provider that a variable has after the value is assigned to it; none if it then has no
  /// provider.
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
