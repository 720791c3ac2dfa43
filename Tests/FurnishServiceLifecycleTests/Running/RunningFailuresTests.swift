import Furnish
import FurnishServiceLifecycle
import InMemoryLogging
import Logging
import ServiceLifecycle
import Synchronization
import Testing

/// The consequences of failures of services for other services, and the entries in the log.
@Suite(.timeLimit(.minutes(60))) struct RunningFailuresTests {
  let journal = Journal()

  @Test func `a failure that is ignored prevents the start of the services that wait for it`() async throws {
    var scripts = [ProbeScript(journal), ProbeScript(journal), ProbeScript(journal)]
    scripts[0].failsAtStart = true
    let container = try ServiceContainer(probes: scripts) { services in
      services.registerRunning(Probe<M0>.self, onFailure: .ignore, Probe<M0>.init)
      services.registerRunning(Probe<M1>.self) { (scripts: ProbeScripts, _: Probe<M0>) in Probe(scripts) }
      services.registerRunning(Probe<M2>.self, Probe<M2>.init)
    }
    let group = try await container.makeServiceGroup(logger: .silent)
    async let running: Void = group.run()
    await journal.wait { $0.contains(.ended(0)) && $0.contains(.ready(2)) }
    #expect(container.state == .starting)
    await group.triggerGracefulShutdown()
    try await running
    #expect(!journal.events.contains(.started(1)))
  }

  @Test func `a group ends if only services remain whose needs have failed`() async throws {
    var scripts = [ProbeScript(journal), ProbeScript(journal)]
    scripts[0].failsAtStart = true
    let container = try ServiceContainer(probes: scripts) { services in
      services.registerRunning(Probe<M0>.self, onFailure: .ignore, Probe<M0>.init)
      services.registerRunning(Probe<M1>.self) { (scripts: ProbeScripts, _: Probe<M0>) in Probe(scripts) }
    }
    try await container.makeServiceGroup(logger: .silent).run()
    #expect(!journal.events.contains(.started(1)))
    #expect(container.state == .closed)
  }

  private struct Secret: Error, CustomStringConvertible {
    var description: String { "swordfish-4711" }
  }

  private final class Failing<M: NumberType>: RunningService, Closeable {
    func run() async throws {
      try? await gracefulShutdown()
      throw Secret()
    }

    func close() async throws { throw Secret() }
  }

  @Test func `errors after the first are logged with the service and their type`() async throws {
    let container = ServiceContainer()
    try container.services
      .registerRunning(Failing<M0>.self) { Failing<M0>() }
      .registerRunning(Failing<M1>.self) { (_: Failing<M0>) in Failing<M1>() }
    let (logger, log) = Logger.collecting()
    let group = try await container.makeServiceGroup(logger: logger)
    let running = Task { try await group.run() }
    while container.state != .ready { await Task.yield() }
    await group.triggerGracefulShutdown()
    await #expect(throws: Secret.self) { try await running.value }
    let errors = log.entries.filter { $0.level == .error }
    #expect(
      errors.map(\.message) == ["A running service failed", "The services of the container could not be closed"])
    #expect(errors.map { $0.metadata["error"] } == ["Secret", "Secret, Secret"])
    #expect(errors.first?.metadata["service"] == "Failing<M0>")
    #expect(!log.entries.contains { "\($0)".contains("swordfish") })
  }
}
