#if canImport(Combine) || OpenCombine
  import Furnish
  import FurnishReducers

  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif

  /// One run of an effect for one subscriber. It begins with the subscriber's first demand, and
  /// stores the actions of the effect until there is demand for them.
  // `@unchecked Sendable`: the variables are guarded by `lock`, which is not held while the
  // subscriber is called; and `isDelivering` lets one thread at a time call the subscriber, as
  // Combine requires.
  final class EffectSubscription<Action: Sendable>: Subscription, @unchecked Sendable {
    /// The subscriber.
    private struct Downstream {
      let receive: (Action) -> Subscribers.Demand
      let finish: () -> Void
    }

    private let lock = Lock()
    private let turns = Turns()
    private let scope: EffectScope
    private var effect: Effect<Action>?
    private var downstream: Downstream?
    private var activity: Activity?
    private var demand = Subscribers.Demand.none
    private var actions: [Action] = []
    private var hasFinished = false
    private var isDelivering = false

    init<S: Subscriber>(_ effect: Effect<Action>, _ subscriber: S)
    where S.Input == Action, S.Failure == Never {
      self.effect = effect
      downstream = Downstream(
        receive: { subscriber.receive($0) }, finish: { subscriber.receive(completion: .finished) })
      scope = EffectScope { [turns] body in turns.take(body) }
    }

    func request(_ demand: Subscribers.Demand) {
      let effect = lock.withLock {
        self.demand += demand
        guard demand > .none else { return nil as Effect<Action>? }
        defer { self.effect = nil }
        return self.effect
      }
      if let effect { start(effect) }
      deliver()
    }

    func cancel() {
      let (activity, downstream) = lock.withLock {
        defer { (self.activity, self.downstream, effect, actions) = (nil, nil, nil, []) }
        return (self.activity, self.downstream)
      }
      // Released without the lock: a `deinit` of the subscriber may call this method again.
      _ = downstream
      activity?.cancel()
    }

    private func start(_ effect: Effect<Action>) {
      let activity = Activity(in: scope)
      let isCancelled = lock.withLock {
        self.activity = activity
        return downstream == nil
      }
      if isCancelled { activity.cancel() }
      let run = EffectRun<Action>(activity: activity) { self.add($0) }
      turns.take {
        effect.start(run)
        if activity.end(orRunLater: { self.finish() }) { self.finish() }
      }
    }

    private func add(_ action: Action) {
      lock.withLock { if downstream != nil { actions.append(action) } }
      deliver()
    }

    private func finish() {
      lock.withLock { hasFinished = true }
      deliver()
    }

    private enum Delivery {
      case action(Action, Downstream)
      case completion(Downstream)
    }

    private func deliver() {
      while let delivery = nextDelivery() {
        switch delivery {
        case .action(let action, let downstream):
          let more = downstream.receive(action)
          lock.withLock {
            demand += more
            isDelivering = false
          }
        case .completion(let downstream):
          downstream.finish()
        }
      }
    }

    private func nextDelivery() -> Delivery? {
      lock.withLock {
        guard !isDelivering, let downstream else { return nil }
        if !actions.isEmpty {
          guard demand > .none else { return nil }
          demand -= 1
          isDelivering = true
          return .action(actions.removeFirst(), downstream)
        }
        guard hasFinished else { return nil }
        (self.downstream, activity) = (nil, nil)
        return .completion(downstream)
      }
    }
  }

  /// The turns of an effect that no store runs: functions that run one after the other, on the thread of the first one.
  // `@unchecked Sendable`: the variables are guarded by `lock`, which is not held during a turn.
  private final class Turns: @unchecked Sendable {
    private let lock = Lock()
    private var waiting: [@Sendable () -> Void] = []
    private var isBusy = false

    /// Runs `body` at once or, if another turn is running, after that turn and on its thread.
    func take(_ body: @escaping @Sendable () -> Void) {
      let isMine = lock.withLock {
        waiting.append(body)
        defer { isBusy = true }
        return !isBusy
      }
      guard isMine else { return }
      while let next = nextTurn() { next() }
    }

    private func nextTurn() -> (@Sendable () -> Void)? {
      lock.withLock {
        isBusy = !waiting.isEmpty
        return isBusy ? waiting.removeFirst() : nil
      }
    }
  }
#endif
