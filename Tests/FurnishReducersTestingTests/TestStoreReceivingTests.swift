import FurnishReducers
import FurnishReducersTesting
import Testing

@MainActor @Suite struct TestStoreReceivingTests {
  private func makeStore(
    _ find: @escaping @Sendable (String) -> Effect<[String]>
  ) async -> TestStore<SearchState, SearchAction, SearchEnvironment> {
    let store = TestStore(
      initialState: SearchState(), reducer: search, environment: SearchEnvironment(find: find))
    await store.send(.typed("a")) {
      $0.query = "a"
      $0.isSearching = true
    }
    return store
  }

  private static let file = "FurnishReducersTestingTests/TestStoreReceivingTests.swift"

  @Test func `an action is received by its value`() async {
    let store = await makeStore { query in .run { await $0([query]) } }
    await store.receive(.found(["a"])) {
      $0.results = ["a"]
      $0.isSearching = false
    }
    await store.finish()
  }

  @Test func `an action is received by its case`() async {
    let store = await makeStore { .send([$0]) }
    await store.receive(\.found) {
      $0.results = ["a"]
      $0.isSearching = false
    }
  }

  @Test func `an action is received by a predicate`() async {
    let store = await makeStore { .send([$0]) }
    func isSomethingFound(_ action: SearchAction) -> Bool { action.found != nil }
    await store.receive(where: isSomethingFound) {
      $0.results = ["a"]
      $0.isSearching = false
    }
  }

  @Test func `another action fails at the step with a diff`() async {
    let store = await makeStore { .send([$0]) }
    let reports = await reports {
      await store.receive(.found(["b"])) {
        $0.results = ["a"]
        $0.isSearching = false
      }
    }
    let line = #line - 5
    #expect(reports.map(\.line) == [line])
    #expect(
      reports.first?.message == """
        The action received is not the expected one (- expected, + actual):
              SearchAction.found(
                [
            -     [0]: "b"
            +     [0]: "a"
                ]
              )
          where: awaited at \(Self.file):\(line)
          fix:   await the actions in the order in which the effects send them.
        """)
  }

  @Test func `an action of another case fails`() async {
    let store = TestStore(
      initialState: SearchState(), reducer: search,
      environment: SearchEnvironment(find: { _ in .none }, listen: { .send(3) }))
    await store.send(.listen)
    let reports = await reports { await store.receive(\.found) { $0.results = ["3"] } }
    let line = #line - 1
    #expect(
      reports.map(\.message) == [
        """
        The action received is heard(3), which is not of the expected case, with a value of type Array<String>.
          where: awaited at \(Self.file):\(line)
          fix:   await the actions in the order in which the effects send them.
        """
      ])
  }

  @Test func `an action that a predicate refuses fails`() async {
    let store = await makeStore { .send([$0]) }
    func isClear(_ action: SearchAction) -> Bool { action == .clear }
    let reports = await reports {
      await store.receive(where: isClear) {
        $0.results = ["a"]
        $0.isSearching = false
      }
    }
    let line = #line - 5
    #expect(
      reports.map(\.message) == [
        """
        The action received is found(["a"]), which is not the one that this step expects.
          where: awaited at \(Self.file):\(line)
          fix:   await the actions in the order in which the effects send them.
        """
      ])
  }

  @Test func `a missing action fails at once if no effect runs`() async {
    let store = await makeStore { _ in .none }
    let reports = await reports { await store.receive(.found([]), timeout: .seconds(1_000)) }
    let line = #line - 1
    #expect(
      reports == [
        Report(
          message: """
            No action was received, and no effect runs that could send one.
              where: awaited at \(Self.file):\(line)
              fix:   remove this step, or correct the effect that should send the action.
            """,
          line: line)
      ])
  }

  @Test func `an action that takes too long fails`() async {
    let store = await makeStore { _ in .run { _ in try await Task.sleep(for: .seconds(100_000)) } }
    let reports = await reports { await store.receive(.found([]), timeout: .milliseconds(5)) }
    let line = #line - 1
    #expect(
      reports.map(\.message) == [
        """
        No action was received within 0.005 seconds, though effects run that typed("a") started.
          where: awaited at \(Self.file):\(line)
          fix:   advance the clock that they wait on, or give this step a longer timeout; else remove this step, or \
        correct the effect that should send the action.
        """
      ])
    store.skipInFlightEffects()
  }
}
