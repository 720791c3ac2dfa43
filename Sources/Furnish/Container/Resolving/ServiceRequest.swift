/// A request for a service of a type.
@frozen
public struct ServiceRequest<T>: Sendable {
  /// The name that the service is registered under, if it has one.
  public let name: ServiceName?

  /// Creates a request for the service with a name, or for the one without a name.
  ///
  /// - Parameter name: The name that the service is registered under, if it has one.
  @inlinable
  public init(name: ServiceName? = nil) { self.name = name }
}
