import Furnish

/// The state, the reducer with its environment, and what runs: everything that a ``Store`` and
/// its views share.
///
/// `@unchecked Sendable`: made where the store lives, and everything but `deinit` is called
/// there alone: by the store, which is isolated, and by effects inside of ``EffectScope/enter``.
package final class StoreCore<State, Action: Sendable>: @unchecked Sendable {
  /// Where the state stands, as long as this object does. Not a stored property: views go to
  /// their parts of it by an address, and `isReducing` does for exclusive access.
  package let address: UnsafeMutablePointer<State>

  let hub = StoreHub()
  package let scope: EffectScope
  private let reduce: (inout State, Action) -> [Effect<Action>]
  private var queue = ActionQueue<Action>()

  /// The services that were overridden around the making of the store, if any were.
  private let services: ServiceValues?

  /// Called after each reduction, with the action, and whether an effect has sent it. For tests.
  package var didReduce: ((Action, _ isReceived: Bool) -> Void)?

  package init<Environment>(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment,
    scope: EffectScope
  ) {
    let reduce = reducer.reduce
    self.reduce = { state, action in reduce(&state, action, environment) }
    self.scope = scope
    let current = ServiceValues.current
    services = current.layer === ServiceValues().layer ? nil : current
    address = .allocate(capacity: 1)
    address.initialize(to: initialState)
  }

  deinit {
    scope.cancelAll()
    address.deinitialize(count: 1)
    address.deallocate()
  }

  /// Reduces an action, or queues it behind the one that is being reduced.
  ///
  /// - Returns: What was started, or nil if nothing was.
  package func send(_ action: Action) -> Activity? {
    if hub.isDraining {
      let activity = Activity(in: scope)
      queue.append(action, of: activity, isReceived: false)
      return activity
    }
    guard let services else { return drain(action, of: nil) }
    return withServices(from: services, { _ in }, operation: { drain(action, of: nil) })
  }

  /// Takes an action that an effect has sent.
  private func receive(_ action: Action, of activity: Activity) {
    if hub.isDraining {
      activity.begin()
      queue.append(action, of: activity, isReceived: true)
    } else {
      _ = drain(action, of: activity)
    }
  }
}

extension StoreCore {
  /// Works off an action and all that are queued meanwhile.
  private func drain(_ action: Action, of sender: Activity?) -> Activity? {
    hub.isDraining = true
    let effects = reduced(action, isReceived: sender != nil)
    if effects.isEmpty, queue.isEmpty {
      hub.isDraining = false
      return sender
    }
    let activity = sender ?? Activity(in: scope)
    start(effects, of: activity)
    while let next = queue.popFirst() {
      next.services { start(reduced(next.action, isReceived: next.isReceived), of: next.activity) }
      next.activity.end()
    }
    hub.isDraining = false
    if sender == nil { activity.end() }
    return activity
  }

  private func reduced(_ action: Action, isReceived: Bool) -> [Effect<Action>] {
    hub.isReducing = true
    let effects = reduce(&address.pointee, action)
    hub.isReducing = false
    if let didReduce { didReduce(action, isReceived) }
    if hub.hasWatchers { hub.notify() }
    return effects
  }

  private func start(_ effects: [Effect<Action>], of activity: Activity) {
    if effects.isEmpty { return }
    let run = EffectRun<Action>(activity: activity) { [weak self] action in
      self?.receive(action, of: activity)
    }
    for effect in effects { effect.start(run) }
  }
}

/// The actions that were sent while another was being reduced, in their order.
private struct ActionQueue<Action> {
  struct Entry {
    let action: Action
    let activity: Activity
    let isReceived: Bool
    /// Those in force where the action was sent.
    let services = EffectServices()
  }

  private var entries: [Entry] = []
  private var first = 0

  var isEmpty: Bool { entries.isEmpty }

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
