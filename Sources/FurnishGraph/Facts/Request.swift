/// A service that is requested from a provider. Eager registrations need not be listed: `start()` requests them.
package struct Request: Hashable, Sendable {
  /// The index of the service.
  package var service: Int
  package var place: ServicePlace?
  package var cardinality: Dependency.Cardinality
  /// The position of the provider in the tree of scopes.
  package var position: ScopePosition
  /// A Boolean value that indicates whether the request is synchronous: it fails for a service that must be awaited and
  /// that has not been awaited before.
  package var isSynchronous: Bool
  /// A Boolean value that indicates whether an error stops the program, as in `resolveRequired` and `@Injected`.
  package var trapsOnError: Bool

  package init(
    service: Int, place: ServicePlace? = nil, cardinality: Dependency.Cardinality = .one,
    position: ScopePosition = .root, isSynchronous: Bool = false, trapsOnError: Bool = false
  ) {
    self.service = service
    self.place = place
    self.cardinality = cardinality
    self.position = position
    self.isSynchronous = isSynchronous
    self.trapsOnError = trapsOnError
  }
}
