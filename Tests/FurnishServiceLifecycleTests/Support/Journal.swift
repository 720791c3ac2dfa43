import Synchronization

/// A record of the events of a group of probes, in order.
final class Journal: Sendable {
  enum Event: Hashable, Sendable {
    case started(Int)
    case ready(Int)
    case stopping(Int)
    case ended(Int)
    case closed(Int)
  }

  private struct State {
    var events: [Event] = []
    var waiters: [(isDone: @Sendable ([Event]) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var events: [Event] { state.withLock { $0.events } }

  func append(_ event: Event) {
    let resumed = state.withLock { state in
      state.events.append(event)
      let events = state.events
      let done = state.waiters.filter { $0.isDone(events) }
      state.waiters.removeAll { $0.isDone(events) }
      return done
    }
    for waiter in resumed { waiter.continuation.resume() }
  }

  /// Waits until the events satisfy a condition. The time limit of the test ends a wait that would not end.
  func wait(until isDone: @escaping @Sendable ([Event]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isDoneAlready = state.withLock { state in
        if isDone(state.events) { return true }
        state.waiters.append((isDone, continuation))
        return false
      }
      if isDoneAlready { continuation.resume() }
    }
  }

  func wait(for event: Event) async { await wait { $0.contains(event) } }
}
