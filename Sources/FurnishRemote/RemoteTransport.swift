/// A type that carries calls to the process that serves them.
///
/// Conform to it to send calls over a protocol of your own. A transport passes ``RemoteRequest`` to a ``RemoteServer`` in
/// the other process, and its ``RemoteReply`` back:
///
/// ```swift
/// struct Wire: RemoteTransport {
///   let server: RemoteServer
///   func send(_ request: RemoteRequest) async throws -> RemoteReply { await server.reply(to: request) }
/// }
/// ```
///
/// A transport ends the call on the server when the task of the caller is canceled.
public protocol RemoteTransport: Sendable {
  /// Sends a call and returns its result.
  ///
  /// - Parameter request: The call.
  /// - Returns: The reply of the server.
  /// - Throws: A ``RemoteError`` if the server cannot be reached: `unavailable`.
  func send(_ request: RemoteRequest) async throws -> RemoteReply
}

/// A call on its way to the server.
public struct RemoteRequest: Sendable {
  /// The name of the service's type: `LandmarkService`.
  public var service: String
  /// The name of the endpoint: `fetchLandmark`.
  public var endpoint: String
  /// The type of the endpoint when the caller was built: `(id: String) async throws -> Landmark?`; `nil` from a caller
  /// without one, such as a program in another language. The server does not compare it then.
  public var signature: String?
  /// The arguments, encoded.
  public var arguments: [UInt8]
  /// The messages of the caller's stream, if the last parameter is a stream.
  public var messages: RemoteMessages?
  /// A Boolean value that indicates whether the call may be sent again.
  public var isIdempotent: Bool
  /// A Boolean value that indicates whether the endpoint returns a stream, so that the caller expects
  /// ``RemoteReply/messages(_:)``.
  public var returnsStream: Bool
  /// The time that the call may take, for the server to end it by itself; `nil` for no limit, and where the clock of the
  /// caller is not the continuous one. The caller receives its error even if the transport ignores the limit.
  public var timeLimit: Duration?

  /// Creates a call, on the server's side of a transport.
  ///
  /// - Parameters:
  ///   - service: The name of the service's type.
  ///   - endpoint: The name of the endpoint.
  ///   - signature: The type of the endpoint when the caller was built.
  ///   - arguments: The arguments, encoded.
  ///   - messages: The messages of the caller's stream.
  ///   - isIdempotent: Whether the call may be sent again.
  ///   - returnsStream: Whether the endpoint returns a stream.
  ///   - timeLimit: The time that the call may take.
  public init(
    service: String, endpoint: String, signature: String?, arguments: [UInt8], messages: RemoteMessages? = nil,
    isIdempotent: Bool = false, returnsStream: Bool = false, timeLimit: Duration? = nil
  ) {
    self.service = service
    self.endpoint = endpoint
    self.signature = signature
    self.arguments = arguments
    self.messages = messages
    self.isIdempotent = isIdempotent
    self.returnsStream = returnsStream
    self.timeLimit = timeLimit
  }
}

/// The reply of a server to a call.
public enum RemoteReply: Sendable {
  /// The result, encoded.
  case message([UInt8])
  /// The stream that the endpoint returned.
  case messages(RemoteMessages)
  /// The call failed.
  case failure(RemoteFailure)
}
