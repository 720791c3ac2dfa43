/// A failed call as a transport carries it: the error, and the encoded error of the endpoint's own type.
public struct RemoteFailure: Error, Sendable {
  /// The failure.
  public let error: RemoteError
  /// The error of the endpoint's own type, encoded, if the endpoint threw it; `nil` otherwise.
  public let payload: [UInt8]?
  /// The error of a service that the endpoint requested and that could not be created. It does not travel: the server
  /// logs it.
  package let serviceError: ServiceError?

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - error: The failure.
  ///   - payload: The error of the endpoint's own type, encoded.
  public init(_ error: RemoteError, payload: [UInt8]? = nil) {
    self.error = error
    self.payload = payload
    serviceError = nil
  }

  init(_ error: RemoteError, serviceError: ServiceError?) {
    self.error = error
    payload = nil
    self.serviceError = serviceError
  }
}
