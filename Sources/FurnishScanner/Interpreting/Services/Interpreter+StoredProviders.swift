import FurnishGraph

/// The providers that recipes pass to the instances they create: a server stores its provider to open a scope for each
/// request.
///
/// The lifetime of the service determines the position of its provider in the tree of scopes: the recipe of a singleton
/// receives the root. The container of the provider stays unknown, since several containers may have the service.
extension Interpreter {
  /// Notes that the recipe of a registration stores its provider in a property.
  ///
  /// - Parameter isRead: Whether the lifetime of the registration could be read.
  func note(_ property: PropertyKey, storesProviderOf registration: SourceRegistration, isRead: Bool) {
    memory.positionsOfProviders[property, default: []].insert(position(ofProviderOf: registration, isRead: isRead))
  }

  /// Returns the position of the provider that the recipe of a registration receives.
  func position(ofProviderOf registration: SourceRegistration, isRead: Bool) -> SourcePosition {
    switch registration.lifetime.sharing {
    case .container: registration.isDecorator || !isRead ? .unknown : .root
    case .level: registration.level.map { .scope($0) } ?? .unknown
    case .scope, .none: .unknown
    }
  }

  /// Sets the positions of requests to stored providers. A property has a position if all recipes and other code store
  /// providers of this position.
  func placeRequestsToStoredProviders() {
    for position in events.unplacedRequests.indices {
      guard let property = events.unplacedRequests[position].request.property else { continue }
      events.unplacedRequests[position].request.property = nil
      let isCertain = memory.otherProviders[property]?.allSatisfy(isSuperseded) ?? true
      let positions = isCertain ? memory.positionsOfProviders[property] ?? [] : []
      let positionOfProvider = positions.count == 1 ? positions.first! : .unknown
      let scope = events.unplacedRequests[position].request.position
      events.unplacedRequests[position].request.position = positionOfProvider.opening(scope)
    }
  }
}
