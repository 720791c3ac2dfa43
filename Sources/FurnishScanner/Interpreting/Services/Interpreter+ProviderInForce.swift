/// One of the providers that code sets in force: `withServices { $0.provider = scope } operation: { … }`.
///
/// `@Injected` reads from the provider in force. The interpreter does not follow which one that is at a place of the
/// code. If every provider that code sets is the root of one container, properties read from that root.
struct ProviderInForce: Hashable {
  /// The container of the provider; nil if it is not known.
  let container: ContainerID?
  let position: SourcePosition
}

extension Interpreter {
  /// Whether code sets a provider in force, or may set one where the source does not show it.
  var mayHaveProviderInForce: Bool { !events.providersInForce.isEmpty || mayHideProviderInForce }

  /// Whether the provider in force may be a scope, from which properties with `@Injected` then read.
  var mayReadInScopes: Bool {
    mayHideProviderInForce || events.providersInForce.contains { settled($0.position, for: []) != .root }
  }

  /// Whether code that is not followed may set a provider in force: by a key path, or by a module that opens scopes.
  private var mayHideProviderInForce: Bool {
    let names = [FurnishNames.providerInForce, FurnishNames.valuesInEnvironment]
    return events.replacesUnreadValues || !memory.namesOfReplacedProperties.isDisjoint(with: names)
      || index.imports.contains { $0.contains { FurnishNames.modulesOpeningScopes.contains($0.module) } }
  }

  /// Notes that code sets the provider in force.
  func noteProviderInForce(_ value: Value) { events.providersInForce.formUnion(value.providersInForce) }

  /// Notes that an assignment to a property of this name may set the provider in force.
  func noteProviderInForce(_ value: Value, assignedTo name: String) {
    guard name == FurnishNames.providerInForce else { return }
    noteProviderInForce(value)
    progress.hasSetProvider = true
  }

  /// Notes that a test sets the provider for its code, which the source shows if no condition decides.
  func noteProviderOfTest(_ value: Value, assignedTo name: String, under presence: Presence) {
    guard name == FurnishNames.providerInForce else { return }
    if presence == .always, case .provider(let provider) = value {
      progress.servicesOfTest?.provider = provider
    } else {
      progress.servicesOfTest?.provider = nil
    }
  }

  /// Notes a provider that a modifier of a view sets: `.provider(provider)`, `.scope(Session.self, user)`.
  func noteProviderInForce(passedBy call: Call, _ values: [Value]) {
    switch call.callee.calledName {
    case FurnishNames.scopeModifier: noteProviderInForce(.unknown)
    case FurnishNames.providerInForce: if let provider = values.first { noteProviderInForce(provider) }
    default: break
    }
  }

  /// Returns the requests by `@Injected` that certainly run: their modules belong to a program and import none that was
  /// not read, and the program creates the owners of the properties.
  func requestsOfProgram(_ requests: [SourceRequest]) -> [SourceRequest] {
    guard !requests.isEmpty else { return [] }
    let modules = RunningModules(index, exposed: nil)
    return requests.filter { request in
      let module = index.moduleOfFile[request.place.file]
      let isCreated =
        events.ownersOfProperties[request.place].map { $0.map(events.createdTypes.contains) ?? true } ?? true
      return isCreated && modules.runs(module) && !modules.importsUnread(module)
    }
  }

  /// Sets the position of requests by `@Injected` to the root, if all code sets the root of one container as the
  /// provider in force.
  func placeInjections() {
    let places = Set(events.providersInForce.map { $0.container.map { containers[$0].place } })
    guard places.count == 1, let place = places.first ?? nil, !mayHideProviderInForce,
      events.providersInForce.allSatisfy({ settled($0.position, for: []) == .root })
    else { return }
    let placed = Set(requestsOfProgram(events.unplacedRequests.map(\.request).filter { $0.source == .providerInForce }))
    for position in events.unplacedRequests.indices where placed.contains(events.unplacedRequests[position].request) {
      events.unplacedRequests[position].request.position = .root
      events.unplacedRequests[position].request.container = place
    }
  }
}

extension SourceRequest {
  /// Returns the request as it applies to the container at a place. If the request is known to be for another
  /// container, its position in the tree of scopes is unknown.
  func requested(from place: SourcePlace) -> SourceRequest {
    guard let container, container != place else { return self }
    var request = self
    request.position = .unknown
    return request
  }
}

extension Value {
  /// The providers that may be in force after code has set this value.
  fileprivate var providersInForce: Set<ProviderInForce> {
    switch self {
    case .absent: []
    // The modifier `.provider(container)` sets the root of the container.
    case .provider(.root(let container)), .container(let container?):
      [ProviderInForce(container: container, position: .root)]
    case .provider(.scope(let container, let position)): [ProviderInForce(container: container, position: position)]
    case .either(let alternatives): alternatives.reduce(into: []) { $0.formUnion($1.value.providersInForce) }
    default: [ProviderInForce(container: nil, position: .unknown)]
    }
  }
}
