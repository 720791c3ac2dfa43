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
  /// The place of the request in the order of its code, or `nil` if the order is unknown. A synchronous request has the
  /// place of the last call before it that awaits services, or starts a container.
  package var order: CodeOrder?
  /// A Boolean value that indicates whether an error stops the program, as in `resolveRequired` and `@Injected`.
  package var trapsOnError: Bool
  /// A Boolean value that indicates whether code around the request handles its error, and the program continues.
  package var isHandled = false
  /// The number of the attempt that handles the error of the request, if the code after the attempt runs after such an
  /// error as well.
  package var resumedAttempt: Int?
  /// The numbers of the attempts, `do` and `try?`, around the request.
  package var attempts: [Int] = []
  /// The object by which the code requests the service; `nil` for a provider.
  package var deferral: Deferral?

  /// An object that requests a service when it is used.
  package enum Deferral: Hashable, Sendable {
    case lazy, factory
  }

  package init(
    service: Int, place: ServicePlace? = nil, cardinality: Dependency.Cardinality = .one,
    position: ScopePosition = .root, isSynchronous: Bool = false, order: CodeOrder? = nil, trapsOnError: Bool = false
  ) {
    self.service = service
    self.place = place
    self.cardinality = cardinality
    self.position = position
    self.isSynchronous = isSynchronous
    self.order = order
    self.trapsOnError = trapsOnError
  }
}
