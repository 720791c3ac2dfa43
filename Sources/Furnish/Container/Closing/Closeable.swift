/// A service that has something to end: a connection, a file, a buffer.
///
/// ```swift
/// extension Database: Closeable {
///   func close() async throws { try await pool.shutDown() }
/// }
/// ```
///
/// A scope closes what it made when it is closed itself, dependents first, and each once;
/// never what it was passed. See ``ServiceScope/close()``.
public protocol Closeable {
  /// Ends what has to be ended. Called once, when all that was made of this is closed.
  ///
  /// The task that closes may be canceled already, as that of a request whose client hung up
  /// is: that is no reason to give up.
  ///
  /// - Throws: What goes wrong. Others are closed all the same; see ``ClosingError``.
  func close() async throws
}

/// The errors that services threw while a scope closed them. All others are closed.
public struct ClosingError: Error, CustomStringConvertible {
  /// The errors, in the order in which the services were closed.
  public let errors: [any Error]

  /// What happened, to which service, and how to fix it: three lines for each error.
  public let description: String

  let failures: [ClosingFailure]

  init(_ failures: [ClosingFailure]) {
    self.failures = failures
    errors = failures.map(\.error)
    description = failures.map { ServiceError.closingFailed($0.error, $0.slot).description }.joined(separator: "\n")
  }
}

/// A service that could not be closed.
struct ClosingFailure: Sendable {
  let slot: Slot
  let error: any Error

  init(_ slot: Slot, _ error: any Error) {
    self.slot = slot
    self.error = error
  }
}
