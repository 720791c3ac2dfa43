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
  /// Closes the connection, the file, or whatever this service holds. It is called once, after all services that depend
  /// on this one are closed.
  ///
  /// The task that calls this method may be canceled already, for example if a client has disconnected. Close the
  /// service nevertheless.
  ///
  /// - Throws: The error of closing. Other services are closed all the same; see ``ClosingError``.
  func close() async throws
}

/// The errors that services threw while a scope closed them. All other services are closed.
public struct ClosingError: Error, CustomStringConvertible {
  /// The errors, in the order in which the services were closed.
  public let errors: [any Error]

  /// The description of each error: what happened, to which service, and how to fix it, in three lines.
  public let description: String

  let failures: [ClosingFailure]

  init(_ failures: [ClosingFailure]) {
    self.failures = failures
    errors = failures.map(\.error)
    description = failures.map { ServiceError.closingFailed($0.error, $0.slot).description }.joined(separator: "\n")
  }
}

/// A service that could not be closed, and the error that its `close()` threw.
struct ClosingFailure: Sendable {
  let slot: Slot
  let error: any Error

  init(_ slot: Slot, _ error: any Error) {
    self.slot = slot
    self.error = error
  }
}
