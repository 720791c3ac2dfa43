import Furnish
import Testing

/// The events of asynchronous recipes whose requesters are canceled.
@Suite(.timeLimit(.minutes(60))) struct CanceledCreationTests {
  private final class Session: Closeable, Sendable {
    func close() async {}
  }

  private final class Events: ContainerObserver {
    let all = Shared<[String]>([])
    func receive(_ event: ContainerEvent) { all.withValue { $0.append("\(event.kind)") } }
  }

  @Test(arguments: [false, true])
  func `a creation that is canceled with its only requester is not a failure`(isTransient: Bool) async throws {
    let (events, gate) = (Events(), TaskGate())
    let container = ServiceContainer()
    container.observe(with: events)
    let recipe = { @Sendable () async throws -> Session in
      await gate.pass()
      try Task.checkCancellation()
      return Session()
    }
    if isTransient {
      try container.services.register(Session.self, lifetime: .transient) { () async throws in try await recipe() }
    } else {
      try container.services.register(Session.self) { () async throws in try await recipe() }
    }
    let provider = try container.validated()
    let request = Task { try await provider.require(Session.self) }
    await gate.waitForArrivals(1)
    request.cancel()
    await gate.open()
    await #expect(throws: CancellationError.self) { _ = try await request.value }
    // Closing waits for the recipe.
    try await container.close()
    #expect(events.all.value == [])
  }

  @Test func `a recipe that throws a cancellation without being canceled has failed`() async throws {
    let events = Events()
    let container = ServiceContainer()
    container.observe(with: events)
    try container.services.register(Session.self) { () async throws -> Session in throw CancellationError() }
    let provider = try container.validated()
    await #expect(throws: ServiceError.self) { _ = try await provider.require(Session.self) }
    #expect(events.all.value.count == 1)
    try await container.close()
  }
}
