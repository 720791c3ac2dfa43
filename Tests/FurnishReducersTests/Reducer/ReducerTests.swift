import FurnishReducers
import Testing

@Suite struct ReducerTests {
  private typealias Trace = Reducer<[String], String, Int>

  @Test func `a reducer is called like a function`() {
    var state = CounterState()
    let effects = counter(&state, .increment, .mock)
    #expect(state.count == 1)
    #expect(effects.isEmpty)
  }

  @Test func `combined reducers run in order on the same state`() {
    let reducer = Trace.combine(
      Trace { state, action, environment in
        state.append("first \(action) \(environment)")
        return []
      },
      Trace { state, action, _ in
        state.append("second, after \(state.count)")
        return []
      })
    var state: [String] = []
    _ = reducer(&state, "go", 3)
    #expect(state == ["first go 3", "second, after 1"])
  }

  @Test func `effects of combined reducers are all returned in order`() async {
    func sending(_ action: Int) -> Reducer<[Int], Int, Void> {
      Reducer { _, current, _ in current == 0 ? [.send(action)] : [] }
    }
    let note = Reducer<[Int], Int, Void> { state, action, _ in
      state.append(action)
      return []
    }
    let reducer = Reducer.combine(
      sending(1), .combine(sending(2), .combine(sending(3), .empty)), note)
    let state = await MainActor.run {
      let store = Store(initialState: [], reducer: reducer, environment: ())
      store.send(0)
      return store.state
    }
    #expect(state == [0, 1, 2, 3])
  }

  @Test func `a reducer is combined with another`() {
    let reducer = counter.combined(with: counter)
    var state = CounterState()
    _ = reducer(&state, .increment, .mock)
    #expect(state.count == 2)
  }

  @Test func `combining no reducers changes nothing`() {
    var state = ["untouched"]
    let effects = Trace.combine([])(&state, "go", 1)
    #expect(state == ["untouched"])
    #expect(effects.isEmpty)
  }
}
