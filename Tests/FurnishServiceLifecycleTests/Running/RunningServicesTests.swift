import Furnish
import FurnishServiceLifecycle
import FurnishTesting
import InMemoryLogging
import Logging
import ServiceLifecycle
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.timeLimit(.minutes(60))) struct RunningServicesTests {
  let journal = Journal()

  @Test func `a service whose recipe takes the provider starts last and stops first`() async throws {
    let container = try ServiceContainer(probes: [ProbeScript(journal), ProbeScript(journal), ProbeScript(journal)]) {
      services in
      services.registerRunning(Probe<M0>.self) { provider in Probe(try provider.require(ProbeScripts.self)) }
      services.registerRunning(Probe<M1>.self, Probe<M1>.init)
      // The recipe of this service takes no provider, and requests the second service.
      services.registerRunning(Probe<M2>.self) { (scripts: ProbeScripts, _: Probe<M1>) in Probe(scripts) }
    }
    let group = try await container.makeServiceGroup(logger: .silent)
    async let running: Void = group.run()
    await journal.wait(for: .ready(0))
    await group.triggerGracefulShutdown()
    try await running
    let events = journal.events
    #expect(
      events.filter { if case .closed = $0 { false } else { true } } == [
        .started(1), .ready(1), .started(2), .ready(2), .started(0), .ready(0),
        .stopping(0), .ended(0), .stopping(2), .ended(2), .stopping(1), .ended(1),
      ])
  }

  @Test func `a service that may request another one through Lazy starts after it`() async throws {
    let container = try ServiceContainer(probes: [ProbeScript(journal), ProbeScript(journal)]) { services in
      services.registerRunning(Probe<M0>.self) { (scripts: ProbeScripts, _: Lazy<Probe<M1>>) in Probe(scripts) }
      services.registerRunning(Probe<M1>.self, Probe<M1>.init)
    }
    let group = try await container.makeServiceGroup(logger: .silent)
    async let running: Void = group.run()
    await journal.wait(for: .ready(0))
    await group.triggerGracefulShutdown()
    try await running
    #expect(journal.events.prefix(3) == [.started(1), .ready(1), .started(0)])
  }

  @Test func `two services that may request each other through Lazy both start`() async throws {
    let container = try ServiceContainer(probes: [ProbeScript(journal), ProbeScript(journal)]) { services in
      services.registerRunning(Probe<M0>.self) { (scripts: ProbeScripts, _: Lazy<Probe<M1>>) in Probe(scripts) }
      services.registerRunning(Probe<M1>.self) { (scripts: ProbeScripts, _: Lazy<Probe<M0>>) in Probe(scripts) }
    }
    let group = try await container.makeServiceGroup(logger: .silent)
    async let running: Void = group.run()
    await journal.wait { $0.contains(.ready(0)) && $0.contains(.ready(1)) }
    await group.triggerGracefulShutdown()
    try await running
  }

  @Test func `a migration that ends lets its dependents start`() async throws {
    let scripts = [ProbeScript(journal), ProbeScript(journal)]
    let container = try ServiceContainer(probes: scripts) { services in
      services.registerRunning(Migration.self, onSuccess: .ignore) { [journal] in Migration(journal: journal) }
      services.registerRunning(Probe<M1>.self) { (scripts: ProbeScripts, _: Migration) in Probe(scripts) }
    }
    let group = try await container.makeServiceGroup(logger: .silent)
    async let running: Void = group.run()
    await journal.wait(for: .ready(1))
    #expect(journal.events.prefix(2) == [.ended(0), .started(1)])
    await group.triggerGracefulShutdown()
    try await running
  }

  @Test func `a service that may end shuts the group down without an error`() async throws {
    let scripts = [ProbeScript(journal), ProbeScript(journal)]
    let container = try ServiceContainer(probes: scripts) { services in
      services.registerRunning(Probe<M0>.self, onSuccess: .gracefullyShutdownGroup, Probe<M0>.init)
      services.registerRunning(Probe<M1>.self, Probe<M1>.init)
    }
    scripts[0].send(.end)
    try await container.makeServiceGroup(logger: .silent).run()
    #expect(journal.events.contains(.ended(1)))
    #expect(container.state == .closed)
  }

  @Test func `a failure that is ignored is logged, and the other services continue`() async throws {
    let scripts = [ProbeScript(journal), ProbeScript(journal)]
    let container = try ServiceContainer(probes: scripts) { services in
      services.registerRunning(Probe<M0>.self, onFailure: .ignore, Probe<M0>.init)
      services.registerRunning(Probe<M1>.self, Probe<M1>.init)
    }
    let (logger, log) = Logger.collecting()
    let group = try await container.makeServiceGroup(logger: logger)
    async let running: Void = group.run()
    scripts[0].send(.fail)
    await journal.wait { $0.contains(.ended(0)) && $0.contains(.ready(1)) }
    await group.triggerGracefulShutdown()
    try await running
    let errors = log.entries.filter { $0.level == .error }
    #expect(errors.map(\.message) == ["A running service failed"])
    #expect(errors.first?.metadata["error"] == "ProbeFailure")
    #expect(errors.first?.metadata["service"] == "Probe<M0>")
  }

  @Test func `a service that cannot be created closes the others, and nothing runs`() async throws {
    let container = try ServiceContainer(probes: [ProbeScript(journal), ProbeScript(journal)]) { services in
      services.registerRunning(Probe<M0>.self, Probe<M0>.init)
      services.registerRunning(Probe<M1>.self) { (_: Probe<M0>) async throws in throw ProbeFailure(number: 1) }
    }
    let error = await #expect(throws: ServiceError.self) { try await container.makeServiceGroup(logger: .silent) }
    #expect(error?.underlying as? ProbeFailure == ProbeFailure(number: 1))
    #expect(journal.events == [.closed(0)])
    #expect(container.state == .built)
  }

  @Test func `the container is the provider in force for a service that runs`() async throws {
    let found = Mutex<[String]>([])
    let container = try ServiceContainer(probes: []) { services in
      services.register(String.self, instance: "the root")
      services.registerRunning(Closure.self, onSuccess: .ignore) {
        Closure {
          let text = ServiceValues.current.provider?.resolve(String.self) ?? "none"
          found.withLock { $0.append(text) }
        }
      }
    }
    try await container.makeServiceGroup(logger: .silent).run()
    #expect(found.withLock { $0 } == ["the root"])
  }

  @Test func `a service that was created with an override runs with it`() async throws {
    let created = Mutex(0)
    let found = Mutex(0)
    let container = try ServiceContainer(probes: []) { services in
      services.registerRunning(Closure.self, onSuccess: .ignore) {
        created.withLock { $0 += 1 }
        _ = ServiceValues.current[NumberKey.self]
        return Closure {
          _ = ServiceValues.current.provider?.resolve(Closure.self)
          found.withLock { $0 = ServiceValues.current[NumberKey.self] }
        }
      }
    }
    let group = try await withServices {
      $0[NumberKey.self] = 7
    } operation: {
      try await container.makeServiceGroup(logger: .silent)
    }
    try await group.run()
    // It has not been created again for the services that run.
    #expect(created.withLock { $0 } == 1)
    #expect(found.withLock { $0 } == 7)
  }

  @Test func `a signal stops the services in order`() async throws {
    let container = try ServiceContainer(probes: [ProbeScript(journal), ProbeScript(journal)]) { services in
      services.registerRunning(Probe<M0>.self, Probe<M0>.init)
      services.registerRunning(Probe<M1>.self) { (scripts: ProbeScripts, _: Probe<M0>) in Probe(scripts) }
    }
    let group = try await container.makeServiceGroup(gracefulShutdownSignals: [.sigusr1], logger: .silent)
    async let running: Void = group.run()
    await journal.wait(for: .ready(1))
    kill(getpid(), SIGUSR1)
    try await running
    #expect(journal.events.suffix(6) == [.stopping(1), .ended(1), .stopping(0), .ended(0), .closed(1), .closed(0)])
  }

  @Test func `a service that replaces another one in a test runs in its place`() async throws {
    let scripts = [ProbeScript(journal)]
    let container = try ServiceContainer(probes: scripts) { services in
      services.registerRunning(Closure.self) { Closure { Issue.record("It was replaced.") } }
      services.replacing.registerRunning(Closure.self, onSuccess: .ignore) { [journal] in
        Closure { journal.append(.ended(0)) }
      }
    }
    try await container.makeServiceGroup(logger: .silent).run()
    #expect(journal.events == [.ended(0)])
  }

  @Test func `an asynchronous recipe of a running service may take the provider`() async throws {
    let container = try ServiceContainer(probes: [ProbeScript(journal), ProbeScript(journal)]) { services in
      services.registerRunning(Probe<M0>.self) { provider async throws in
        Probe(try await provider.require(ProbeScripts.self))
      }
      services.registerRunning(Probe<M1>.self, Probe<M1>.init)
    }
    let group = try await container.makeServiceGroup(logger: .silent)
    async let running: Void = group.run()
    await journal.wait(for: .ready(0))
    await group.triggerGracefulShutdown()
    try await running
    #expect(journal.events.prefix(4) == [.started(1), .ready(1), .started(0), .ready(0)])
  }

  @Test func `the group runs inside of another one`() async throws {
    let container = try ServiceContainer(probes: [ProbeScript(journal), ProbeScript(journal)]) { services in
      services.registerRunning(Probe<M0>.self, Probe<M0>.init)
      services.registerRunning(Probe<M1>.self) { (scripts: ProbeScripts, _: Probe<M0>) in Probe(scripts) }
    }
    let inner = try await container.makeServiceGroup(logger: .silent)
    let outer = ServiceGroup(configuration: .init(services: [inner], logger: .silent))
    async let running: Void = outer.run()
    await journal.wait(for: .ready(1))
    await outer.triggerGracefulShutdown()
    try await running
    #expect(journal.events.suffix(2) == [.closed(1), .closed(0)])
  }

  @Test func `an error of closing is thrown at the end`() async throws {
    let container = try ServiceContainer(probes: []) { services in
      services.register(Unclosable.self, eager: true) { Unclosable() }
      services.registerRunning(Closure.self, onSuccess: .ignore) { Closure {} }
    }
    await #expect(throws: ClosingError.self) { try await container.makeServiceGroup(logger: .silent).run() }
  }

  @Test func `a container without running services is closed after the services that were added to its group`()
    async throws
  {
    let scripts = [ProbeScript(journal), ProbeScript(journal)]
    let container = try ServiceContainer(probes: scripts) { services in
      services.register(Probe<M0>.self, eager: true, Probe<M0>.init)
    }
    let group = try await container.makeServiceGroup(logger: .silent)
    async let running: Void = group.run()
    while container.state != .ready { await Task.yield() }
    let added = Closure { [journal] in
      journal.append(.started(1))
      try? await gracefulShutdown()
      journal.append(.ended(1))
    }
    await group.addServiceUnlessShutdown(added)
    await journal.wait(for: .started(1))
    await group.triggerGracefulShutdown()
    try await running
    #expect(journal.events == [.started(1), .ended(1), .closed(0)])
    #expect(container.state == .closed)
  }

  @Test func `a container is closed with the values with which its group was created`() async throws {
    let closed = Mutex(0)
    let container = try ServiceContainer(probes: []) { services in
      services.register(Reader.self, eager: true) {
        Reader { closed.withLock { $0 = ServiceValues.current[NumberKey.self] } }
      }
      services.registerRunning(Closure.self, onSuccess: .ignore) { Closure {} }
    }
    let group = try await withServices {
      $0[NumberKey.self] = 7
    } operation: {
      try await container.makeServiceGroup(logger: .silent)
    }
    try await group.run()
    #expect(closed.withLock { $0 } == 7)
  }

  @Test func `the log names a service that is not started because another one has failed`() async throws {
    let scripts = [ProbeScript(journal), ProbeScript(journal), ProbeScript(journal)]
    let container = try ServiceContainer(probes: scripts) { services in
      services.registerRunning(Closure.self, onFailure: .ignore) { Closure { throw ProbeFailure(number: 0) } }
      services.registerRunning(FailingMigration.self, onFailure: .ignore) { FailingMigration() }
      services.registerRunning(Probe<M1>.self) { (scripts: ProbeScripts, _: FailingMigration) in Probe(scripts) }
      services.registerRunning(Probe<M2>.self, Probe<M2>.init)
    }
    let (logger, log) = Logger.collecting()
    let group = try await container.makeServiceGroup(logger: logger)
    async let running: Void = group.run()
    await journal.wait(for: .ready(2))
    while !log.entries.contains(where: { $0.level == .warning }) { await Task.yield() }
    await group.triggerGracefulShutdown()
    try await running
    let warnings = log.entries.filter { $0.level == .warning }
    #expect(warnings.map(\.message) == ["A service is not started, because a service that it needs has failed"])
    #expect(warnings.first?.metadata["service"] == "Probe<M1>")
    #expect(warnings.first?.metadata["failed"] == "FailingMigration")
    #expect(!journal.events.contains(.started(1)))
  }
}

private enum NumberKey: ServiceKey {
  static var defaultValue: Int { 1 }
  static var testValue: Int { 1 }
}

private struct Migration: ReadinessSignaling {
  let journal: Journal

  func run(ready: @escaping @Sendable () -> Void) async throws {
    try await Task.sleep(for: .milliseconds(20))
    journal.append(.ended(0))
  }
}

private struct FailingMigration: ReadinessSignaling {
  func run(ready: @escaping @Sendable () -> Void) async throws { throw ProbeFailure(number: 0) }
}

private struct Reader: Closeable {
  let read: @Sendable () -> Void
  func close() { read() }
}

private struct Closure: RunningService {
  let body: @Sendable () async throws -> Void

  init(_ body: @escaping @Sendable () async throws -> Void) { self.body = body }

  func run() async throws { try await body() }
}
