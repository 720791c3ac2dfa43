import FurnishReducers
import Testing

@Suite struct StoreActorConcurrencyTests {
  @Test func `actions from many tasks are all reduced`() async {
    let store = StoreActor(initialState: CounterState(), reducer: counter, environment: .mock)
    await withTaskGroup { group in
      for _ in 0..<1_000 {
        group.addTask { await store.send(.increment) }
      }
    }
    #expect(await store.state.count == 1_000)
  }

  @Test func `effects send their actions to the store`() async {
    let environment = CounterEnvironment(nthPrime: { count in .run { await $0(count * 10) } })
    let store = StoreActor(initialState: CounterState(count: 3), reducer: counter, environment: environment)
    await store.send(.nthPrimeTapped).finish()
    #expect(await store.state.prime == 30)
  }

  @Test func `running effects are canceled when the store is released`() async {
    let log = Log<String>()
    let (began, beginning) = AsyncStream.makeStream(of: Void.self)
    let reducer = Reducer<Int, Int, Void> { _, _, _ in
      [
        .run { _ in
          beginning.finish()
          try? await Task.sleep(for: .seconds(100_000))
          log.append(Task.isCancelled ? "cancelled" : "slept")
        }
      ]
    }
    var store: StoreActor<Int, Int>? = StoreActor(initialState: 0, reducer: reducer, environment: ())
    let task = await store?.send(0)
    for await _ in began {}
    store = nil
    await task?.finish()
    #expect(log.entries == ["cancelled"])
  }
}
