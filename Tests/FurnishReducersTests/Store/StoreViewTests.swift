import FurnishReducers
import Testing

@MainActor @Suite struct StoreViewTests {
  private func makeStore(_ state: AppState = AppState()) -> Store<AppState, AppAction> {
    Store(initialState: state, reducer: app, environment: AppEnvironment())
  }

  @Test func `a view has the state of its part`() {
    let store = makeStore(AppState(first: CounterState(count: 4)))
    let view = store.view(state: \.first, action: AppAction.first)
    #expect(view.state.count == 4)
    store.send(.first(.increment))
    #expect(view.state.count == 5)
  }

  @Test func `a view sends its actions to the store`() {
    let store = makeStore()
    store.view(state: \.second, action: AppAction.second).send(.increment)
    #expect(store.state.second.count == 1)
  }

  @Test func `a view of a view reaches the store`() {
    let store = makeStore()
    let count: Store<Int, CounterAction> = store.view(state: \.first, action: AppAction.first)
      .view(state: \.count, action: { $0 })
    count.send(.increment)
    #expect(count.state == 1)
    #expect(store.state.first.count == 1)
  }

  @Test func `the state of a view may be a computed property`() {
    let store = makeStore()
    let total = store.view(state: \.total, action: { (action: AppAction) in action })
    store.send(.first(.increment))
    store.send(.second(.increment))
    #expect(total.state == 2)
  }

  @Test func `the state of a view may be the result of a function`() {
    let store = makeStore()
    let text = store.view(state: { "total: \($0.total)" }, action: { (action: AppAction) in action })
    text.send(.first(.increment))
    #expect(text.state == "total: 1")
  }

  @Test func `a task of a view is that of the store`() async {
    let store = Store(
      initialState: AppState(), reducer: app,
      environment: AppEnvironment(first: CounterEnvironment(nthPrime: { _ in .run { await $0(23) } })))
    await store.view(state: \.first, action: AppAction.first).send(.nthPrimeTapped).finish()
    #expect(store.state.first.prime == 23)
  }

  @Test func `a view of a missing part is nil`() {
    let store = makeStore()
    let sheet = store.view(unwrapping: \.sheet, action: AppAction.sheet)
    #expect(sheet == nil)
  }

  @Test func `a view of an element stores its last state when the element is removed`() {
    let store = makeStore(AppState(sheet: CounterState(count: 6)))
    let sheet = store.view(unwrapping: \.sheet, action: AppAction.sheet)
    sheet?.send(.increment)
    #expect(sheet?.state.count == 7)
    store.send(.dismiss)
    #expect(store.state.sheet == nil)
    #expect(sheet?.state.count == 7)
  }

  @Test func `a view of an element of a collection follows it`() {
    let store = makeStore(AppState(rows: [Row(id: 1), Row(id: 2)]))
    let second = store.view(unwrapping: \.rows[id: 2], action: { AppAction.row(2, $0) })
    second?.send(.increment)
    #expect(second?.state.counter.count == 1)
  }

  /// A dictionary that records which values are read.
  private struct ReadCounting {
    let reads = Log<Int>()
    var values: [Int: Int] = [:]

    subscript(id: Int) -> Int? {
      reads.append(id)
      return values[id]
    }
  }

  @Test func `after an action no part of a released view is read`() {
    let reducer = Reducer<ReadCounting, Int, Void> { state, action, _ in
      state.values[action] = action
      return []
    }
    let store = Store(initialState: ReadCounting(values: [1: 1, 2: 2]), reducer: reducer, environment: ())
    // Part 3 is missing at the first call, and appears.
    for id in [1, 2, 3] { _ = store.view(unwrapping: \.[id], action: { $0 }) }
    store.send(3)
    _ = store.view(unwrapping: \.[3], action: { $0 })
    let held = store.view(unwrapping: \.[1], action: { $0 })
    let before = store.withState(\.reads.entries.count)
    store.send(4)
    #expect(store.withState { Array($0.reads.entries.dropFirst(before)) } == [1])
    #expect(held?.state == 1)
  }
}
