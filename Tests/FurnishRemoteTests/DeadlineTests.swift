import FurnishRemote
import FurnishTesting
import Testing

/// The time that a call may take, wherever the service runs. FurnishGRPCTests compile these tests as well, by a link.
@Suite(.serialized, .timeLimit(.minutes(60))) struct DeadlineTests {
  let clock = TestClock()

  /// Lets the time of a call pass, once the call has begun.
  private func pass(_ duration: Duration) async {
    await clock.waitForSleepers()
    await clock.advance(by: duration)
  }

  @Test(arguments: ServiceHost.allCases)
  func `a call fails at the deadline, even if the service ignores its cancellation`(
    _ host: ServiceHost
  ) async throws {
    let service = try await host.mockService().deadline(.seconds(2), clock: clock)
    let call = Task { try await service.fetch(id: "stuck") }
    await pass(.seconds(2))
    let error = await #expect(throws: RemoteError.self) { _ = try await call.value }
    #expect(
      error?.description
        == "LandmarkService.fetch failed (deadlineExceeded): the call took longer than its deadline of 2.0 seconds")
  }

  @Test(arguments: ServiceHost.inThisProcess) func `the service is canceled at the deadline`(
    _ host: ServiceHost
  ) async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (canceled, cancel) = AsyncStream<Void>.makeStream()
    var source = LandmarkService.mock
    source.count = {
      await withTaskCancellationHandler {
        start.yield()
        _ = try? await LandmarkService.mock.fetch(id: "stuck")
      } onCancel: {
        cancel.yield()
      }
      return 1
    }
    let service = try await host.serve(source).deadline(.seconds(2), clock: clock)
    let call = Task { try await service.count() }
    for await _ in started { break }
    await pass(.seconds(2))
    await #expect(throws: RemoteError.self) { _ = try await call.value }
    for await _ in canceled { break }
  }

  @Test(arguments: ServiceHost.allCases)
  func `an endpoint with a typed error throws the missed deadline inside that error`(_ host: ServiceHost) async throws {
    let service = try await host.mockService().deadline(.seconds(1), clock: clock)
    let call = Task { try await service.visit(id: "stuck") }
    await pass(.seconds(1))
    let error = await #expect(throws: LandmarkError.self) { _ = try await call.value }
    guard case .notReached(let failure) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.code == .deadlineExceeded)
  }

  @Test(arguments: ServiceHost.allCases)
  func `a call within its deadline has its result or its own error, and leaves no sleeping task`(
    _ host: ServiceHost
  ) async throws {
    let service = try await host.mockService().deadline(.seconds(5), clock: clock)
    #expect(try await service.count() == 3)
    await #expect(throws: LandmarkError.isClosed(until: 9)) { try await service.visit(id: "closed") }
    await #expect(throws: LandmarkError.isClosed(until: 9)) {
      for try await _ in try await service.visits(id: "closed") {}
    }
    while clock.sleeperCount > 0 { await Task.yield() }
  }

  @Test(arguments: ServiceHost.inThisProcess)
  func `a deadline that has passed fails a call that would be quick, and calls nothing`(
    _ host: ServiceHost
  ) async throws {
    let spy = ServiceSpy()
    let source = try await host.serve(LandmarkService.mock.recorded(into: spy))
    for clock in [ContinuousClock(), clock] as [any Clock<Duration>] {
      for limit in [Duration.zero, .seconds(-1)] {
        let service = source.deadline(limit, clock: clock)
        for _ in 1...20 {
          let error = await #expect(throws: RemoteError.self) { _ = try await service.count() }
          #expect(error?.code == .deadlineExceeded)
        }
      }
    }
    #expect(spy.calls.isEmpty)
  }

  @Test(arguments: ServiceHost.allCases)
  func `a deadline too long for clocks does not limit a call`(_ host: ServiceHost) async throws {
    let service = try await host.mockService()
    #expect(try await service.deadline(.seconds(Int64.max), clock: ContinuousClock()).count() == 3)
  }

  @Test(arguments: ServiceHost.allCases)
  func `a deadline limits a whole stream, even if its source ignores its cancellation`(_ host: ServiceHost) async throws
  {
    let service = try await host.mockService().deadline(.seconds(5), clock: clock)
    var landmarks = try await service.watch(limit: .max).makeAsyncIterator()
    let first = try await landmarks.next()
    #expect(first?.id == "0")
    await pass(.seconds(5))
    do {
      _ = try await landmarks.next()
      Issue.record("The stream went on after its deadline.")
    } catch {
      #expect((error as? RemoteError)?.code == .deadlineExceeded)
    }
    let rest = try await landmarks.next()
    #expect(rest == nil)
  }

  @Test(arguments: ServiceHost.inThisProcess)
  func `a stream that no task pulls is canceled at the deadline`(_ host: ServiceHost) async throws {
    let (canceled, cancel) = AsyncStream<Void>.makeStream()
    var source = LandmarkService.mock
    source.watch = { _ in
      AsyncThrowingStream { continuation in
        continuation.onTermination = { _ in cancel.yield() }
        continuation.yield(Landmark(id: "0", name: "Petra"))
      }
    }
    let service = try await host.serve(source).deadline(.seconds(5), clock: clock)
    var landmarks = try await service.watch(limit: 1).makeAsyncIterator()
    #expect(try await landmarks.next()?.id == "0")
    await pass(.seconds(5))
    for await _ in canceled { break }
    let error = await #expect(throws: RemoteError.self) { _ = try await landmarks.next() }
    #expect(error?.code == .deadlineExceeded)
  }

  @Test(arguments: ServiceHost.allCases) func `the shorter of two deadlines applies`(_ host: ServiceHost) async throws {
    let source = try await host.mockService()
    for (inner, outer) in [(1, 9), (9, 1)] {
      let clock = TestClock()
      let service = source.deadline(.seconds(inner), clock: clock).deadline(.seconds(outer), clock: clock)
      let call = Task { try await service.fetch(id: "stuck") }
      await clock.waitForSleepers(2)
      await clock.advance(by: .seconds(1))
      let error = await #expect(throws: RemoteError.self) { _ = try await call.value }
      #expect(error?.message == "the call took longer than its deadline of 1.0 seconds")
    }
  }

  @Test(arguments: ServiceHost.allCases)
  func `the deadline of a service that retries limits all attempts together`(_ host: ServiceHost) async throws {
    let service = try await host.mockService().retrying(attempts: 5, backoff: .seconds(2), factor: 1, clock: clock)
      .deadline(.seconds(3), clock: clock)
    let call = Task { try await service.fetch(id: "failing") }
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(2))
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(1))
    let error = await #expect(throws: RemoteError.self) { _ = try await call.value }
    #expect(error?.code == .deadlineExceeded)
  }

  @Test(arguments: ServiceHost.inThisProcess)
  func `canceling a caller with a deadline cancels the service`(_ host: ServiceHost) async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (canceled, cancel) = AsyncStream<Void>.makeStream()
    var source = LandmarkService.mock
    source.count = {
      start.yield()
      defer { cancel.yield() }
      try await Task.sleep(for: .seconds(600))
      return 0
    }
    let service = try await host.serve(source).deadline(.seconds(5), clock: clock)
    let call = Task { try await service.count() }
    for await _ in started { break }
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    for await _ in canceled { break }
  }
}
