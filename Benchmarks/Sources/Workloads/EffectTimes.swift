import FurnishReducers

/// The cost of many effects at the same time, measured with a clock. They run in tasks, and a count of instructions
/// does not follow tasks to other threads.
@MainActor
public enum EffectTimes {
  private enum Action: Sendable {
    case start(Int)
    case cancel(Int)
    case done
  }

  private static func makeStore() -> Store<Int, Action> {
    let reducer = Reducer<Int, Action, Void> { count, action, _ in
      switch action {
      case .start(let total):
        return (0..<total).map { id in
          Effect.run { send in
            // The effect sleeps until it is canceled.
            try? await Task.sleep(for: .seconds(100_000))
            await send(.done)
          }
          .cancellable(id: id)
        }
      case .cancel(let id): return [.cancel(id: id)]
      case .done:
        count += 1
        return []
      }
    }
    return Store(initialState: 0, reducer: reducer, environment: ())
  }

  /// Measures the time for each of `total` effects to be started, canceled by its own id, and finished.
  public static func startAndCancel(_ total: Int) async -> Duration {
    let store = makeStore()
    let time = await ContinuousClock().measure {
      let task = store.send(.start(total))
      for id in 0..<total { store.send(.cancel(id)) }
      await task.finish()
    }
    return time / total
  }

  /// Measures the time to cancel one effect while `total` effects run.
  public static func cancelOne(among total: Int) async -> Duration {
    let store = makeStore()
    let task = store.send(.start(total))
    let time = ContinuousClock().measure {
      for id in 0..<100 { store.send(.cancel(id)) }
    }
    task.cancel()
    await task.finish()
    return time / 100
  }
}
