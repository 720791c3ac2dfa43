/// A service that is asked of a provider outright. Eager registrations need not be listed: `start()` asks for them.
package struct Request: Hashable, Sendable {
  /// The index of the service.
  package var service: Int
  package var place: ServicePlace?
  package var cardinality: Dependency.Cardinality
  /// It is asked of the root, and not of a scope.
  package var isFromRoot: Bool
  /// It does not wait: what has to be awaited cannot be had so, unless somebody awaited it before.
  package var isSynchronous: Bool

  package init(
    service: Int, place: ServicePlace? = nil, cardinality: Dependency.Cardinality = .one, isFromRoot: Bool = true,
    isSynchronous: Bool = false
  ) {
    self.service = service
    self.place = place
    self.cardinality = cardinality
    self.isFromRoot = isFromRoot
    self.isSynchronous = isSynchronous
  }
}
