import Furnish
import FurnishTesting
import Testing

@Suite struct TestClockTests {
  @Test func `a sleeper wakes when the clock reaches its deadline`() async throws {
    let clock = TestClock()
    let journal = Journal()
    let task = Task {
      try await clock.sleep(for: .seconds(5))
      await journal.write("awake")
    }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(4))
    #expect(await journal.lines == [])
    await clock.advance(by: .seconds(1))
    #expect(await journal.lines == ["awake"])
    try await task.value
  }

  @Test func `sleepers wake in the order of their deadlines`() async throws {
    let clock = TestClock()
    let journal = Journal()
    let task = Task {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for seconds in [3, 1, 2] {
          group.addTask {
            try await clock.sleep(for: .seconds(seconds))
            await journal.write("\(seconds) at \(clock.now.offset)")
          }
        }
        try await group.waitForAll()
      }
    }
    await clock.waitForSleepers(3)
    await clock.advance(by: .seconds(10))
    #expect(await journal.lines == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
    try await task.value
  }

  @Test func `a sleeper that sleeps again is woken by the same advance`() async throws {
    let clock = TestClock()
    let journal = Journal()
    let task = Task {
      for round in 1...3 {
        try await clock.sleep(for: .seconds(1))
        await journal.write("\(round)")
      }
    }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(3))
    #expect(await journal.lines == ["1", "2", "3"])
    try await task.value
  }

  @Test func `canceling a sleeper throws`() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    #expect(clock.sleeperCount == 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `sleeping in a canceled task throws at once`() async {
    let clock = TestClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(.timeLimit(.minutes(60))) func `canceling a task that waits for sleepers ends its wait`() async {
    let clock = TestClock()
    let waiting = Task { await clock.waitForSleepers(2) }
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    waiting.cancel()
    await waiting.value
    // Other tasks continue to wait.
    let other = Task { await clock.waitForSleepers(2) }
    let second = Task { try await clock.sleep(for: .seconds(1)) }
    await other.value
    #expect(clock.sleeperCount == 2)
    sleeper.cancel()
    second.cancel()
  }

  @Test(.timeLimit(.minutes(60))) func `waiting for sleepers in a canceled task returns at once`() async {
    let clock = TestClock()
    let waiting = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await clock.waitForSleepers()
    }
    await waiting.value
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a task sleeps on a clock while its own code does`() async {
    let clock = TestClock()
    let task = Task { _ = try? await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    #expect(clock.areSleeping([task]))
    await clock.advance(by: .seconds(1))
    #expect(!clock.areSleeping([task]))
  }

  @Test func `a task does not sleep on a clock while only a child task does`() async {
    let clock = TestClock()
    let task = Task {
      async let child: Void? = try? clock.sleep(for: .seconds(1))
      _ = await child
    }
    await clock.waitForSleepers()
    #expect(!clock.areSleeping([task]))
    task.cancel()
  }

  @Test func `waiting for a sleep ends when another one begins`() async {
    let clock = TestClock()
    let first = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    first.cancel()
    _ = await first.result
    let waiting = Task { await clock.waitForSleep(after: 1) }
    let second = Task { try await clock.sleep(for: .seconds(1)) }
    await waiting.value
    #expect(clock.sleepCount == 2)
    second.cancel()
  }

  @Test func `a deadline that is past takes no time`() async throws {
    let clock = TestClock()
    await clock.advance(by: .seconds(9))
    try await clock.sleep(until: TestInstant(offset: .seconds(9)))
    #expect(clock.now.offset == .seconds(9))
  }

  @Test func `run continues until no task sleeps`() async throws {
    let clock = TestClock()
    let task = Task {
      for _ in 0..<5 { try await clock.sleep(for: .seconds(100)) }
    }
    await clock.waitForSleepers()
    #expect(await clock.run())
    #expect(clock.now.offset == .seconds(500))
    try await task.value
  }

  @Test func `run reports a task that sleeps forever`() async throws {
    let clock = TestClock()
    let task = Task {
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    await clock.waitForSleepers()
    #expect(await !clock.run(upTo: .seconds(10)))
    task.cancel()
    _ = await task.result
  }

  @Test func `run continues at its limit when it is called again`() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(5)) }
    await clock.waitForSleepers()
    #expect(await !clock.run(upTo: .seconds(4)))
    #expect(clock.now.offset == .seconds(4))
    #expect(await clock.run(upTo: .seconds(4)))
    #expect(clock.now.offset == .seconds(5))
    task.cancel()
    _ = await task.result
  }
}

private actor Journal {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}
