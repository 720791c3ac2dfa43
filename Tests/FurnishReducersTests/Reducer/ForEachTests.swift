import FurnishReducers
import Testing

@MainActor @Suite struct ForEachTests {
  private func makeStore(_ state: AppState) -> Store<AppState, AppAction> {
    Store(initialState: state, reducer: app, environment: AppEnvironment())
  }

  @Test func `an action changes only the value at its key`() {
    let store = makeStore(AppState(byName: ["a": CounterState(), "b": CounterState()]))
    store.send(.named("b", .increment))
    #expect(store.state.byName == ["a": CounterState(), "b": CounterState(count: 1)])
  }

  @Test func `an effect of an element returns to that element`() {
    let store = makeStore(AppState(byName: ["a": CounterState(), "b": CounterState()]))
    store.send(.named("b", .nthPrimeTapped))
    #expect(store.state.byName["a"]?.prime == nil)
    #expect(store.state.byName["b"]?.prime == 17)
  }

  @Test func `an element of an identified array is found by its ID`() {
    let store = makeStore(AppState(rows: [Row(id: 7), Row(id: 3)]))
    store.send(.row(3, .increment))
    store.send(.row(3, .nthPrimeTapped))
    #expect(store.state.rows[id: 7] == Row(id: 7))
    #expect(store.state.rows[id: 3]?.counter == CounterState(count: 1, prime: 17))
  }

  @Test func `an element of an array is found by its ID`() {
    let reducer: Reducer<[Row], AppAction, CounterEnvironment> = row.forEach(
      state: \.self,
      extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } },
      embed: AppAction.row,
      environment: { $0 })
    var state = [Row(id: 7), Row(id: 3)]
    _ = reducer(&state, .row(3, .increment), .mock)
    #expect(state.map(\.counter.count) == [0, 1])
  }

  @Test func `the values of a case may have the labels id and action`() {
    let reducer: Reducer<AppState, LabeledAction, CounterEnvironment> = row.forEach(
      state: \.rows, action: \.row, environment: { $0 })
    let store = Store(
      initialState: AppState(rows: [Row(id: 7), Row(id: 3)]), reducer: reducer, environment: .mock)
    store.send(.row(id: 3, action: .increment))
    store.send(.row(id: 3, action: .nthPrimeTapped))
    #expect(store.state.rows[id: 7] == Row(id: 7))
    #expect(store.state.rows[id: 3]?.counter == CounterState(count: 1, prime: 17))
  }

  @Test func `an action for a missing element is reported`() async {
    let line = #line + 1
    let reducer: Reducer<AppState, AppAction, CounterEnvironment> = counter.forEach(
      state: \.byName, action: \.named, environment: { $0 })
    let store = Store(initialState: AppState(), reducer: reducer, environment: .mock)
    let reports = await reports { store.send(.named("gone", .increment)) }
    #expect(reports.map(\.line) == [line])
    #expect(reports.first?.message.hasPrefix("CounterAction was sent to the element gone, which is not there") == true)
  }
}

private enum LabeledAction: Sendable {
  case row(id: Int, action: CounterAction)

  var row: (id: Int, action: CounterAction)? {
    get { if case .row(let id, let action) = self { (id, action) } else { nil } }
    set { if case .row = self, let newValue { self = .row(id: newValue.id, action: newValue.action) } }
  }
}
