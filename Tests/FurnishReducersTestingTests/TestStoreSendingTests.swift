import FurnishReducers
import FurnishReducersTesting
import Testing

@MainActor @Suite struct TestStoreSendingTests {
  private func makeStore(
    _ environment: SearchEnvironment = SearchEnvironment(find: { _ in .none })
  ) -> TestStore<SearchState, SearchAction, SearchEnvironment> {
    TestStore(initialState: SearchState(), reducer: search, environment: environment)
  }

  @Test func `an expected change does not fail the test`() async {
    let store = makeStore()
    await store.send(.typed("a")) {
      $0.query = "a"
      $0.isSearching = true
    }
    #expect(store.state == SearchState(query: "a", isSearching: true))
  }

  @Test func `an unexpected change fails at the step with a diff`() async {
    let store = makeStore()
    let reports = await reports {
      await store.send(.typed("a")) { $0.query = "b" }
    }
    let line = #line - 2
    #expect(reports.map(\.line) == [line])
    #expect(
      reports.first?.message == """
        The state after typed("a") is not the expected one (- expected, + actual):
              SearchState(
            -   query: "b",
            +   query: "a",
                results: [],
            -   isSearching: false
            +   isSearching: true
              )
          where: sent at FurnishReducersTestingTests/TestStoreSendingTests.swift:\(line)
          fix:   correct the expected state of this step, or the reducer.
        """)
  }

  @Test func `a change without a closure is unexpected`() async {
    let store = makeStore()
    let reports = await reports { await store.send(.typed("a")) }
    #expect(reports.count == 1)
    #expect(reports.first?.message.hasPrefix("The state after typed(\"a\") is not the expected one") == true)
  }

  @Test func `after a failure the steps continue from the actual state`() async {
    let store = makeStore()
    _ = await reports { await store.send(.typed("a")) }
    await store.send(.clear) { $0 = SearchState() }
  }

  @Test func `a closure that changes nothing fails`() async {
    let store = makeStore()
    let reports = await reports { await store.send(.clear) { $0.query = "" } }
    let line = #line - 1
    #expect(
      reports == [
        Report(
          message: """
            The state after clear is the same as before it, but this step states a change.
              where: sent at FurnishReducersTestingTests/TestStoreSendingTests.swift:\(line)
              fix:   remove the closure of this step, or correct the reducer.
            """,
          line: line)
      ])
  }

  @Test func `the environment may change between two steps`() async {
    let store = makeStore(SearchEnvironment(find: { _ in .send(["one"]) }))
    store.environment.find = { _ in .send(["two"]) }
    await store.send(.typed("a")) {
      $0.query = "a"
      $0.isSearching = true
    }
    await store.receive(.found(["two"])) {
      $0.results = ["two"]
      $0.isSearching = false
    }
  }

  @Test func `sending before all actions were received fails`() async {
    let store = makeStore(SearchEnvironment(find: { .send([$0]) }))
    await store.send(.typed("a")) {
      $0.query = "a"
      $0.isSearching = true
    }
    let reports = await reports { await store.send(.clear) { $0 = SearchState() } }
    let line = #line - 1
    #expect(
      reports == [
        Report(
          message: """
            Effects have sent actions that the test has not received: found(["a"])
              where: found at FurnishReducersTestingTests/TestStoreSendingTests.swift:\(line)
              fix:   call receive for each of them before this, or skipReceivedActions().
            """,
          line: line)
      ])
  }
}
