import Furnish
import FurnishReducers
import FurnishTesting
import Testing

@MainActor @Suite struct EffectTimingTests {
  private let clock = TestClock()

  @Test func `a delayed effect starts later`() async {
    let recorder = Recorder<Int> { [clock] action in
      action == 0 ? [.send(1).delay(for: .seconds(10), clock: clock)] : []
    }
    let task = recorder.store.send(0)
    await clock.advance(by: .seconds(9))
    #expect(recorder.actions == [0])
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(recorder.actions == [0, 1])
  }

  @Test func `a delay without a clock uses the clock of the services in force`() async {
    let recorder = Recorder<Int> { $0 == 0 ? [.send(1).delay(for: .seconds(10))] : [] }
    let task = withServices {
      $0.continuousClock = clock
    } operation: {
      recorder.store.send(0)
    }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(10))
    await task.finish()
    #expect(recorder.actions == [0, 1])
  }

  @Test func `only the last of several debounced effects is started`() async {
    let recorder = Recorder<String> { [clock] action in
      action.hasSuffix("!")
        ? [] : [.send(action + "!").debounce(id: "typing", for: .seconds(1), clock: clock)]
    }
    for text in ["s", "sw", "swift"] {
      recorder.store.send(text)
      await clock.advance(by: .milliseconds(500))
    }
    await clock.advance(by: .seconds(1))
    #expect(recorder.actions == ["s", "sw", "swift", "swift!"])
  }

  private func throttled(latest: Bool) async -> [Int] {
    let recorder = Recorder<Int> { [clock] action in
      action < 0
        ? [] : [.send(-action).throttle(id: "t", for: .seconds(10), clock: clock, latest: latest)]
    }
    for number in 1...3 { recorder.store.send(number) }
    #expect(recorder.actions == [1, -1, 2, 3])
    await clock.advance(by: .seconds(10))
    let actions = recorder.actions
    await clock.run()
    #expect(recorder.actions == actions)
    recorder.store.send(4)
    return recorder.actions
  }

  @Test func `a throttled effect sends the first at once and the last at the end`() async {
    #expect(await throttled(latest: true) == [1, -1, 2, 3, -3, 4, -4])
  }

  @Test func `a throttled effect may send the first of the values that waited`() async {
    #expect(await throttled(latest: false) == [1, -1, 2, 3, -2, 4, -4])
  }

  @Test func `finish waits for the values in a throttle`() async {
    let recorder = Recorder<Int> { [clock] action in
      action < 0 ? [] : [.send(-action).throttle(id: "t", for: .seconds(10), clock: clock)]
    }
    #expect(recorder.store.send(1).hasFinished)
    let task = recorder.store.send(2)
    #expect(!task.hasFinished)
    await clock.advance(by: .seconds(10))
    await task.finish()
    #expect(recorder.actions == [1, -1, 2, -2])
  }

  @Test func `a waiting value of a throttle can be canceled`() async {
    let recorder = Recorder<Int> { [clock] action in
      action < 0 ? [] : [.send(-action).throttle(id: "t", for: .seconds(10), clock: clock)]
    }
    recorder.store.send(1)
    recorder.store.send(2).cancel()
    await clock.run()
    #expect(recorder.actions == [1, -1, 2])
  }

  @Test func `the interval of a throttle does not begin with a canceled value`() async {
    let recorder = Recorder<Int> { [clock] action in
      action < 0 ? [] : [.send(-action).throttle(id: "t", for: .seconds(10), clock: clock)]
    }
    recorder.store.send(1)
    recorder.store.send(2).cancel()
    await clock.advance(by: .seconds(15))
    recorder.store.send(3)
    #expect(recorder.actions == [1, -1, 2, 3, -3])
    await clock.run()
    #expect(recorder.actions == [1, -1, 2, 3, -3])
  }

  @Test func `a value takes the place of a canceled one that waits in a throttle`() async {
    let recorder = Recorder<Int> { [clock] action in
      action < 0 ? [] : [.send(-action).throttle(id: "t", for: .seconds(10), clock: clock, latest: false)]
    }
    recorder.store.send(1)
    recorder.store.send(2).cancel()
    recorder.store.send(3)
    await clock.run()
    #expect(recorder.actions == [1, -1, 2, 3, -3])
  }
}
