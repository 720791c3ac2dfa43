import FurnishRemote
import FurnishTesting
import Testing

/// The time that a call may take.
@Suite struct DeadlineTests {
  let clock = TestClock()

  @Test(.timeLimit(.minutes(60)))
  func `the caller has its error at the deadline, even if the service ignores its cancellation`() async throws {
    let (released, release) = AsyncStream<Void>.makeStream()
    let (observed, observe) = AsyncStream<Bool>.makeStream()
    var source = LandmarkService.mock
    source.count = {
      // A task of its own is not canceled with the call.
      await Task { for await _ in released {} }.value
      observe.yield(Task.isCancelled)
      return 1
    }
    let service = LandmarkService.remote(over: .inMemory(serving: source)).deadline(.seconds(2), clock: clock)
    let call = Task { try await service.count() }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(2))
    let error = await #expect(throws: RemoteError.self) { _ = try await call.value }
    #expect(
      error?.description
        == "LandmarkService.count failed (deadlineExceeded): the call took longer than its deadline of 2.0 seconds")
    release.finish()
    for await wasCanceled in observed {
      #expect(wasCanceled)
      break
    }
  }

  @Test(.timeLimit(.minutes(60)))
  func `an endpoint with a typed error throws the missed deadline inside that error`() async throws {
    var source = LandmarkService.mock
    source.visit = { _ throws(LandmarkError) in
      try? await Task.sleep(for: .seconds(600))
      return 1
    }
    let service = LandmarkService.remote(over: .inMemory(serving: source)).deadline(.seconds(1), clock: clock)
    let call = Task { try await service.visit(id: "1") }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(1))
    let error = await #expect(throws: LandmarkError.self) { _ = try await call.value }
    guard case .notReached(let failure) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.code == .deadlineExceeded)
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `a deadline that has passed fails a call that would be quick, and sends nothing`(limit: Duration) async {
    let spy = ServiceSpy()
    let source = LandmarkService.mock.recorded(into: spy)
    for clock in [ContinuousClock(), clock] as [any Clock<Duration>] {
      let service = LandmarkService.remote(over: .inMemory(serving: source)).deadline(limit, clock: clock)
      for _ in 1...20 {
        let error = await #expect(throws: RemoteError.self) { _ = try await service.count() }
        #expect(error?.code == .deadlineExceeded)
      }
    }
    #expect(spy.calls.isEmpty)
  }

  @Test func `a deadline too long for clocks does not limit a call`() async throws {
    let service = LandmarkService.remote(over: .inMemory(serving: .mock))
    #expect(try await service.deadline(.seconds(Int64.max), clock: ContinuousClock()).count() == 3)
  }

  @Test(.timeLimit(.minutes(60))) func `a deadline limits a whole stream`() async throws {
    var source = LandmarkService.mock
    source.watch = { _ in
      AsyncThrowingStream { continuation in continuation.yield(Landmark(id: "1", name: "")) }
    }
    let service = LandmarkService.remote(over: .inMemory(serving: source)).deadline(.seconds(5), clock: clock)
    var landmarks = try await service.watch(limit: 0).makeAsyncIterator()
    let first = try await landmarks.next()
    #expect(first?.id == "1")
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(5))
    do {
      _ = try await landmarks.next()
      Issue.record("The stream went on after its deadline.")
    } catch {
      #expect((error as? RemoteError)?.code == .deadlineExceeded)
    }
    let rest = try await landmarks.next()
    #expect(rest == nil)
  }

  @Test func `a call that is answered in time leaves no sleeping task`() async throws {
    let service = LandmarkService.remote(over: .inMemory(serving: .mock)).deadline(.seconds(5), clock: clock)
    #expect(try await service.count() == 3)
    while clock.sleeperCount > 0 { await Task.yield() }
  }

  @Test(.timeLimit(.minutes(60))) func `the shorter of two deadlines applies`() async throws {
    for (inner, outer) in [(1, 9), (9, 1)] {
      let clock = TestClock()
      var source = LandmarkService.mock
      source.count = {
        try await Task.sleep(for: .seconds(600))
        return 1
      }
      let service = LandmarkService.remote(over: .inMemory(serving: source))
        .deadline(.seconds(inner), clock: clock).deadline(.seconds(outer), clock: clock)
      let call = Task { try await service.count() }
      await clock.waitForSleepers()
      await clock.advance(by: .seconds(1))
      let error = await #expect(throws: RemoteError.self) { _ = try await call.value }
      #expect(error?.message == "the call took longer than its deadline of 1.0 seconds")
    }
  }

  @Test(.timeLimit(.minutes(60))) func `canceling a caller with a deadline cancels the service`() async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    var source = LandmarkService.mock
    source.count = {
      start.yield()
      try await Task.sleep(for: .seconds(600))
      return 0
    }
    let service = LandmarkService.remote(over: .inMemory(serving: source)).deadline(.seconds(5), clock: clock)
    let call = Task { try await service.count() }
    for await _ in started { break }
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
  }
}
