import FurnishReducers
import Testing

@MainActor @Suite struct EffectCancellingTests {
  private enum ID: Hashable { case work, other }

  private enum Action: Equatable, Sendable {
    case start, restart, stop
    case done(String)
  }

  private nonisolated static func work(_ log: Log<String>, _ name: String) -> Effect<Action> {
    .run { send in
      log.append("\(name) began")
      do {
        try await Task.sleep(for: .seconds(100_000))
      } catch {
        log.append("\(name) cancelled")
        await send(.done(name))
        throw error
      }
    }
  }

  private func makeRecorder(_ log: Log<String>) -> Recorder<Action> {
    Recorder { action in
      switch action {
      case .start:
        [
          Self.work(log, "one").cancellable(id: ID.work),
          Self.work(log, "two").cancellable(id: ID.other),
        ]
      case .restart: [Self.work(log, "next").cancellable(id: ID.work, cancelInFlight: true)]
      case .stop: [.cancel(id: ID.work)]
      case .done: []
      }
    }
  }

  private func wait(for count: Int, in log: Log<String>) async {
    while log.entries.count < count { await Task.yield() }
  }

  @Test func `cancel stops only the effects of its ID`() async {
    let log = Log<String>()
    let recorder = makeRecorder(log)
    let task = recorder.store.send(.start)
    await wait(for: 2, in: log)
    recorder.store.send(.stop)
    await wait(for: 3, in: log)
    #expect(log.entries.last == "one cancelled")
    #expect(!task.hasFinished)
    task.cancel()
    await task.finish()
    #expect(log.entries.last == "two cancelled")
  }

  @Test func `actions that a canceled effect still sends are dropped`() async {
    let log = Log<String>()
    let recorder = makeRecorder(log)
    let task = recorder.store.send(.start)
    await wait(for: 2, in: log)
    task.cancel()
    await task.finish()
    #expect(recorder.actions == [.start])
  }

  @Test func `cancelInFlight replaces the running effect`() async {
    let log = Log<String>()
    let recorder = makeRecorder(log)
    let first = recorder.store.send(.restart)
    await wait(for: 1, in: log)
    let second = recorder.store.send(.restart)
    await first.finish()
    await wait(for: 3, in: log)
    #expect(Set(log.entries) == ["next began", "next cancelled"])
    #expect(log.entries.filter { $0 == "next began" }.count == 2)
    #expect(!second.hasFinished)
    second.cancel()
    await second.finish()
  }

  @Test func `an effect may cancel itself`() async {
    let effect = Effect<Int>.run { send in
      await send(1)
      await send(2)
    }
    let recorder = Recorder<Int> { action in
      action == 0 ? [effect.cancellable(id: ID.work)] : [.cancel(id: ID.work)]
    }
    await recorder.store.send(0).finish()
    #expect(recorder.actions == [0, 1])
  }

  @Test func `of ten thousand effects each is canceled by its own ID`() async {
    let count = 10_000
    let recorder = Recorder<Int> { action in
      if action == 0 {
        return (1...count).map { id in
          .run { _ in try await Task.sleep(for: .seconds(100_000)) }.cancellable(id: id)
        }
      }
      return [.cancel(id: action)]
    }
    let task = recorder.store.send(0)
    for id in 1...count { recorder.store.send(id) }
    await task.finish()
    #expect(task.hasFinished)
  }

  @Test func `an effect that cancels others of its ID runs inside of another effect with this ID`() async {
    let recorder = Recorder<Int> { action in
      guard action == 0 else { return [] }
      let work = Effect<Int>.run { send in await send(1) }.cancellable(id: ID.work, cancelInFlight: true)
      return [work.debounce(id: ID.work, for: .zero, clock: ContinuousClock())]
    }
    await recorder.store.send(0).finish()
    #expect(recorder.actions == [0, 1])
  }

  @Test func `ids of different types are different, though the values are equal`() async {
    let recorder = Recorder<Int> { action in
      switch action {
      case 0: [.run { send in await send(1) }.cancellable(id: 1), .cancel(id: Int64(1))]
      default: []
      }
    }
    await recorder.store.send(0).finish()
    #expect(recorder.actions == [0, 1])
  }
}
