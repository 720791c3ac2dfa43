import FurnishReducers
import Testing

@MainActor @Suite struct OnChangeTests {
  private let reducer = counter.onChange(of: \.count) { old, state, _ in
    state.prime = old
    return [.send(.nthPrimeResponse(state.count * 100))]
  }

  @Test func aChangeIsToldWithTheOldValue() {
    var state = CounterState(count: 4)
    _ = reducer(&state, .increment, .mock)
    #expect(state.prime == 4)
  }

  @Test func itsEffectsAreRun() {
    let store = Store(initialState: CounterState(), reducer: reducer, environment: .mock)
    store.send(.increment)
    #expect(store.state.prime == 100)
  }

  @Test func whatDoesNotChangeIsNotTold() {
    var state = CounterState(count: 4)
    let effects = reducer(&state, .nthPrimeResponse(2), .mock)
    #expect(state.prime == 2)
    #expect(effects.isEmpty)
  }
}
