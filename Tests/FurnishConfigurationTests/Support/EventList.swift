import Furnish

/// An observer that stores the events of a container, and lets tests await them.
final class EventList: ContainerObserver {
  private let received = AwaitedState<[ContainerEvent]>([])

  func receive(_ event: ContainerEvent) { received.change { $0.append(event) } }

  var events: [ContainerEvent] { received.value }

  /// The lines of all events, such as `created Disk in root`, with the type of the error if there is one.
  var all: [String] { events.map(\.line) }

  /// Waits until the events satisfy a condition.
  func wait(until condition: @escaping @Sendable ([ContainerEvent]) -> Bool) async {
    await received.wait(until: condition)
  }

  /// Waits until an event has happened a number of times.
  func wait(for line: String, times: Int = 1) async {
    await wait { events in events.count { $0.line == line } >= times }
  }

  func reset() { received.change { $0 = [] } }
}

extension ContainerEvent {
  /// The description, without the duration.
  var line: String {
    let parts = description.split(separator: " (")
    return "\(parts[0])" + (errorType.map { ": \($0)" } ?? "")
  }
}
