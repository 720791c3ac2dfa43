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
