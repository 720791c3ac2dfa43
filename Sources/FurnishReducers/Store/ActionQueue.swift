/// The actions that were sent while another was being reduced, in their order.
struct ActionQueue<Action> {
  struct Entry {
    let action: Action
    let activity: Activity
    let isReceived: Bool
    /// Those in force where the action was sent.
    let services = EffectServices()
  }

  private var entries: [Entry] = []
  private var first = 0

  mutating func append(_ action: Action, of activity: Activity, isReceived: Bool) {
    entries.append(Entry(action: action, activity: activity, isReceived: isReceived))
  }

  mutating func popFirst() -> Entry? {
    guard first < entries.count else { return nil }
    let entry = entries[first]
    first += 1
    if first == entries.count {
      entries.removeAll(keepingCapacity: true)
      first = 0
    } else if first == 1024 {
      // In a queue that never runs empty, what is done must go at some time.
      entries.removeFirst(first)
      first = 0
    }
    return entry
  }
}
