import Furnish
import FurnishServiceLifecycle
import FurnishTesting
import InMemoryLogging
import Logging
import ServiceLifecycle
import Testing

@Suite(.timeLimit(.minutes(60))) struct RunningTimeoutTests {
  let journal = Journal()
  let clock = TestClock()

  private func group(_ container: ServiceContainer, _ logger: Logger = .silent) async throws -> ServiceGroup {
    try await withServices {
      $0.continuousClock = clock
    } operation: {
      try await container.makeServiceGroup(startTimeout: .seconds(10), stopTimeout: .seconds(5), logger: logger)
    }
  }

  @Test func `a service that is not ready in time ends the group, and the error names it`() async throws {
    let container = try ServiceContainer(probe: ProbeScript(journal))
    try container.services.registerRunning(NeverReady.self) { (_: Probe<M0>) in NeverReady() }
    let group = try await group(container)
    let running = Task { try await group.run() }
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(10))
    let error = await #expect(throws: RunningServiceError.self) { try await running.value }
    #expect(error?.reason == .startTimedOut)
    #expect(error?.service == "NeverReady")
    #expect(
      error?.description == """
        NeverReady was not ready within 10.0 seconds.
          where: NeverReady, in its service group
          fix:   call `ready` in its `run(ready:)` once it can be used, or pass a longer `startTimeout`.
        """)
    #expect(journal.events.suffix(3) == [.stopping(0), .ended(0), .closed(0)])
  }

  @Test func `a service that ignores graceful shutdown is canceled, and named in the log`() async throws {
    var script = ProbeScript(journal)
    script.isGracefulIgnored = true
    let container = try ServiceContainer(probe: script)
    let (logger, log) = Logger.collecting()
    let group = try await group(container, logger)
    let running = Task { try await group.run() }
    await journal.wait(for: .ready(0))
    await clock.waitForSleepers(1)
    await group.triggerGracefulShutdown()
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(5))
    try await running.value
    let warnings = log.entries.filter { $0.level == .warning }
    #expect(warnings.map(\.message) == ["A service did not end in time after graceful shutdown, and was canceled"])
    #expect(warnings.first?.metadata["service"] == "Probe<M0>")
    #expect(journal.events == [.started(0), .ready(0), .stopping(0), .ended(0), .closed(0)])
  }

  @Test func `a service that ignores cancellation is abandoned and named`() async throws {
    var script = ProbeScript(journal)
    script.isCancellationIgnored = true
    let container = try ServiceContainer(probe: script)
    let group = try await group(container)
    let running = Task { try await group.run() }
    await journal.wait(for: .ready(0))
    await clock.waitForSleepers(1)
    running.cancel()
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(5))
    let error = await #expect(throws: RunningServiceError.self) { try await running.value }
    #expect(
      error?.description == """
        Probe<M0> did not end within 5.0 seconds after it was canceled, and is still running.
          where: Probe<M0>, in its service group
          fix:   let its `run()` return when its task is canceled, or pass a longer `stopTimeout`.
        """)
    #expect(journal.events == [.started(0), .ready(0), .closed(0)])
    script.send(.stop)
  }

  @Test func `the services that an abandoned service needs are shut down gracefully`() async throws {
    var script = ProbeScript(journal)
    script.isGracefulIgnored = true
    script.isCancellationIgnored = true
    let container = ServiceContainer()
    let journal = journal
    try container.services
      .register(ProbeScripts.self, instance: ProbeScripts(scripts: [script]))
      .registerRunning(Graceful.self) { Graceful(journal: journal) }
      .registerRunning(Probe<M0>.self) { (scripts: ProbeScripts, _: Graceful) in Probe(scripts) }
    let group = try await group(container)
    let running = Task { try await group.run() }
    await journal.wait(for: .ready(0))
    await clock.waitForSleepers(1)
    await group.triggerGracefulShutdown()
    for _ in 0..<2 {
      await clock.waitForSleepers(2)
      await clock.advance(by: .seconds(5))
    }
    await #expect(throws: RunningServiceError.self) { try await running.value }
    #expect(journal.events == [.started(1), .started(0), .ready(0), .stopping(1), .closed(0)])
    script.send(.stop)
  }

  @Test func `the error names a service that does not close in time`() async throws {
    let container = ServiceContainer()
    let (gate, closing) = (AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self))
    try container.services.register(Gated.self, eager: true) {
      Gated(gate: gate.stream, closing: closing.continuation)
    }
    let group = try await group(container)
    let running = Task { try await group.run() }
    while container.state != .ready { await Task.yield() }
    await group.triggerGracefulShutdown()
    for await _ in closing.stream {}
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(5))
    let error = await #expect(throws: RunningServiceError.self) { try await running.value }
    #expect(
      error?.description == """
        The container was not closed within 5.0 seconds: `close()` of Gated has not returned.
          where: the container, in its service group
          fix:   let `close()` and the recipes of its services return in time, or pass a longer `stopTimeout`.
        """)
    #expect(error?.service == "Gated")
    gate.continuation.finish()
  }

  @Test func `a service of a scope and one whose creation has not ended are named if they prevent closing`()
    async throws
  {
    let container = ServiceContainer()
    let (gate, recipe) = (AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self))
    let (entered, closing) = (AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self))
    try container.services
      .register(Quick.self, eager: true) { Quick() }
      .register(Gated.self, lifetime: .scoped) {
        Gated(gate: gate.stream, closing: closing.continuation)
      }
      .register(Slow.self) { () async -> Slow in
        entered.continuation.finish()
        // This task is not canceled with the recipe.
        await Task.detached { for await _ in recipe.stream {} }.value
        return Slow()
      }
    let group = try await group(container)
    let root = try container.provider
    let scope = root.makeScope()
    _ = scope.resolveRequired(Gated.self)
    let request = Task { try await root.require(Slow.self) }
    for await _ in entered.stream {}
    let running = Task { try await group.run() }
    while container.state != .ready { await Task.yield() }
    await group.triggerGracefulShutdown()
    for await _ in closing.stream {}
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(5))
    let error = await #expect(throws: RunningServiceError.self) { try await running.value }
    #expect(
      error?.description.split(separator: "\n").first == """
        The container was not closed within 5.0 seconds: `close()` of Gated has not returned, and \
        Slow is still being created.
        """)
    gate.continuation.finish()
    recipe.continuation.finish()
    _ = await request.result
  }
}

