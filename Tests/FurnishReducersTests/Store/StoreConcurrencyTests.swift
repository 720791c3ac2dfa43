import FurnishReducers
import Testing

@Suite struct StoreConcurrencyTests {
  @Test func `effects of many tasks send to one store`() async {
    let effect = Effect<Int>.run { send in
      await withTaskGroup { group in
        for number in 1...500 { group.addTask { await send(number) } }
      }
    }
    #expect(Set(await actions(of: effect)) == Set(1...500))
  }

  @Test func `tasks are canceled from any thread`() async {
    let effect = Effect<Int>.run { _ in try await Task.sleep(for: .seconds(100_000)) }
    let recorder = await Recorder<Int> { _ in [effect, effect, effect.cancellable(id: "id")] }
    let tasks = await MainActor.run { (0..<100).map { recorder.store.send($0) } }
    await withTaskGroup { group in
      for task in tasks {
        group.addTask { task.cancel() }
        group.addTask { await task.finish() }
      }
    }
    let running = tasks.filter { !$0.hasFinished }
    #expect(running.isEmpty)
  }
}
