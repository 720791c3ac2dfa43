import FurnishReducers
import Testing

@MainActor @Suite struct OptionalTests {
  @Test func `a state that is not nil is reduced`() {
    let store = Store(
      initialState: AppState(sheet: CounterState()), reducer: app, environment: AppEnvironment())
    store.send(.sheet(.increment))
    #expect(store.state.sheet?.count == 1)
  }

  @Test func `an action for a state that is nil is reported`() async {
    let reducer = counter.optional()
    let line = #line - 1
    let store = Store(initialState: nil, reducer: reducer, environment: .mock)
    let reports = await reports { store.send(.increment) }
    #expect(reports.map(\.line) == [line])
    #expect(reports.first?.message.hasPrefix("CounterAction was sent while CounterState was nil") == true)
    #expect(store.state == nil)
  }
}
