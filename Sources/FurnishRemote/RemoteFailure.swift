/// A failed call as a transport carries it: the error, and the encoded error of the endpoint's own type.
public struct RemoteFailure: Error, Sendable {
  /// The failure.
  public let error: RemoteError
  /// The error of the endpoint's own type, encoded, if the endpoint threw it; `nil` otherwise.
  public let payload: [UInt8]?

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - error: The failure.
  ///   - payload: The error of the endpoint's own type, encoded.
  public init(_ error: RemoteError, payload: [UInt8]? = nil) {
    self.error = error
    self.payload = payload
  }
}
