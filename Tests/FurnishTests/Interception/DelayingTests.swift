import Furnish
import FurnishTesting
import Testing

@Suite struct DelayingTests {
  @Test(.services { $0.continuousClock = ImmediateClock() })
  func `a delayed service returns the same results`() async {
    let plain = await visitEveryEndpoint(of: Workshop())
    #expect(await visitEveryEndpoint(of: Workshop().delayed(by: .seconds(1))) == plain)
  }

  @Test func `every asynchronous endpoint waits`() async {
    let clock = ImmediateClock()
    _ = await visitEveryEndpoint(of: Workshop().delayed(by: .seconds(1), clock: clock))
    let waiting = namesOfEndpoints { $0.isAsync }
    #expect(waiting == ["lend", "find", "order", "ask", "polish", "saw", "store"])
    #expect(clock.now.offset == .seconds(waiting.count))
  }

  @Test func `a delay that a clock cannot count is a century`() async {
    let clock = ImmediateClock()
    _ = await Workshop<String>().delayed(by: .seconds(Int64.max), clock: clock).lend(1)
    #expect(clock.now.offset == .seconds(3_153_600_000))
  }

  @Test func `a delay uses the clock in force at the call`() async {
    let service = Workshop<String>().delayed(by: .seconds(2))
    let clock = ImmediateClock()
    await withServices {
      $0.continuousClock = clock
    } operation: {
      _ = await service.lend(1)
    }
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func `a call begins after the delay`() async {
    let clock = TestClock()
    var service = Workshop<String>()
    let begun = Shared(false)
    service.lend = { number in
      begun.set(true)
      return number
    }
    let delayed = service.delayed(by: .seconds(5), clock: clock)
    let call = Task { await delayed.lend(3) }
    await clock.waitForSleepers()
    #expect(!begun.value)
    await clock.advance(by: .seconds(5))
    let result = await call.value
    #expect(result == 3)
  }

  @Test func `a call that is canceled while it waits never begins`() async {
    let clock = TestClock()
    let spy = ServiceSpy()
    let service = Workshop<String>().recorded(into: spy).delayed(by: .seconds(5), clock: clock)
    let call = Task { try await service.find(3) }
    await clock.waitForSleepers()
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(spy.calls.isEmpty)
  }

  @Test func `a call that cannot throw begins at once when it is canceled`() async {
    let clock = TestClock()
    let service = Workshop<String>().delayed(by: .seconds(5), clock: clock)
    let call = Task { await service.lend(3) }
    await clock.waitForSleepers()
    call.cancel()
    let result = await call.value
    #expect(result == 3)
  }

  @Test func `a call that throws only its own errors begins at once when it is canceled`() async throws {
    let clock = TestClock()
    let service = Workshop<String>().delayed(by: .seconds(5), clock: clock)
    let call = Task { try await service.order(3) }
    await clock.waitForSleepers()
    call.cancel()
    let result = try await call.value
    #expect(result == 3)
  }
}
