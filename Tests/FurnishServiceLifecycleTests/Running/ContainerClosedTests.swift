import Furnish
import FurnishServiceLifecycle
import InMemoryLogging
import Logging
import ServiceLifecycle
import Testing

/// Groups whose container other code closes, and groups that are canceled.
@Suite(.timeLimit(.minutes(60))) struct ContainerClosedTests {
  let journal = Journal()

  /// Runs a group whose only service throws a cancellation error when it is stopped, and waits for its start.
  private func runSleeper() async throws -> (group: ServiceGroup, running: Task<Void, any Error>) {
    let container = ServiceContainer()
    let entered = AsyncStream.makeStream(of: Void.self)
    try container.services.registerRunning(Sleeper.self) { Sleeper(entered: entered.continuation) }
    let group = try await container.makeServiceGroup(logger: .silent)
    let running = Task { try await group.run() }
    for await _ in entered.stream {}
    return (group, running)
  }

  @Test func `a group stops gracefully, with a warning, if other code closes its container`() async throws {
    let container = ServiceContainer()
    try container.services
      .register(ProbeScripts.self, instance: ProbeScripts(scripts: [ProbeScript(journal)]))
      .registerRunning(Probe<M0>.self, Probe<M0>.init)
    let (logger, log) = Logger.collecting()
    let group = try await container.makeServiceGroup(logger: logger)
    let running = Task { try await group.run() }
    await journal.wait(for: .ready(0))
    try await container.close()
    try await running.value
    #expect(Set(journal.events.suffix(3)) == [.stopping(0), .ended(0), .closed(0)])
    let warnings = log.entries.filter { $0.level == .warning }
    #expect(
      warnings.map(\.message) == [
        "The container was closed before its service group was stopped, so the group stops"
      ])
  }

  @Test func `a group whose services have ended closes its container without a warning`() async throws {
    let script = ProbeScript(journal)
    let container = try ServiceContainer(probes: [script]) {
      $0.registerRunning(Probe<M0>.self, onSuccess: .ignore, Probe<M0>.init)
    }
    let (logger, log) = Logger.collecting()
    let group = try await container.makeServiceGroup(logger: logger)
    script.send(.end)
    try await group.run()
    #expect(journal.events.suffix(2) == [.ended(0), .closed(0)])
    #expect(log.entries.filter { $0.level == .warning }.isEmpty)
  }

  @Test func `closing a container whose group is being stopped logs no warning`() async throws {
    let container = ServiceContainer()
    let (entered, gate) = (AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self))
    try container.services.registerRunning(Gate.self) { Gate(entered: entered.continuation, gate: gate.stream) }
    let (logger, log) = Logger.collecting()
    let group = try await container.makeServiceGroup(logger: logger)
    let running = Task { try await group.run() }
    for await _ in entered.stream {}
    await group.triggerGracefulShutdown()
    while container.state != .stopping { await Task.yield() }
    try await container.close()
    gate.continuation.finish()
    try await running.value
    #expect(log.entries.filter { $0.level == .warning }.isEmpty)
  }

  @Test func `no service is started after other code has closed the container`() async throws {
    let container = ServiceContainer()
    let (entered, gate) = (AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self))
    try container.services
      .register(ProbeScripts.self, instance: ProbeScripts(scripts: [ProbeScript(journal)]))
      .registerRunning(Gate.self) { Gate(entered: entered.continuation, gate: gate.stream) }
      .registerRunning(Probe<M0>.self) { (scripts: ProbeScripts, _: Gate) in Probe(scripts) }
    let group = try await container.makeServiceGroup(logger: .silent)
    let running = Task { try await group.run() }
    for await _ in entered.stream {}
    try await container.close()
    gate.continuation.finish()
    try await running.value
    #expect(journal.events == [.closed(0)])
  }

  @Test func `a canceled group throws the error with which a canceled service ends`() async throws {
    let (_, running) = try await runSleeper()
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
  }

  @Test func `a service that ends with a cancellation error after graceful shutdown has not failed`() async throws {
    let (group, running) = try await runSleeper()
    await group.triggerGracefulShutdown()
    try await running.value
  }
}

/// A running service that is ready once its gate is opened, and ends then.
private struct Gate: ReadinessSignaling {
  let entered: AsyncStream<Void>.Continuation
  let gate: AsyncStream<Void>

  func run(ready: @escaping @Sendable () -> Void) async throws {
    entered.finish()
    // This task is not stopped with the service.
    await Task.detached { for await _ in gate {} }.value
    ready()
    try? await gracefulShutdown()
  }
}

/// A running service that throws a cancellation error when it is stopped in any way.
private struct Sleeper: ServiceLifecycle.Service {
  let entered: AsyncStream<Void>.Continuation

  func run() async throws {
    entered.finish()
    try await cancelWhenGracefulShutdown { try await Task.sleep(for: .seconds(100_000)) }
  }
}
