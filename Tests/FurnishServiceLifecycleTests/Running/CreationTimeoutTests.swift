import Furnish
import FurnishServiceLifecycle
import FurnishTesting
import InMemoryLogging
import Logging
import ServiceLifecycle
import Testing

/// The time that `makeServiceGroup` has to create the services.
@Suite(.timeLimit(.minutes(60))) struct CreationTimeoutTests {
  let journal = Journal()
  let clock = TestClock()
  let recipe = AsyncStream.makeStream(of: Void.self)
  let entered = AsyncStream.makeStream(of: Void.self)

  /// A container with a service that exists at once, and one whose recipe waits; the latter needs the former.
  private func container(isCancellationIgnored: Bool) throws -> ServiceContainer {
    let container = ServiceContainer()
    let (journal, recipe, entered) = (journal, recipe.stream, entered.continuation)
    try container.services
      .register(Ready.self, eager: true) { Ready(journal: journal) }
      .register(Slow.self, eager: true) { (_: Ready) async throws -> Slow in
        entered.finish()
        if isCancellationIgnored {
          // This task is not canceled with the recipe.
          await Task.detached { for await _ in recipe {} }.value
        } else {
          for await _ in recipe {}
          try Task.checkCancellation()
        }
        return Slow(journal: journal)
      }
    return container
  }

  private func makeGroup(_ container: ServiceContainer) -> Task<ServiceGroup, any Error> {
    withServices {
      $0.continuousClock = clock
    } operation: {
      Task { try await container.makeServiceGroup(startTimeout: .seconds(10), logger: .silent) }
    }
  }

  @Test func `services that are not created in time are named, and those that were created are closed`() async throws {
    let container = try container(isCancellationIgnored: false)
    let group = makeGroup(container)
    for await _ in entered.stream {}
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(10))
    let error = await #expect(throws: RunningServiceError.self) { try await group.value }
    #expect(error?.reason == .startTimedOut)
    #expect(error?.service == "Slow")
    #expect(
      error?.description == """
        The services were not created within 10.0 seconds: the recipe of Slow has not returned.
          where: makeServiceGroup
          fix:   let the recipes return in time, or pass a longer `startTimeout`.
        """)
    #expect(journal.events == [.closed(0)])
  }

  @Test func `a recipe that ignores cancellation is not awaited, and the service that it returns later is closed`()
    async throws
  {
    let container = try container(isCancellationIgnored: true)
    let group = makeGroup(container)
    for await _ in entered.stream {}
    for _ in 0..<2 {
      await clock.waitForSleepers(1)
      await clock.advance(by: .seconds(10))
    }
    let error = await #expect(throws: RunningServiceError.self) { try await group.value }
    #expect(error?.reason == .startTimedOut)
    #expect(journal.events.isEmpty)
    recipe.continuation.finish()
    await journal.wait(for: .closed(0))
    #expect(journal.events == [.closed(1), .closed(0)])
  }

  @Test func `a container whose services were not created in time can have a group later`() async throws {
    let container = try container(isCancellationIgnored: false)
    let group = makeGroup(container)
    for await _ in entered.stream {}
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(10))
    await #expect(throws: RunningServiceError.self) { try await group.value }
    recipe.continuation.finish()
    _ = try await container.makeServiceGroup(logger: .silent)
    try await container.close()
    #expect(journal.events == [.closed(0), .closed(1), .closed(0)])
  }

  @Test func `a caller that is canceled while services are created waits until they are closed`() async throws {
    let container = try container(isCancellationIgnored: true)
    let group = makeGroup(container)
    for await _ in entered.stream {}
    group.cancel()
    recipe.continuation.finish()
    await #expect(throws: (any Error).self) { try await group.value }
    #expect(journal.events == [.closed(1), .closed(0)])
  }

  @Test func `services that return although their creation was canceled are closed`() async throws {
    let container = ServiceContainer()
    let journal = journal
    try container.services.register(Slow.self, eager: true) {
      withUnsafeCurrentTask { $0?.cancel() }
      return Slow(journal: journal)
    }
    let group = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await container.makeServiceGroup(logger: .silent)
    }
    await #expect(throws: CancellationError.self) { try await group.value }
    #expect(journal.events == [.closed(1)])
  }

  @Test func `recipes read the task-local values of the caller`() async throws {
    let container = ServiceContainer()
    try container.services.register(Zone.self, eager: true) { Zone(name: Zone.local) }
    _ = try await Zone.$local.withValue("Rome") { try await container.makeServiceGroup(logger: .silent) }
    #expect(try await container.provider.require(Zone.self).name == "Rome")
    try await container.close()
  }
}

private struct Ready: Closeable {
  let journal: Journal

  func close() async { journal.append(.closed(0)) }
}

private struct Slow: Closeable {
  let journal: Journal

  func close() async { journal.append(.closed(1)) }
}

private struct Zone: Sendable {
  @TaskLocal static var local = "none"

  let name: String
}
