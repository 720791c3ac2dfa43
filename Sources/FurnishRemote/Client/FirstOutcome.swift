/// The first of several outcomes, for one task that awaits it.
// `@unchecked Sendable`: `state` is read and written behind `lock`.
final class FirstOutcome<Outcome: Sendable>: @unchecked Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Outcome, Never>)
    case set(Outcome)
  }

  private let lock = Lock()
  private var state = State.open

  func set(_ outcome: Outcome) {
    let waiting = lock.withLock { () -> CheckedContinuation<Outcome, Never>? in
      switch state {
      case .set: return nil
      case .open:
        state = .set(outcome)
        return nil
      case .awaited(let continuation):
        state = .set(outcome)
        return continuation
      }
    }
    waiting?.resume(returning: outcome)
  }

  func value() async -> Outcome {
    await withCheckedContinuation { continuation in
      let outcome = lock.withLock { () -> Outcome? in
        if case .set(let outcome) = state { return outcome }
        state = .awaited(continuation)
        return nil
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }
}

/// Runs work in a task of its own, and throws `CancellationError` as soon as the caller is canceled, even if the work
/// ignores that it is canceled too.
package func abandoning<Success: Sendable>(
  _ work: @escaping @Sendable () async throws -> Success
) async throws -> Success {
  let outcome = FirstOutcome<Result<Success, any Error>>()
  let task = Task {
    do { outcome.set(.success(try await work())) } catch { outcome.set(.failure(error)) }
  }
  let first = await withTaskCancellationHandler {
    await outcome.value()
  } onCancel: {
    // The error is set before the task is canceled, so that a result of the canceled work does not take precedence.
    outcome.set(.failure(CancellationError()))
    task.cancel()
  }
  return try first.get()
}
