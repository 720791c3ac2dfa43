/// Passes the values in force to code that runs later, in another context: in a callback, on a queue, in a detached
/// task.
///
/// In a program that traces with FurnishObservability, the span in force is passed as well: spans that the callback
/// starts are its children. Task-local values of other libraries are not passed.
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
  try body(EscapedServices(values: .current, span: SpanInForce.capture()))
}

/// Passes the values in force to code that runs later in another context, from asynchronous code, on the caller's
/// actor. The parameters are those of the synchronous form.
public nonisolated(nonsending) func withEscapedServices<Success, Failure: Error>(
  _ body: nonisolated(nonsending) (EscapedServices) async throws(Failure) -> Success
) async throws(Failure) -> Success {
  try await body(EscapedServices(values: .current, span: SpanInForce.capture()))
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

  /// The span in force at that place; `nil` for none, so that the code keeps the span of its own context.
  let span: (any CapturedSpan)?

  /// Creates escaped services without a span: for code that runs for longer than the span does.
  package init(values: ServiceValues) { self.init(values: values, span: nil) }

  init(values: ServiceValues, span: (any CapturedSpan)?) {
    self.values = values
    self.span = span
  }

  /// Runs `operation` under the escaped values.
  ///
  /// - Parameter operation: A function that runs under the escaped values.
  /// - Returns: The result of `operation`.
  /// - Throws: Any error that `operation` throws, with its type.
  public func yield<Success, Failure: Error>(
    _ operation: () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    guard let span else { return try values.bound(operation) }
    return try span.inForce { () throws(Failure) in try values.bound(operation) }
  }

  /// Runs an asynchronous `operation` under the escaped values, on the caller's actor.
  ///
  /// - Parameter operation: A function that runs under the escaped values, isolated as its caller is.
  /// - Returns: The result of `operation`.
  /// - Throws: Any error that `operation` throws, with its type.
  public nonisolated(nonsending) func yield<Success, Failure: Error>(
    _ operation: nonisolated(nonsending) () async throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    guard let span else { return try await values.bound(operation) }
    return try await span.inForce { () async throws(Failure) in try await values.bound(operation) }
  }
}