extension RunningTimeoutTests {
  @Test func `a time-out too long for clocks does not limit a service`() async throws {
    let container = try ServiceContainer(probe: ProbeScript(journal))
    let group = try await withServices {
      $0.continuousClock = ContinuousClock()
    } operation: {
      let longest = Duration.seconds(Int64.max)
      return try await container.makeServiceGroup(startTimeout: longest, stopTimeout: longest, logger: .silent)
    }
    let running = Task { try await group.run() }
    await journal.wait(for: .ready(0))
    await group.triggerGracefulShutdown()
    try await running.value
  }
}

private struct NeverReady: ReadinessSignaling {
  func run(ready: @escaping @Sendable () -> Void) async throws {
    let (stream, _) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
  }
}

private struct Quick: Closeable {
  func close() async {}
}

private struct Slow: Sendable {}

private struct Gated: Closeable {
  let gate: AsyncStream<Void>
  let closing: AsyncStream<Void>.Continuation

  func close() async {
    closing.finish()
    for await _ in gate {}
  }
}

/// A running service that records whether it is shut down gracefully.
private struct Graceful: ServiceLifecycle.Service {
  let journal: Journal

  func run() async throws {
    journal.append(.started(1))
    try await gracefulShutdown()
    if !Task.isCancelled { journal.append(.stopping(1)) }
  }
}
