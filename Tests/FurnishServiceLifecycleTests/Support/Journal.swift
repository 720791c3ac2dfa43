/// A record of the events of a group of probes, in order.
final class Journal: Sendable {
  enum Event: Hashable, Sendable {
    case started(Int)
    case ready(Int)
    case stopping(Int)
    case ended(Int)
    case closed(Int)
  }

  private let recorded = AwaitedState<[Event]>([])

  var events: [Event] { recorded.value }

  func append(_ event: Event) { recorded.change { $0.append(event) } }

  func wait(until isDone: @escaping @Sendable ([Event]) -> Bool) async { await recorded.wait(until: isDone) }

  func wait(for event: Event) async { await wait { $0.contains(event) } }
}
