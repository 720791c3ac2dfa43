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

    private enum State {
      /// There was no demand yet.
      case waiting(Effect<Action>, Downstream)
      case running(Activity, Downstream)
      /// The effect has ended. The subscriber receives the actions that are stored, and then the completion.
      case finishing(Downstream)
      /// The subscriber has canceled, or has received the completion.
      case over

      var downstream: Downstream? {
        switch self {
        case .waiting(_, let downstream), .running(_, let downstream), .finishing(let downstream): downstream
        case .over: nil
        }
      }
    }

    private let lock = Lock()
    private let turns = Turns()
    private let scope: EffectScope
    private var state: State
    private var demand = Subscribers.Demand.none
    private var actions = Queue<Action>()
    private var isDelivering = false

    init<S: Subscriber>(_ effect: Effect<Action>, _ subscriber: S)
    where S.Input == Action, S.Failure == Never {
      let downstream = Downstream(
        receive: { subscriber.receive($0) }, finish: { subscriber.receive(completion: .finished) })
      state = .waiting(effect, downstream)
      scope = EffectScope { [turns] body in turns.take(body) }
    }

    func request(_ demand: Subscribers.Demand) {
      let beginning = lock.withLock { () -> (effect: Effect<Action>, activity: Activity)? in
        self.demand += demand
        guard demand > .none, case .waiting(let effect, let downstream) = state else { return nil }
        let activity = Activity(in: scope)
        state = .running(activity, downstream)
        return (effect, activity)
      }
      if let beginning { run(beginning.effect, beginning.activity) }
      deliver()
    }

    func cancel() {
      // The subscriber, the effect and the actions are released without the lock: a `deinit` may call this method
      // again.
      let (last, _) = lock.withLock {
        defer { (state, actions) = (.over, Queue()) }
        return (state, actions)
      }
      if case .running(let activity, _) = last { activity.cancel() }
    }

    private func run(_ effect: Effect<Action>, _ activity: Activity) {
      let run = EffectRun<Action>(activity: activity) { self.add($0) }
      turns.take {
        effect.start(run)
        if activity.end(orRunLater: { self.finish() }) { self.finish() }
      }
    }

    private func add(_ action: Action) {
      lock.withLock { if state.downstream != nil { actions.append(action) } }
      deliver()
    }

    private func finish() {
      lock.withLock {
        if case .running(_, let downstream) = state { state = .finishing(downstream) }
      }
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
        guard !isDelivering, let downstream = state.downstream else { return nil }
        if !actions.isEmpty {
          guard demand > .none, let action = actions.popFirst() else { return nil }
          demand -= 1
          isDelivering = true
          return .action(action, downstream)
        }
        guard case .finishing = state else { return nil }
        state = .over
        return .completion(downstream)
      }
    }
  }

  /// The turns of an effect that no store runs: functions that run one after the other, on the thread of the first one.
  // `@unchecked Sendable`: `waiting` is guarded by `lock`, which is not held during a turn.
  private final class Turns: @unchecked Sendable {
    private let lock = Lock()

    /// The turns after the one that is running; nil if none is running.
    private var waiting: Queue<@Sendable () -> Void>?

    /// Runs `body` at once or, if another turn is running, after that turn and on its thread.
    func take(_ body: @escaping @Sendable () -> Void) {
      let isFirst = lock.withLock {
        if waiting == nil {
          waiting = Queue()
          return true
        }
        waiting?.append(body)
        return false
      }
      guard isFirst else { return }
      body()
      while let next = nextTurn() { next() }
    }

    private func nextTurn() -> (@Sendable () -> Void)? {
      lock.withLock {
        let next = waiting?.popFirst()
        if next == nil { waiting = nil }
        return next
      }
    }
  }
#endif
