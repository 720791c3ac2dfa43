import FurnishReducers
import Testing

@MainActor @Suite struct StoreTaskTests {
  @Test func `finish waits for effects of actions of effects`() async {
    let recorder = Recorder<Int> { action in
      guard action < 4 else { return [] }
      return [
        .run { send in
          await Task.yield()
          await send(action + 1)
        }
      ]
    }
    await recorder.store.send(0).finish()
    #expect(recorder.actions == [0, 1, 2, 3, 4])
  }

  @Test func `finish returns at once if no effect runs`() async {
    let recorder = Recorder<Int> { _ in [] }
    let task = recorder.store.send(0)
    #expect(task.hasFinished)
    await task.finish()
  }

  @Test func `finish does not wait for the effects of another send`() async {
    let gate = Gate()
    let recorder = Recorder<Int> { action in
      action == 0 ? [.run { _ in await gate.pass() }] : [.run { _ in await Task.yield() }]
    }
    let other = recorder.store.send(0)
    await recorder.store.send(1).finish()
    #expect(!other.hasFinished)
    gate.open()
    await other.finish()
  }

  @Test func `cancel stops effects that were started by the actions of effects`() async {
    let log = Log<String>()
    let recorder = Recorder<Int> { action in
      if action == 0 { return [.run { send in await send(1) }] }
      return [
        .run { _ in
          log.append("began")
          try? await Task.sleep(for: .seconds(100_000))
          log.append(Task.isCancelled ? "cancelled" : "slept")
        }
      ]
    }
    let task = recorder.store.send(0)
    while log.entries.isEmpty { await Task.yield() }
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
    #expect(log.entries == ["began", "cancelled"])
  }

  @Test func `canceling a waiting caller cancels the effects`() async {
    let log = Log<String>()
    let recorder = Recorder<Int> { _ in
      [
        .run { _ in
          log.append("began")
          try? await Task.sleep(for: .seconds(100_000))
          log.append(Task.isCancelled ? "cancelled" : "slept")
        }
      ]
    }
    let waiting = Task { await recorder.store.send(0).finish() }
    while log.entries.isEmpty { await Task.yield() }
    waiting.cancel()
    await waiting.value
    #expect(log.entries == ["began", "cancelled"])
  }

  @Test func `ten thousand effects in flight all finish`() async {
    let gate = Gate()
    let recorder = Recorder<Int> { action in
      guard action == 0 else { return [] }
      return (1...10_000).map { number in
        .run { send in
          await gate.pass()
          await send(number)
        }
      }
    }
    let task = recorder.store.send(0)
    gate.open()
    await task.finish()
    #expect(Set(recorder.actions) == Set(0...10_000))
  }
}
