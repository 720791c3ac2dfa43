/// A service that has something to close, such as a connection, a file, or a buffer.
///
/// ```swift
/// extension Database: Closeable {
///   func close() async throws { try await pool.shutDown() }
/// }
/// ```
///
/// When a scope is closed, it closes the instances that it created, dependents first, and each once. It does not close
/// instances that were passed in. See ``ServiceScope/close()``.
public protocol Closeable {
  /// Closes the resource that this service has opened, such as a connection or a file. The scope calls this method
  /// once, after all services that depend on this one are closed.
  ///
  /// The task that calls this method may be canceled already, for example if a client has disconnected. Close the
  /// service nevertheless.
  ///
  /// - Throws: The error of closing. Other services are closed all the same; see ``ClosingError``.
  func close() async throws
}
