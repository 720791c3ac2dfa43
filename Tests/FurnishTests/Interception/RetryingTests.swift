import Furnish
import FurnishTesting
import Testing

@Suite struct RetryingTests {
  /// Returns a workshop whose `find` fails a number of times, and a spy on its attempts.
  private func flaky(failures: Int, with error: any Error = WorkshopError.broken) -> (Workshop<String>, ServiceSpy) {
    let spy = ServiceSpy()
    let failuresLeft = Shared(failures)
    var service = Workshop<String>()
    service.find = { number in
      let fails = failuresLeft.withValue { failuresLeft in
        failuresLeft -= 1
        return failuresLeft >= 0
      }
      if fails { throw error }
      return number
    }
    return (service.recorded(into: spy), spy)
  }

  @Test func `a call is repeated until it succeeds`() async throws {
    let (service, spy) = flaky(failures: 2)
    let clock = ImmediateClock()
    #expect(try await service.retrying(attempts: 5, clock: clock).find(7) == 7)
    #expect(spy.calls.map(\.outcome) == [.threw("broken"), .threw("broken"), .returned])
  }

  @Test func `the error of the last attempt is thrown`() async {
    let (service, spy) = flaky(failures: 10)
    let retrying = service.retrying(attempts: 3, clock: ImmediateClock())
    await #expect(throws: WorkshopError.broken) { try await retrying.find(7) }
    #expect(spy.calls.count == 3)
  }

  @Test func `a call with a single attempt is not repeated`() async {
    let (service, spy) = flaky(failures: 1)
    let clock = ImmediateClock()
    await #expect(throws: WorkshopError.broken) { try await service.retrying(attempts: 1, clock: clock).find(7) }
    #expect(spy.calls.count == 1)
    #expect(clock.now.offset == .zero)
  }

  @Test(arguments: [(1, 1), (2, 3), (3, 7), (4, 12), (5, 17)])
  func `each wait is longer up to the limit`(failures: Int, seconds: Int) async throws {
    let (service, _) = flaky(failures: failures)
    let clock = ImmediateClock()
    let retrying = service.retrying(
      attempts: 10, backoff: .seconds(1), factor: 2, limit: .seconds(5), clock: clock)
    _ = try await retrying.find(7)
    #expect(clock.now.offset == .seconds(seconds))
  }

  @Test func `a wait that a clock cannot count is a century`() async throws {
    let (service, _) = flaky(failures: 2)
    let clock = ImmediateClock()
    let longest = Duration.seconds(Int64.max)
    _ = try await service.retrying(backoff: longest, factor: 100, limit: longest, clock: clock).find(7)
    #expect(clock.now.offset == .seconds(2 * 3_153_600_000))
  }

  @Test func `the waits use the clock in force at the call`() async throws {
    let (service, _) = flaky(failures: 1)
    let retrying = service.retrying(backoff: .seconds(4))
    let clock = ImmediateClock()
    try await withServices {
      $0.continuousClock = clock
    } operation: {
      _ = try await retrying.find(7)
    }
    #expect(clock.now.offset == .seconds(4))
  }

  @Test func `an error that is not transient is thrown at once`() async {
    let (service, spy) = flaky(failures: 1, with: WorkshopError.closed)
    let retrying = service.retrying(clock: ImmediateClock(), while: { $0 as? WorkshopError != .closed })
    await #expect(throws: WorkshopError.closed) { try await retrying.find(7) }
    #expect(spy.calls.count == 1)
  }

  @Test func `a cancellation is thrown at once`() async {
    let (service, spy) = flaky(failures: 1, with: CancellationError())
    await #expect(throws: CancellationError.self) {
      try await service.retrying(clock: ImmediateClock()).find(7)
    }
    #expect(spy.calls.count == 1)
  }

  @Test func `a task that is canceled while it waits repeats no call`() async {
    let (service, spy) = flaky(failures: 10)
    let clock = TestClock()
    let retrying = service.retrying(attempts: 5, clock: clock)
    let call = Task { try await retrying.find(7) }
    await clock.waitForSleepers()
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(spy.calls.count == 1)
  }

  @Test func `a typed endpoint that is canceled while it waits throws its last error`() async {
    var service = Workshop<String>()
    service.order = { _ throws(WorkshopError) in throw .broken }
    let clock = TestClock()
    let retrying = service.retrying(clock: clock)
    let call = Task { try await retrying.order(7) }
    await clock.waitForSleepers()
    call.cancel()
    await #expect(throws: WorkshopError.broken) { try await call.value }
  }

  @Test func `only asynchronous throwing endpoints whose calls can be repeated are retried`() async {
    let clock = ImmediateClock()
    var service = Workshop<String>()
    service.check = { _ in throw WorkshopError.broken }
    service.saw = { _ in throw WorkshopError.broken }
    let retrying = service.retrying(clock: clock)
    #expect(throws: WorkshopError.broken) { try retrying.check(1) }
    do { _ = try await retrying.saw(Plank(length: 1)) } catch {}
    #expect(clock.now.offset == .zero)
    let repeated = namesOfEndpoints { RetryingInterceptor().intercepts($0) }
    #expect(repeated == ["find", "order", "ask", "polish"])
  }

  @Test func `a retrying service returns the same results`() async {
    let plain = await visitEveryEndpoint(of: Workshop())
    #expect(await visitEveryEndpoint(of: Workshop().retrying(clock: ImmediateClock())) == plain)
  }
}
