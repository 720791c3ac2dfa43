import FurnishReducers
import FurnishReducersTesting
import Testing

@MainActor @Suite struct ExhaustivityTests {
  private func makeStore(
    _ exhaustivity: Exhaustivity, _ listen: @escaping @Sendable () -> Effect<Int> = { .none }
  ) -> TestStore<SearchState, SearchAction, SearchEnvironment> {
    let store = TestStore(
      initialState: SearchState(), reducer: search,
      environment: SearchEnvironment(find: { _ in .none }, listen: listen))
    store.exhaustivity = exhaustivity
    return store
  }

  @Test func `off allows a part of the change`() async {
    let store = makeStore(.off)
    await store.send(.typed("a")) { $0.query = "a" }
    await store.send(.typed("b"))
    #expect(store.state.isSearching)
  }

  @Test func `off still reports a wrong expectation`() async {
    let store = makeStore(.off)
    let reports = await reports { await store.send(.typed("a")) { $0.query = "b" } }
    #expect(reports.map(\.line) == [#line - 1])
  }

  @Test func `off skips actions until the one that is awaited`() async {
    let store = makeStore(.off) { .merge(.send(1), .send(2), .send(3)) }
    await store.send(.listen)
    await store.receive(.heard(2))
    #expect(store.state.results == ["1", "2"])
  }

  @Test func `off allows running effects and actions that were not received`() async {
    let store = makeStore(.off) {
      .run { send in
        await send(1)
        try await Task.sleep(for: .seconds(100_000))
      }
    }
    await store.send(.listen)
    await store.finish(timeout: .milliseconds(5))
  }

  @Test func `off shows the skipped actions without failing`() async {
    let store = makeStore(.off(showSkippedAssertions: true)) { .send(1) }
    await store.send(.typed("a")) { $0.query = "a" }
    await store.send(.listen)
    await store.finish()
    #expect(store.state.results == ["1"])
  }
}
