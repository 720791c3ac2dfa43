import FurnishReducers
import Testing

@MainActor @Suite struct PullbackTests {
  private func makeStore(_ state: AppState = AppState()) -> Store<AppState, AppAction> {
    Store(initialState: state, reducer: app, environment: AppEnvironment())
  }

  @Test func `an action of the part changes only the part`() {
    let store = makeStore()
    store.send(.first(.increment))
    #expect(store.state == AppState(first: CounterState(count: 1)))
  }

  @Test func `an effect of the part returns as an action of the whole`() {
    let store = makeStore()
    store.send(.first(.nthPrimeTapped))
    #expect(store.state.first.prime == 17)
  }

  @Test func `an effect of the part is embedded by a function`() {
    let store = makeStore()
    store.send(.second(.nthPrimeTapped))
    #expect(store.state.second.prime == 19)
  }

  @Test func `each part has the environment that it was given`() {
    let store = makeStore()
    store.send(.first(.nthPrimeTapped))
    store.send(.second(.nthPrimeTapped))
    #expect(store.state.first.prime == 17)
    #expect(store.state.second.prime == 19)
  }

  @Test func `a part that is computed is read and written`() {
    struct Celsius: Sendable {
      var degrees = 0
      var kelvin: Int {
        get { degrees + 273 }
        set { degrees = newValue - 273 }
      }
    }
    let heat = Reducer<Int, CounterAction, Void> { state, _, _ in
      state += 1
      return []
    }
    let reducer: Reducer<Celsius, CounterAction, Void> = heat.pullback(state: \.kelvin, action: \.some)
    var state = Celsius()
    _ = reducer(&state, .increment, ())
    #expect(state.degrees == 1)
  }

  @Test func `a part with an observer is observed`() {
    struct Watched: Sendable {
      var changes = 0
      var value = 0 { didSet { changes += 1 } }
    }
    let add = Reducer<Int, CounterAction, Void> { state, _, _ in
      state += 1
      return []
    }
    let reducer: Reducer<Watched, CounterAction, Void> = add.pullback(state: \.value, action: \.some)
    var state = Watched()
    _ = reducer(&state, .increment, ())
    #expect(state.value == 1)
    #expect(state.changes == 1)
  }

  @Test func `an action and its effect pass through ten pullbacks`() {
    var reducer: Reducer<CounterState, CounterAction, CounterEnvironment> = counter
    for _ in 0..<10 {
      reducer = reducer.pullback(state: \.self, action: \.some, environment: { $0 })
    }
    let store = Store(initialState: CounterState(), reducer: reducer, environment: .mock)
    store.send(.nthPrimeTapped)
    #expect(store.state == CounterState(prime: 17))
  }
}
