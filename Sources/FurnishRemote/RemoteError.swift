/// An error of a call to another process.
///
/// A caller receives it in place of each error that cannot be sent to another process. Its message never repeats an error of
/// the server that is not a `RemoteError`: that could contain a secret. A service whose callers should read a message
/// throws a `RemoteError` of its own:
///
/// ```swift
/// throw RemoteError(.notFound, "landmark \(id) does not exist")
/// ```
public struct RemoteError: Error, Codable, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a failure; the cases are those of gRPC.
  ///
  /// An endpoint may throw any of them. Furnish itself uses these, among others:
  ///
  /// - `unavailable`: the server cannot be reached, or is shutting down.
  /// - `deadlineExceeded`: the time of the call has passed.
  /// - `cancelled`: the call was canceled.
  /// - `unimplemented`: the server does not have the endpoint.
  /// - `failedPrecondition`: the server has the endpoint with another signature.
  /// - `invalidArgument`: an argument, a message of a stream, or metadata cannot be encoded or decoded.
  public enum Code: String, Codable, Hashable, Sendable, CaseIterable {
    case cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied
    case resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable, dataLoss
    case unauthenticated
  }

  /// The kind of the failure.
  public let code: Code
  /// The failure in words for a developer.
  public let message: String
  /// The name of the service's type: `LandmarkService`; empty until the error has left the server.
  public let service: String
  /// The name of the endpoint: `fetchLandmark`; empty until the error has left the server.
  public let endpoint: String

  /// Creates an error to throw from an endpoint of a service. The server adds the names of service and endpoint.
  ///
  /// - Parameters:
  ///   - code: The kind of the failure.
  ///   - message: The failure in words for a developer, without anything that the caller may not read.
  public init(_ code: Code, _ message: String) {
    self.init(code, message, service: "", endpoint: "")
  }

  init(_ code: Code, _ message: String, service: String, endpoint: String) {
    self.code = code
    self.message = message
    self.service = service
    self.endpoint = endpoint
  }

  /// The endpoint, the code and the message, as in
  /// `LandmarkService.fetchLandmark failed (notFound): landmark 7 does not exist`.
  public var description: String {
    let place = service.isEmpty ? "" : "\(service).\(endpoint) "
    return "\(place)failed (\(code.rawValue)): \(message)"
  }
}
