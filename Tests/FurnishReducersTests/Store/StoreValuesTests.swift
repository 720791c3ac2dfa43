import FurnishReducers
import Testing

@MainActor @Suite struct StoreValuesTests {
  private func makeStore() -> Store<CounterState, CounterAction> {
    Store(initialState: CounterState(), reducer: counter, environment: .mock)
  }

  @Test func `the first value is the current state`() async {
    let store = makeStore()
    store.send(.increment)
    var values = store.values.makeAsyncIterator()
    #expect(await values.next() == CounterState(count: 1))
  }

  @Test func `each change is a value`() async {
    let store = makeStore()
    var values = store.values.makeAsyncIterator()
    var counts: [Int?] = [await values.next()?.count]
    for _ in 0..<2 {
      store.send(.increment)
      counts.append(await values.next()?.count)
    }
    #expect(counts == [0, 1, 2])
  }

  @Test func `an action that changes nothing sends no value`() async {
    let store = makeStore()
    var values = store.values.makeAsyncIterator()
    _ = await values.next()
    store.send(.nthPrimeResponse(5))
    _ = await values.next()
    store.send(.nthPrimeResponse(5))
    store.send(.increment)
    #expect(await values.next() == CounterState(count: 1, prime: 5))
  }

  @Test func `a slow reader receives the latest value`() async {
    let store = makeStore()
    var values = store.values.makeAsyncIterator()
    for _ in 0..<5 { store.send(.increment) }
    #expect(await values.next()?.count == 5)
  }

  @Test func `the values of a view are those of its part`() async {
    let store = Store(initialState: AppState(), reducer: app, environment: AppEnvironment())
    var values = store.view(state: \.first.count, action: AppAction.first).values.makeAsyncIterator()
    var counts: [Int?] = [await values.next()]
    store.send(.second(.increment))
    store.send(.first(.increment))
    counts.append(await values.next())
    #expect(counts == [0, 1])
  }

  @Test func `the values end with the store`() async {
    var store: Store<CounterState, CounterAction>? = makeStore()
    var values = store?.values.makeAsyncIterator()
    _ = await values?.next()
    store = nil
    #expect(await values?.next() == nil)
  }
}
