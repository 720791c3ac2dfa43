/// The first of several results, for one task that awaits it.
// `@unchecked Sendable`: `state` is read and written behind `lock`.
final class FirstOutcome<Success: Sendable>: @unchecked Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Success, any Error>)
    case set(Result<Success, any Error>)
  }

  private let lock = Lock()
  private var state = State.open

  func set(_ result: Result<Success, any Error>) {
    let waiting = lock.withLock { () -> CheckedContinuation<Success, any Error>? in
      switch state {
      case .set: return nil
      case .open:
        state = .set(result)
        return nil
      case .awaited(let continuation):
        state = .set(result)
        return continuation
      }
    }
    waiting?.resume(with: result)
  }

  func value() async throws -> Success {
    try await withCheckedThrowingContinuation { continuation in
      let result = lock.withLock { () -> Result<Success, any Error>? in
        if case .set(let result) = state { return result }
        state = .awaited(continuation)
        return nil
      }
      if let result { continuation.resume(with: result) }
    }
  }
}

/// Runs work in a task of its own, and throws `CancellationError` as soon as the caller is canceled, even if the work ignores
/// that it is canceled too.
package func abandoning<Success: Sendable>(
  _ work: @escaping @Sendable () async throws -> Success
) async throws -> Success {
  let outcome = FirstOutcome<Success>()
  let task = Task {
    do { outcome.set(.success(try await work())) } catch { outcome.set(.failure(error)) }
  }
  return try await withTaskCancellationHandler {
    try await outcome.value()
  } onCancel: {
    // First, so that a result of the canceled work does not take precedence.
    outcome.set(.failure(CancellationError()))
    task.cancel()
  }
}
