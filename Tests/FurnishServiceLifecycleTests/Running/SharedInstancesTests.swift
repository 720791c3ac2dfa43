import Furnish
import FurnishServiceLifecycle
import Logging
import ServiceLifecycle
import Testing

/// Instances that several registrations run.
@Suite(.timeLimit(.minutes(60))) struct SharedInstancesTests {
  let journal = Journal()

  /// Runs the group of a container until `event`, and then until it has ended after graceful shutdown.
  private func run(_ container: ServiceContainer, until event: Journal.Event) async throws {
    let group = try await container.makeServiceGroup(logger: .silent)
    let running = Task { try await group.run() }
    await journal.wait(for: event)
    while container.state != .ready { await Task.yield() }
    await group.triggerGracefulShutdown()
    try await running.value
  }

  @Test func `an object that is registered as running under two types runs once`() async throws {
    let container = ServiceContainer()
    try container.services
      .registerRunning(Machine.self) { (pump: Pump) in pump }
      .registerRunning(Pump.self) { [journal] in Pump(journal) }
    try await run(container, until: .started(0))
    #expect(journal.events == [.started(0), .ended(0)])
  }

  @Test func `an object that two recipes return runs once`() async throws {
    let pump = Pump(journal)
    let container = ServiceContainer()
    try container.services
      .registerRunning(Pump.self) { pump }
      .registerRunning(Pump.self, name: "spare") { pump }
    try await run(container, until: .started(0))
    #expect(journal.events == [.started(0), .ended(0)])
  }

  @Test func `a value that a registration passes on under another name runs once`() async throws {
    let container = ServiceContainer()
    try container.services
      .registerRunning(Meter.self) { [journal] in Meter(journal: journal) }
      .registerRunning(Meter.self, name: "alias") { (meter: Meter) in meter }
    try await run(container, until: .started(0))
    #expect(journal.events == [.started(0), .ended(0)])
  }

  @Test func `two values with the same content both run`() async throws {
    let container = ServiceContainer()
    try container.services
      .registerRunning(Meter.self, name: "cold") { [journal] in Meter(journal: journal) }
      .registerRunning(Meter.self, name: "hot") { [journal] in Meter(journal: journal) }
    try await run(container, until: .started(0))
    #expect(journal.events.sorted { "\($0)" < "\($1)" } == [.ended(0), .ended(0), .started(0), .started(0)])
  }

  @Test func `an instance of two registrations starts after the needs of both, and stops after their dependents`()
    async throws
  {
    let scripts = (0..<4).map { _ in ProbeScript(journal) }
    let container = try ServiceContainer(probes: scripts) { services in
      services.registerRunning(Probe<M0>.self, Probe<M0>.init)
      services.registerRunning(Probe<M0>.self, name: Alias.name) { (probe: Probe<M0>, _: Probe<M1>) in probe }
      services.registerRunning(Probe<M1>.self, Probe<M1>.init)
      services.registerRunning(Probe<M2>.self) { (scripts: ProbeScripts, _: Probe<M0>) in Probe(scripts) }
      services.registerRunning(Probe<M3>.self) { (scripts: ProbeScripts, _: Named<Probe<M0>, Alias>) in
        Probe(scripts)
      }
    }
    let group = try await container.makeServiceGroup(logger: .silent)
    let running = Task { try await group.run() }
    await journal.wait { $0.contains(.ready(2)) && $0.contains(.ready(3)) }
    await group.triggerGracefulShutdown()
    try await running.value
    let events = journal.events
    #expect(events.prefix(4) == [.started(1), .ready(1), .started(0), .ready(0)])
    #expect(Set(events[4..<8]) == [.started(2), .ready(2), .started(3), .ready(3)])
    #expect(Set(events[8..<12]) == [.stopping(2), .ended(2), .stopping(3), .ended(3)])
    #expect(events[12..<16] == [.stopping(0), .ended(0), .stopping(1), .ended(1)])
  }

  @Test func `an instance starts before a service that needs it and that its alias needs`() async throws {
    let container = try ServiceContainer(probes: [ProbeScript(journal), ProbeScript(journal)]) { services in
      services.registerRunning(Probe<M0>.self, Probe<M0>.init)
      services.registerRunning(Probe<M0>.self, name: Alias.name) { (probe: Probe<M0>, _: Probe<M1>) in probe }
      services.registerRunning(Probe<M1>.self) { (scripts: ProbeScripts, _: Probe<M0>) in Probe(scripts) }
    }
    try await run(container, until: .ready(1))
    #expect(
      journal.events.prefix(8) == [
        .started(0), .ready(0), .started(1), .ready(1), .stopping(1), .ended(1), .stopping(0), .ended(0),
      ])
  }

  @Test func `the reactions to the end of an instance are those of the registration that created it`() async throws {
    let script = ProbeScript(journal)
    let container = try ServiceContainer(probes: [script]) { services in
      services.registerRunning(Probe<M0>.self, name: Alias.name) { (probe: Probe<M0>) in probe }
      services.registerRunning(Probe<M0>.self, onSuccess: .gracefullyShutdownGroup, Probe<M0>.init)
    }
    let group = try await container.makeServiceGroup(logger: .silent)
    script.send(.end)
    try await group.run()
    #expect(journal.events == [.started(0), .ready(0), .stopping(0), .ended(0), .closed(0)])
  }
}

private enum Alias: StaticServiceName {
  static let name: ServiceName = "alias"
}

// `@unchecked Sendable`: the only property is a constant.
private class Machine: RunningService, @unchecked Sendable {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func run() async throws {
    journal.append(.started(0))
    try await gracefulShutdown()
    journal.append(.ended(0))
  }
}

// `@unchecked Sendable`: it has no properties of its own.
private final class Pump: Machine, @unchecked Sendable {}

private struct Meter: RunningService {
  let journal: Journal

  func run() async throws {
    journal.append(.started(0))
    try await gracefulShutdown()
    journal.append(.ended(0))
  }
}
