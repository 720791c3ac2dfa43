import FurnishReducers
import Testing

@MainActor @Suite struct OnChangeTests {
  private let reducer = counter.onChange(of: \.count) { old, state, _ in
    state.prime = old
    return [.send(.nthPrimeResponse(state.count * 100))]
  }

  @Test func `a change is reported with the old value`() {
    var state = CounterState(count: 4)
    _ = reducer(&state, .increment, .mock)
    #expect(state.prime == 4)
  }

  @Test func `the effects of a change are run`() {
    let store = Store(initialState: CounterState(), reducer: reducer, environment: .mock)
    store.send(.increment)
    #expect(store.state.prime == 100)
  }

  @Test func `an unchanged value is not reported`() {
    var state = CounterState(count: 4)
    let effects = reducer(&state, .nthPrimeResponse(2), .mock)
    #expect(state.prime == 2)
    #expect(effects.isEmpty)
  }
}
