/// An error of a call to another process.
///
/// A caller receives it in the place of each error that cannot travel as itself. Its message never repeats an error of
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

  /// `LandmarkService.fetchLandmark failed (notFound): landmark 7 does not exist`
  public var description: String {
    let place = service.isEmpty ? "" : "\(service).\(endpoint) "
    return "\(place)failed (\(code.rawValue)): \(message)"
  }
}

/// An error that travels between processes as itself: one that an endpoint throws, and one that ends the stream which
/// an endpoint returned.
///
/// An endpoint with a typed error needs one, because the call itself can fail too:
///
/// ```swift
/// enum LandmarkError: RemoteThrowable {
///   case isClosed(until: Int)
///   case notReached(RemoteError)
///   init(remoteFailure: RemoteError) { self = .notReached(remoteFailure) }
/// }
/// var fetchLandmark: @Sendable (_ id: String) async throws(LandmarkError) -> Landmark
/// ```
public protocol RemoteThrowable: Error, Codable, Sendable {
  /// Creates the error for a call that failed on its way, or with an error of another type.
  ///
  /// - Parameter remoteFailure: The failure of the call.
  init(remoteFailure: RemoteError)
}

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
