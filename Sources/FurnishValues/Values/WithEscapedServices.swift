/// Passes the values in force to code that runs later, in another context: in a callback, on a queue, in a detached
/// task.
///
/// ```swift
/// withEscapedServices { continuation in
///   queue.async {
///     continuation.yield { ServiceValues.current.retries }
///   }
/// }
/// ```
///
/// - Parameter body: Starts the work, and passes it the continuation.
/// - Returns: The result of `body`.
/// - Throws: Any error that `body` throws, with its type.
/// - Complexity: O(1): the values are not copied.
public func withEscapedServices<Success, Failure: Error>(
  _ body: (EscapedServices) throws(Failure) -> Success
) throws(Failure) -> Success {
  try body(EscapedServices(values: .current))
}

/// Passes the values in force to code that runs later in another context, from asynchronous code, on the caller's
/// actor. The parameters are those of the synchronous form.
public nonisolated(nonsending) func withEscapedServices<Success, Failure: Error>(
  _ body: nonisolated(nonsending) (EscapedServices) async throws(Failure) -> Success
) async throws(Failure) -> Success {
  try await body(EscapedServices(values: .current))
}

/// The values of the place where ``withEscapedServices(_:)-6msh7`` was called.
///
/// It may be stored, and used from any thread and any task, as often as you like. Child tasks and tasks that are
/// started with `Task { … }` inherit the values in force without it.
///
/// ```swift
/// withEscapedServices { services in
///   timer.onTick = { services.yield { print(ServiceValues.current.retries) } }
/// }
/// ```
public struct EscapedServices: Sendable {
  let values: ServiceValues

  /// Runs `operation` under the escaped values.
  ///
  /// - Parameter operation: A function that runs under the escaped values.
  /// - Returns: The result of `operation`.
  /// - Throws: Any error that `operation` throws, with its type.
  public func yield<Success, Failure: Error>(
    _ operation: () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    try values.bound(operation)
  }

  /// Runs an asynchronous `operation` under the escaped values, on the caller's actor.
  ///
  /// - Parameter operation: A function that runs under the escaped values, isolated as its caller is.
  /// - Returns: The result of `operation`.
  /// - Throws: Any error that `operation` throws, with its type.
  public nonisolated(nonsending) func yield<Success, Failure: Error>(
    _ operation: nonisolated(nonsending) () async throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    try await values.bound(operation)
  }
}
