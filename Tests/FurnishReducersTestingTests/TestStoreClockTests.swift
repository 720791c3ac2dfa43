import Furnish
import FurnishReducers
import FurnishReducersTesting
import FurnishTesting
import Testing

@MainActor @Suite struct TestStoreClockTests {
  private let clock = TestClock()

  private func makeStore(
    _ find: @escaping @Sendable (String, TestClock) -> Effect<[String]>
  ) async -> TestStore<SearchState, SearchAction, SearchEnvironment> {
    let store = TestStore(
      initialState: SearchState(), reducer: search,
      environment: SearchEnvironment(find: { [clock] in find($0, clock) }), clock: clock)
    await store.send(.typed("a")) {
      $0.query = "a"
      $0.isSearching = true
    }
    return store
  }

  private func receiveFound(
    _ store: TestStore<SearchState, SearchAction, SearchEnvironment>, timeout: Duration? = nil
  ) async {
    await store.receive(.found(["a"]), timeout: timeout) {
      $0.results = ["a"]
      $0.isSearching = false
    }
  }

  @Test func `a store with a clock advances it until the action arrives`() async {
    let store = await makeStore { .send([$0]).delay(for: .seconds(3_600), clock: $1) }
    await receiveFound(store, timeout: .seconds(4_000))
    #expect(clock.now.offset == .seconds(3_600))
  }

  @Test func `a store with a clock measures the timeout on it and moves it no further`() async {
    let store = await makeStore { .send([$0]).delay(for: .seconds(3_600), clock: $1) }
    // In real time this timeout would never end.
    #expect(await reports { await store.receive(.found(["a"]), timeout: .seconds(3_599)) }.count == 1)
    #expect(clock.now.offset == .seconds(3_599))
    store.skipInFlightEffects()
  }

  @Test func `the timeout is measured on the clock for an effect that a delayed one has started`() async {
    let store = await makeStore { text, clock in
      .concatenate(.run { _ in try await clock.sleep(for: .seconds(3_600)) }, .send([text]))
        .delay(for: .seconds(1), clock: clock)
    }
    #expect(await reports { await store.receive(.found(["a"]), timeout: .seconds(5)) }.count == 1)
    #expect(clock.now.offset == .seconds(5))
    store.skipInFlightEffects()
  }

  @Test func `the timeout is measured on the clock for an action that waits in a throttle`() async {
    let store = TestStore(
      initialState: SearchState(), reducer: search,
      environment: SearchEnvironment(
        find: { _ in .none },
        listen: { [clock] in .send(1).throttle(id: 1, for: .seconds(3_600), clock: clock) }),
      clock: clock)
    await store.send(.listen)
    await store.receive(.heard(1)) { $0.results = ["1"] }
    await store.send(.listen)
    #expect(await reports { await store.receive(.heard(1), timeout: .seconds(5)) }.count == 1)
    #expect(clock.now.offset == .seconds(5))
    store.skipInFlightEffects()
  }

  @Test func `a store with a clock waits in real time for an effect that does not sleep on it`() async {
    let store = await makeStore { text, clock in
      .merge(
        .run { _ in try await clock.sleep(for: .seconds(3_600)) },
        .run { send in
          try await Task.sleep(for: .milliseconds(300))
          await send([text])
        })
    }
    await receiveFound(store)
    #expect(clock.now.offset == .zero)
    store.skipInFlightEffects()
  }

  @Test func `a store with a clock waits in real time for a canceled effect`() async {
    let store = TestStore(
      initialState: SearchState(), reducer: search,
      environment: SearchEnvironment(
        find: { _ in .none },
        listen: {
          .run { _ in
            try? await Task.sleep(for: .seconds(100_000))
            try await Task.detached { try await Task.sleep(for: .milliseconds(300)) }.value
          }
        }),
      clock: clock)
    await store.send(.listen)
    await store.send(.clear)
    await store.finish()
    #expect(clock.now.offset == .zero)
  }

  @Test func `a store with a clock waits in real time for an effect of which only a child task sleeps on it`() async {
    let store = await makeStore { text, clock in
      .run { send in
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await clock.sleep(for: .seconds(30)) }
          group.addTask { try await Task.sleep(for: .milliseconds(300)) }
          try await group.next()
          group.cancelAll()
        }
        await send([text])
      }
    }
    await receiveFound(store)
    #expect(clock.now.offset == .zero)
  }

  @Test func `a store with a clock waits in real time if only a task of the test sleeps on it`() async {
    let sleeper = Task { [clock] in try await clock.sleep(for: .seconds(3_600)) }
    await clock.waitForSleepers()
    let store = await makeStore { text, _ in
      .run { send in
        try await Task.sleep(for: .milliseconds(300))
        await send([text])
      }
    }
    await receiveFound(store)
    #expect(clock.now.offset == .zero)
    sleeper.cancel()
  }

  @Test func `a store with a clock advances it for an effect that sleeps after other work`() async {
    let store = await makeStore { text, clock in
      .run { send in
        try await Task.sleep(for: .milliseconds(300))
        try await clock.sleep(for: .seconds(1))
        await send([text])
      }
    }
    await receiveFound(store)
    #expect(clock.now.offset == .seconds(1))
  }
}
