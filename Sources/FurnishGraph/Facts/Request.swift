/// A service that is asked of a provider outright. Eager registrations need not be listed: `start()` asks for them.
package struct Request: Hashable, Sendable {
  /// The index of the service.
  package var service: Int
  package var place: ServicePlace?
  package var cardinality: Dependency.Cardinality
  /// It is asked of the root, and not of a scope.
  package var isFromRoot: Bool

  package init(
    service: Int, place: ServicePlace? = nil, cardinality: Dependency.Cardinality = .one, isFromRoot: Bool = true
  ) {
    self.service = service
    self.place = place
    self.cardinality = cardinality
    self.isFromRoot = isFromRoot
  }
}
