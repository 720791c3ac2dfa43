import FurnishReducers
import FurnishReducersTesting
import Testing

@MainActor @Suite struct TestStoreEndTests {
  private func makeStore(
    _ environment: SearchEnvironment,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> TestStore<SearchState, SearchAction, SearchEnvironment> {
    TestStore(
      initialState: SearchState(), reducer: search, environment: environment, fileID: fileID,
      line: line)
  }

  private static let file = "FurnishReducersTestingTests/TestStoreEndTests.swift"

  @Test func `finish waits for the effects`() async {
    let store = makeStore(SearchEnvironment(find: { _ in .none }, listen: { .run { _ in await Task.yield() } }))
    await store.send(.listen)
    await store.finish()
  }

  @Test func `an effect that does not finish fails at finish`() async {
    let store = makeStore(endlessListening)
    await store.send(.listen)
    let sendLine = #line - 1
    let reports = await reports { await store.finish(timeout: .milliseconds(5)) }
    let line = #line - 1
    #expect(
      reports == [
        Report(
          message: """
            An effect that listen has started is still running.
              where: sent at \(Self.file):\(sendLine), found at \(Self.file):\(line)
              fix:   let the test end what the effect waits for, send the action that cancels it, or call \
            skipInFlightEffects().
            """,
          line: line)
      ])
  }

  @Test func `an action that was not received fails at finish`() async {
    let store = makeStore(SearchEnvironment(find: { _ in .none }, listen: { .send(1) }))
    await store.send(.listen)
    let reports = await reports { await store.finish() }
    let line = #line - 1
    #expect(
      reports == [
        Report(
          message: """
            Effects have sent actions that the test has not received: heard(1)
              where: found at \(Self.file):\(line)
              fix:   call receive for each of them before this, or skipReceivedActions().
            """,
          line: line)
      ])
  }

  @Test func `without finish an effect that runs fails where the store was created`() async {
    let line = #line + 2
    let reports = await reports {
      let store = makeStore(endlessListening)
      await store.send(.listen)
    }
    #expect(reports.map(\.line) == [line])
    #expect(reports.first?.message.hasPrefix("An effect that listen has started is still running.\n") == true)
  }

  @Test func `without finish an action that was not received fails where the store was created`() async {
    let line = #line + 2
    let reports = await reports {
      let store = makeStore(SearchEnvironment(find: { _ in .none }, listen: { .send(1) }))
      await store.send(.listen)
    }
    #expect(reports.map(\.line) == [line])
    #expect(
      reports.first?.message.hasPrefix("Effects have sent actions that the test has not received: heard(1)\n") == true)
  }

  @Test func `canceled effects are not reported`() async {
    let store = makeStore(endlessListening)
    await store.send(.listen)
    await store.send(.clear)
    await store.finish()
  }

  @Test func `skipped actions change the state and are not reported`() async {
    let store = makeStore(SearchEnvironment(find: { _ in .none }, listen: { .send(1) }))
    await store.send(.listen)
    store.skipReceivedActions()
    #expect(store.state.results == ["1"])
    await store.finish()
  }

  @Test func `skipped effects are canceled`() async {
    let store = makeStore(endlessListening)
    let task = await store.send(.listen)
    store.skipInFlightEffects()
    await task.finish()
    #expect(task.isCancelled)
  }

  @Test func `skipping nothing fails`() async {
    let store = makeStore(endlessListening)
    let reports = await reports {
      store.skipReceivedActions()
      store.skipInFlightEffects()
    }
    let line = #line - 3
    #expect(reports.map(\.line) == [line, line + 1])
    #expect(
      reports.map(\.message) == [
        """
        There are no received actions to skip.
          where: skipped at \(Self.file):\(line)
          fix:   take this step out, or say strict: false.
        """,
        """
        There are no running effects to skip.
          where: skipped at \(Self.file):\(line + 1)
          fix:   take this step out, or say strict: false.
        """,
      ])
  }

  @Test func `skipping nothing may be allowed`() {
    let store = makeStore(endlessListening)
    store.skipReceivedActions(strict: false)
    store.skipInFlightEffects(strict: false)
  }

  /// A place for a store that its own reducer releases.
  private final class Holder {
    var store: TestStore<Int, Bool, Void>?
  }

  @Test func `a store may be released while it reduces an action of an effect`() async {
    let holder = Holder()
    // The reducer of this store is called on the main actor alone.
    nonisolated(unsafe) let unsafeHolder = holder
    let gate = AsyncStream<Void>.makeStream()
    let reducer = Reducer<Int, Bool, Void> { state, isAnswer, _ in
      state += 1
      guard isAnswer else {
        return [
          .run { send in
            for await _ in gate.stream {}
            await send(true)
          }
        ]
      }
      unsafeHolder.store = nil
      return []
    }
    holder.store = TestStore(initialState: 0, reducer: reducer, environment: ())
    holder.store?.exhaustivity = .off
    let task = await holder.store?.send(false) { $0 = 1 }
    gate.continuation.finish()
    await task?.finish()
    #expect(holder.store == nil)
  }
}
