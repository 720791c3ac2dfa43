import FurnishReducers
import Testing

@MainActor @Suite struct EffectTests {
  @Test func `none sends nothing`() async {
    #expect(await actions(of: Effect<Int>.none).isEmpty)
  }

  @Test func `send sends its action`() async {
    #expect(await actions(of: .send(3)) == [3])
  }

  @Test func `sync sends the result of its work`() async {
    #expect(await actions(of: .sync { 17 }) == [17])
  }

  @Test func `run may send several actions`() async {
    let effect = Effect<Int>.run { send in
      for number in 1...3 { await send(number) }
    }
    #expect(await actions(of: effect) == [1, 2, 3])
  }

  /// An effect that occupied the main actor would never run, because the main actor waits for the effect.
  @Test func `run does not occupy the store's actor`() {
    let isDone = Log<Bool>()
    let recorder = Recorder<Int> { _ in [.fireAndForget { () async in isDone.append(true) }] }
    recorder.store.send(0)
    while isDone.entries.isEmpty {}
    #expect(isDone.entries == [true])
  }

  @Test func `send returns when its action was reduced`() async {
    let counts = Log<Int>()
    let recorder = Recorder<Int> { action in
      guard action == 0 else { return [] }
      return [
        .run { send in
          await send(1)
          counts.append(1)
        }, .none,
      ]
    }
    await recorder.store.send(0).finish()
    #expect(recorder.actions == [0, 1])
    #expect(counts.entries == [1])
  }

  @Test func `actions that an effect sends after its end are reported and dropped`() async {
    let (sends, continuation) = AsyncStream.makeStream(of: Send<Int>.self)
    let line = #line + 2
    let recorder = Recorder<Int> { action in
      action == 0 ? [.run { send in continuation.yield(send) }] : []
    }
    let reports = await reports {
      await recorder.store.send(0).finish()
      for await send in sends {
        await send(1)
        break
      }
    }
    #expect(recorder.actions == [0])
    #expect(reports.map(\.line) == [line])
    #expect(reports.first?.message.hasPrefix("An effect has sent 1 after it had finished") == true)
  }

  @Test func `synchronous fire and forget is done when send returns`() {
    let log = Log<String>()
    let recorder = Recorder<Int> { _ in [.fireAndForget { log.append("done") }] }
    recorder.store.send(0)
    #expect(log.entries == ["done"])
    #expect(recorder.actions == [0])
  }

  @Test func `asynchronous fire and forget is done when its task is`() async {
    let log = Log<String>()
    let recorder = Recorder<Int> { _ in
      [
        .fireAndForget {
          await Task.yield()
          log.append("done")
        }
      ]
    }
    await recorder.store.send(0).finish()
    #expect(log.entries == ["done"])
  }

  @Test func `an async sequence sends its elements`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    #expect(await actions(of: stream.eraseToEffect()) == [1, 2, 3])
  }
}
