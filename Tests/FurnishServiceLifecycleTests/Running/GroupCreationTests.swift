import Furnish
import FurnishServiceLifecycle
import InMemoryLogging
import Logging
import ServiceLifecycle
import Synchronization
import Testing

/// The creation of a group, and the state of its container.
@Suite(.timeLimit(.minutes(60))) struct GroupCreationTests {
  let journal = Journal()

  @Test func `a container with running services is not ready before they run`() async throws {
    let container = try ServiceContainer(probe: ProbeScript(journal))
    try await container.start()
    #expect(container.state == .starting)
    try await container.close()
  }

  @Test func `the state of the container follows its services`() async throws {
    let container = try ServiceContainer(probe: ProbeScript(journal))
    #expect(container.state == .registering)
    let group = try await container.makeServiceGroup(logger: .silent)
    #expect(container.state == .starting)
    async let running: Void = group.run()
    await journal.wait(for: .ready(0))
    while container.state != .ready { await Task.yield() }
    await group.triggerGracefulShutdown()
    try await running
    #expect(container.state == .closed)
  }

  @Test func `a start while the group runs leaves the container ready`() async throws {
    let container = try ServiceContainer(probe: ProbeScript(journal))
    let group = try await container.makeServiceGroup(logger: .silent)
    async let running: Void = group.run()
    while container.state != .ready { await Task.yield() }
    try await container.start()
    #expect(container.state == .ready)
    await group.triggerGracefulShutdown()
    try await running
  }

  @Test func `an error of closing after a group could not be created is logged`() async throws {
    let container = try ServiceContainer(probes: [ProbeScript(journal), ProbeScript(journal)]) { services in
      services.register(Unclosable.self, eager: true) { Unclosable() }
      services.registerRunning(Probe<M0>.self, onChange: .restart, Probe<M0>.init)
      services.registerRunning(Probe<M1>.self) { (scripts: ProbeScripts, _: Probe<M0>) in Probe(scripts) }
    }
    let (logger, log) = Logger.collecting()
    await #expect(throws: RunningServiceError.self) { try await container.makeServiceGroup(logger: logger) }
    #expect(log.entries.map(\.message) == ["The services of the container could not be closed"])
    #expect(log.entries.first?.metadata["service"] == "Unclosable")
  }

  @Test func `a container has one group`() async throws {
    let container = try ServiceContainer(probe: ProbeScript(journal))
    _ = try await container.makeServiceGroup(logger: .silent)
    let error = await #expect(throws: RunningServiceError.self) {
      try await container.makeServiceGroup(logger: .silent)
    }
    #expect(error?.reason == .groupExists)
    #expect(
      error?.description == """
        The container has a service group already.
          where: makeServiceGroup
          fix:   call `makeServiceGroup` once for each container, and `run()` of that group once.
        """)
    try await container.close()
  }

  @Test func `a group can be created after a service could not be`() async throws {
    let isBroken = Mutex(true)
    let container = try ServiceContainer(probes: [ProbeScript(journal)]) { services in
      services.registerRunning(Probe<M0>.self) { (scripts: ProbeScripts) throws in
        if isBroken.withLock({ $0 }) { throw ProbeFailure(number: 0) }
        return Probe(scripts)
      }
    }
    await #expect(throws: ServiceError.self) { try await container.makeServiceGroup(logger: .silent) }
    isBroken.withLock { $0 = false }
    _ = try await container.makeServiceGroup(logger: .silent)
    try await container.close()
  }
}
