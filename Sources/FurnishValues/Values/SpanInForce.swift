/// The span in force, which ``withEscapedServices(_:)-6msh7`` passes to callbacks beside the values.
///
/// This module imports no library for spans: FurnishObservability sets the task-local that contains the span, when the
/// program creates the first interceptor or observer of spans. Until then, escaped services capture the values alone.
package enum SpanInForce {
  /// The ``SpanSource``, which is never released; 0 if none was set.
  private static let source = AtomicWord.immortal()

  /// Sets the task-local that contains the span. Only the first call has an effect.
  package static func setSource<Span: Sendable>(_ local: TaskLocal<Span?>) {
    _ = source.storeFirst(SpanSource { local.get().map { CapturedValue(local, $0) } })
  }

  /// Returns the span in force; nil for none, and if no task-local was set.
  static func capture() -> (any CapturedSpan)? {
    source.object(as: SpanSource.self)?._withUnsafeGuaranteedRef { $0.capture() }
  }
}

/// A span that was in force where services escaped.
protocol CapturedSpan: AnyObject, Sendable {
  /// Runs `operation` with the span in force.
  func inForce<Success, Failure: Error>(_ operation: () throws(Failure) -> Success) throws(Failure) -> Success

  /// Runs an asynchronous `operation` with the span in force, on the caller's actor.
  nonisolated(nonsending) func inForce<Success, Failure: Error>(
    _ operation: nonisolated(nonsending) () async throws(Failure) -> Success
  ) async throws(Failure) -> Success
}

private final class SpanSource: Sendable {
  let capture: @Sendable () -> (any CapturedSpan)?

  init(_ capture: @escaping @Sendable () -> (any CapturedSpan)?) { self.capture = capture }
}

/// A task-local and the value that it had.
private final class CapturedValue<Value: Sendable>: CapturedSpan {
  private let local: TaskLocal<Value?>
  private let value: Value

  init(_ local: TaskLocal<Value?>, _ value: Value) {
    self.local = local
    self.value = value
  }

  func inForce<Success, Failure: Error>(_ operation: () throws(Failure) -> Success) throws(Failure) -> Success {
    try local.withValue(value) {
      Result { () throws(Failure) in try operation() }
    }.get()
  }

  nonisolated(nonsending) func inForce<Success, Failure: Error>(
    _ operation: nonisolated(nonsending) () async throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    try await local.withValue(value) { () async -> Result<Success, Failure> in
      do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
    }.get()
  }
}
