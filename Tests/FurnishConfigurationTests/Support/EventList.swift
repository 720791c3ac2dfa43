import Furnish
import Synchronization

/// An observer that stores the events of a container, and lets tests await them.
final class EventList: ContainerObserver {
  private struct State {
    var events: [ContainerEvent] = []
    var waiters: [(condition: @Sendable ([ContainerEvent]) -> Bool, continuation: CheckedContinuation<Void, Never>)] =
      []
  }

  private let state = Mutex(State())

  func receive(_ event: ContainerEvent) {
    let ready = state.withLock { state in
      state.events.append(event)
      let ready = state.waiters.filter { $0.condition(state.events) }
      state.waiters.removeAll { $0.condition(state.events) }
      return ready.map(\.continuation)
    }
    for continuation in ready { continuation.resume() }
  }

  var events: [ContainerEvent] { state.withLock(\.events) }

  /// The lines of all events, such as `created Disk in root`, with the type of the error if there is one.
  var all: [String] { events.map(\.line) }

  /// Waits until the events fulfill a condition.
  func wait(until condition: @escaping @Sendable ([ContainerEvent]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if condition(state.events) { return true }
        state.waiters.append((condition, continuation))
        return false
      }
      if isReady { continuation.resume() }
    }
  }

  /// Waits until an event has happened a number of times.
  func wait(for line: String, times: Int = 1) async {
    await wait { events in events.count { $0.line == line } >= times }
  }

  func reset() { state.withLock { $0.events = [] } }
}

extension ContainerEvent {
  /// The description, without the duration.
  var line: String {
    let parts = description.split(separator: " (")
    return "\(parts[0])" + (errorType.map { ": \($0)" } ?? "")
  }
}
