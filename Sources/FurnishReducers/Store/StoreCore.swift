public import Furnish

/// The state, the reducer with its environment, and the running effects: everything that a ``Store`` and
/// its views share.
///
/// The code that reduces an action is inlinable: where the compiler specializes it for the types of the state and the
/// action, a `send` takes a fraction of the time.
// `@unchecked Sendable`: created on the actor of the store. Everything but `deinit` is called only on that actor: by
// the store, which is isolated to it, and by effects inside of ``EffectScope/enter``.
@usableFromInline
package final class StoreCore<State, Action: Sendable>: @unchecked Sendable {
  /// The address of the state, valid as long as this object lives. The state is not a stored property, because views
  /// read their parts of it by address. `StoreHub.isReducing` takes the place of the check of exclusive access.
  @usableFromInline package let address: UnsafeMutablePointer<State>

  @usableFromInline let hub: StoreHub
  @usableFromInline package let scope: EffectScope
  @usableFromInline let reduce: (inout State, Action) -> [Effect<Action>]
  @usableFromInline @exclusivity(unchecked) var queue = ActionQueue<Action>()

  /// The services that were overridden around the creation of the store, if any were.
  @usableFromInline let services: ServiceValues?

  /// Called after each reduction, with the action, and whether an effect has sent it. For tests.
  @usableFromInline @exclusivity(unchecked)
  package var didReduce: ((Action, _ isReceived: Bool) -> Void)?

  @inlinable
  package convenience init<Environment>(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment,
    scope: EffectScope
  ) {
    let reduce = reducer.reduce
    self.init(initialState: initialState, scope: scope) { state, action in
      reduce(&state, action, environment)
    }
  }

  @usableFromInline
  init(
    initialState: State, scope: EffectScope,
    reduce: @escaping (inout State, Action) -> [Effect<Action>]
  ) {
    self.reduce = reduce
    self.scope = scope
    hub = StoreHub()
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
  /// - Returns: The activity of the effects that were started, or nil if none were.
  @inlinable
  package func send(_ action: Action) -> Activity? {
    if hub.isDraining || services != nil { return sendSlowly(action) }
    hub.isDraining = true
    let effects = reduced(action, isReceived: false)
    if effects.isEmpty, !hub.hasQueued {
      hub.isDraining = false
      return nil
    }
    return drain(effects, of: nil)
  }

  @inlinable
  func reduced(_ action: Action, isReceived: Bool) -> [Effect<Action>] {
    hub.isReducing = true
    let effects = reduce(&address.pointee, action)
    hub.isReducing = false
    if let didReduce { didReduce(action, isReceived) }
    if hub.hasWatchers { hub.notify() }
    return effects
  }
}

extension StoreCore {
  @usableFromInline
  func sendSlowly(_ action: Action) -> Activity? {
    guard let services else { return sendOrQueue(action) }
    return withServices(from: services, { _ in }, operation: { sendOrQueue(action) })
  }

  private func sendOrQueue(_ action: Action) -> Activity? {
    guard hub.isDraining else { return begin(action, of: nil) }
    let activity = Activity(in: scope)
    enqueue(action, of: activity, isReceived: false)
    return activity
  }

  /// Reduces an action that an effect has sent, or queues it. Called with the services of the action that has started
  /// the effect.
  @inlinable
  func receive(_ action: Action, of activity: Activity) {
    if hub.isDraining {
      activity.begin()
      enqueue(action, of: activity, isReceived: true)
    } else {
      _ = begin(action, of: activity)
    }
  }

  @inlinable
  func enqueue(_ action: Action, of activity: Activity, isReceived: Bool) {
    queue.append(action, of: activity, isReceived: isReceived)
    hub.hasQueued = true
  }

  @inlinable
  func begin(_ action: Action, of sender: Activity?) -> Activity? {
    hub.isDraining = true
    return drain(reduced(action, isReceived: sender != nil), of: sender)
  }

  /// Starts the effects of an action that was reduced, and then reduces the queued actions.
  @inlinable
  func drain(_ effects: [Effect<Action>], of sender: Activity?) -> Activity? {
    let activity = sender ?? Activity(in: scope)
    start(effects, of: activity)
    while let next = queue.popFirst() {
      next.services.alone { start(reduced(next.action, isReceived: next.isReceived), of: next.activity) }
      next.activity.end()
    }
    hub.hasQueued = false
    hub.isDraining = false
    if sender == nil { activity.end() }
    return activity
  }

  @inlinable
  func start(_ effects: [Effect<Action>], of activity: Activity) {
    if effects.isEmpty { return }
    // The overrides of an effect are its own: its actions are reduced with the services of the action that has started
    // it.
    let services = EffectServices()
    let run = EffectRun<Action>(activity: activity) { [weak self] action in
      guard let self else { return }
      services.alone { receive(action, of: activity) }
    }
    for effect in effects { effect.start(run) }
  }
}
