/// A type that carries calls to the process that serves them.
///
/// Conform to it to send calls over a protocol of your own. A transport passes ``RemoteRequest`` to a ``RemoteServer``
/// in the other process, and its ``RemoteReply`` back:
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
