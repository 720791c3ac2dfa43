/// The reply of a server to a call.
public enum RemoteReply: Sendable {
  /// The result, encoded.
  case message([UInt8])
  /// The stream that the endpoint returned.
  case messages(RemoteMessages)
  /// The call failed.
  case failure(RemoteFailure)
}
