import FurnishReducers
import Testing

@MainActor @Suite struct StoreReleaseTests {
  private func sleeper(_ log: Log<String>) -> Reducer<Int, Int, Void> {
    Reducer { _, _, _ in
      [
        .run { _ in
          log.append("began")
          try? await Task.sleep(for: .seconds(100_000))
          log.append(Task.isCancelled ? "cancelled" : "slept")
        }
      ]
    }
  }

  @Test func `running effects are canceled when the store is released`() async {
    let log = Log<String>()
    var store: Store<Int, Int>? = Store(initialState: 0, reducer: sleeper(log), environment: ())
    let task = store?.send(0)
    while log.entries.isEmpty { await Task.yield() }
    store = nil
    await task?.finish()
    #expect(log.entries == ["began", "cancelled"])
  }

  @Test func `a view retains its store`() async {
    let log = Log<String>()
    var store: Store<Int, Int>? = Store(initialState: 3, reducer: sleeper(log), environment: ())
    var view = store?.view(state: \.self, action: { (action: Int) in action })
    store = nil
    #expect(view?.state == 3)
    let task = view?.send(0)
    while log.entries.isEmpty { await Task.yield() }
    #expect(log.entries == ["began"])
    view = nil
    await task?.finish()
    #expect(log.entries == ["began", "cancelled"])
  }

  @Test func `a view is released with its last reference`() {
    let store = Store(initialState: CounterState(), reducer: counter, environment: .mock)
    var view: Store<Int, CounterAction>? = store.view(state: \.count, action: { $0 })
    weak let released = view
    #expect(view?.state == 0)
    view = nil
    #expect(released == nil)
    store.send(.increment)
  }

  @Test func `the state is released with the store`() {
    final class Token {}
    var token: Token? = Token()
    weak let released = token
    var store: Store<Token?, Int>? = Store(
      initialState: token, reducer: .empty, environment: ())
    token = nil
    #expect(released != nil)
    #expect(store != nil)
    store = nil
    #expect(released == nil)
  }
}
