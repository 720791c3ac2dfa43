/// The actions that were sent while another was being reduced, in their order.
@usableFromInline
struct ActionQueue<Action> {
  @usableFromInline
  struct Entry {
    @usableFromInline let action: Action
    @usableFromInline let activity: Activity
    @usableFromInline let isReceived: Bool
    /// The services in force where the action was sent.
    @usableFromInline let services = EffectServices()

    @inlinable
    init(_ action: Action, of activity: Activity, isReceived: Bool) {
      self.action = action
      self.activity = activity
      self.isReceived = isReceived
    }
  }

  @usableFromInline var entries: [Entry] = []
  @usableFromInline var first = 0

  @inlinable
  init() {}

  @inlinable
  mutating func append(_ action: Action, of activity: Activity, isReceived: Bool) {
    entries.append(Entry(action, of: activity, isReceived: isReceived))
  }

  @inlinable
  mutating func popFirst() -> Entry? {
    guard first < entries.count else { return nil }
    let entry = entries[first]
    first += 1
    if first == entries.count {
      entries.removeAll(keepingCapacity: true)
      first = 0
    } else if first == 1024 {
      // A queue that never runs empty must still remove its completed elements.
      entries.removeFirst(first)
      first = 0
    }
    return entry
  }
}
