import Furnish
import FurnishTesting
import Testing

@Suite struct ImmediateClockTests {
  @Test func `sleeping takes no time and moves the clock`() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(3))
    try await clock.sleep(for: .seconds(4))
    #expect(clock.now.offset == .seconds(7))
  }

  @Test func `sleeping until a past instant does not move the clock`() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(3))
    try await clock.sleep(until: TestInstant(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `sleeping in a canceled task throws`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await ImmediateClock().sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
