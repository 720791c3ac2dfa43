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
  /// The time that the call may take, for the server to end it by itself; `nil` for no limit, and where the clock of
  /// the caller is not the continuous one. The caller receives its error even if the transport ignores the limit.
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
