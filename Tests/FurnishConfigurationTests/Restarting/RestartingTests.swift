import Configuration
import Furnish
import FurnishConfiguration
import FurnishServiceLifecycle
import InMemoryLogging
import Logging
import Testing

@Suite(.timeLimit(.minutes(60))) struct RestartingTests {
  @Test func `a change restarts the services that depend on it in order, and no others`() async throws {
    let works = try Waterworks()
    let (group, running) = try await works.run()
    works.setSize(2)
    await works.steps.wait(for: "fountain 2 starts")
    #expect(works.steps.all == ["fountain 1 stops", "pump 1 stops", "pump 2 starts", "fountain 2 starts"])
    works.steps.reset()
    await group.triggerGracefulShutdown()
    try await running.value
    #expect(
      works.steps.all.filter { $0.hasSuffix("stops") }.sorted() == [
        "fountain 2 stops", "meter 1 stops", "pump 2 stops",
      ])
    #expect(works.steps.all.filter { $0.hasSuffix("closed") }.sorted() == ["pump 1 closed", "pump 2 closed"])
  }

  @Test func `a change between the creation of the group and its run restarts its services`() async throws {
    let works = try Waterworks()
    let group = try await works.makeGroup()
    works.setSize(2)
    await works.events.wait(for: "changed SizeSettings in root")
    let running = Task { try await group.run() }
    await works.steps.wait(for: "fountain 2 starts")
    await works.steps.wait(for: "meter 1 starts")
    await group.triggerGracefulShutdown()
    try await running.value
    #expect(!works.steps.all.contains("pump 1 starts"))
  }

  @Test func `the container is not ready while services restart`() async throws {
    let works = try Waterworks()
    let (group, running) = try await works.run()
    works.steps.hold("pump 1 stops")
    works.steps.hold("pump 2 starts")
    works.setSize(2)
    await works.steps.wait(for: "pump 1 stops")
    #expect(works.container.state == .starting)
    works.steps.release("pump 1 stops")
    await works.steps.wait(for: "pump 2 starts")
    #expect(works.container.state == .starting)
    works.steps.release("pump 2 starts")
    await works.wait(for: .ready)
    #expect(works.steps.all.last == "fountain 2 starts")
    await group.triggerGracefulShutdown()
    try await running.value
  }

  @Test func `an old instance is closed once no generation uses it, and not while it runs`() async throws {
    let works = try Waterworks()
    let (group, running) = try await works.run()
    works.setSize(2)
    await works.steps.wait(for: "fountain 2 starts")
    works.steps.hold("pump 2 stops")
    works.setSize(3)
    await works.steps.wait(for: "pump 2 stops")
    for _ in 0..<100 { await Task.yield() }
    #expect(!works.steps.all.contains("pump 2 closed"))
    works.steps.release("pump 2 stops")
    await works.steps.wait(for: "pump 2 closed")
    await works.wait(for: .ready)
    await group.triggerGracefulShutdown()
    try await running.value
    #expect(
      works.steps.all.filter { $0.hasSuffix("closed") }.sorted() == [
        "pump 1 closed", "pump 2 closed", "pump 3 closed",
      ])
  }

  @Test func `a recipe that throws refuses the change, and everything keeps running`() async throws {
    let works = try Waterworks()
    let (group, running) = try await works.run()
    works.setSize(66)
    await works.events.wait(for: "failed to change SizeSettings in root: Leak")
    #expect(works.container.state == .ready)
    works.setSize(2)
    await works.steps.wait(for: "fountain 2 starts")
    #expect(works.steps.all == ["fountain 1 stops", "pump 1 stops", "pump 2 starts", "fountain 2 starts"])
    await group.triggerGracefulShutdown()
    try await running.value
  }

  @Test func `a service that fails when it is started again ends the group in order`() async throws {
    let works = try Waterworks()
    let (_, running) = try await works.run()
    works.setSize(77)
    await #expect(throws: Leak()) { try await running.value }
    #expect(works.steps.all.prefix(3) == ["fountain 1 stops", "pump 1 stops", "pump 77 starts"])
    #expect(!works.steps.all.contains("fountain 77 starts"))
    #expect(works.steps.all.contains("meter 1 stops"))
    #expect(works.container.state == .closed)
  }

  @Test func `two changes while a service stops are one restart, with the last settings`() async throws {
    let works = try Waterworks()
    let (group, running) = try await works.run()
    works.steps.hold("pump 1 stops")
    works.setSize(2)
    await works.steps.wait(for: "pump 1 stops")
    works.setSize(3)
    await works.events.wait(for: "changed SizeSettings in root", times: 2)
    works.steps.release("pump 1 stops")
    await works.steps.wait(for: "fountain 3 starts")
    // The second pump never runs, and may be closed already.
    #expect(
      works.steps.all.filter { !$0.hasSuffix("closed") } == [
        "fountain 1 stops", "pump 1 stops", "pump 3 starts", "fountain 3 starts",
      ])
    await group.triggerGracefulShutdown()
    try await running.value
  }

  @Test func `a change while a service starts again stops it, and starts it with the newest settings`() async throws {
    let works = try Waterworks()
    let (group, running) = try await works.run()
    works.steps.hold("pump 2 starts")
    works.setSize(2)
    await works.steps.wait(for: "pump 2 starts")
    works.setSize(3)
    await works.events.wait(for: "changed SizeSettings in root", times: 2)
    works.steps.release("pump 2 starts")
    await works.steps.wait(for: "fountain 3 starts")
    let steps = works.steps.all.filter { $0.hasPrefix("pump") && !$0.hasSuffix("closed") }
    #expect(steps == ["pump 1 stops", "pump 2 starts", "pump 2 stops", "pump 3 starts"])
    await group.triggerGracefulShutdown()
    try await running.value
  }

  @Test(arguments: [true, false])
  func `no service starts after the group is stopped during a restart`(isGraceful: Bool) async throws {
    let works = try Waterworks()
    let (group, running) = try await works.run()
    works.steps.hold("pump 1 stops")
    works.setSize(2)
    await works.steps.wait(for: "pump 1 stops")
    if isGraceful { await group.triggerGracefulShutdown() } else { running.cancel() }
    await works.wait(for: .stopping)
    works.steps.release("pump 1 stops")
    try await running.value
    #expect(!works.steps.all.contains("pump 2 starts"))
    #expect(works.container.state == .closed)
  }

  @Test func `a service whose end is ignored runs again with the new settings`() async throws {
    let works = try Waterworks { services in
      services.registerRunning(Migration.self, onSuccess: .ignore, onChange: .restart) {
        (settings: SizeSettings, steps: Steps) in Migration(size: settings.size, steps: steps)
      }
    }
    let (group, running) = try await works.run()
    works.setSize(2)
    await works.steps.wait(for: "migration 2")
    await works.wait(for: .ready)
    #expect(works.steps.all.count { $0 == "migration 2" } == 1)
    await group.triggerGracefulShutdown()
    try await running.value
  }

  @Test func `a group whose only service has failed waits for the change that restarts it`() async throws {
    let (source, steps, log) = (MutableInMemoryProvider(["size": .int(77)]), Steps(), InMemoryLogHandler())
    let container = ServiceContainer()
    try container.services
      .registerSettings(SizeSettings.self, from: ConfigReader(provider: source), reloading: true)
      .register(Steps.self, instance: steps)
      .registerRunning(Pump.self, onFailure: .ignore, onChange: .restart, Pump.init(settings:steps:))
      .registerRunning(Fountain.self, onChange: .restart, Fountain.init(pump:steps:))
    let group = try await container.makeServiceGroup(logger: Logger(label: "test") { _ in log })
    let running = Task { try await group.run() }
    while !log.entries.contains(where: { $0.level == .error }) { await Task.yield() }
    source.set("size", .int(2))
    await steps.wait(for: "fountain 2 starts")
    #expect(steps.all == ["pump 77 starts", "pump 2 starts", "fountain 2 starts"])
    await group.triggerGracefulShutdown()
    try await running.value
  }

  @Test func `a server restarts although a service that it needs has failed`() async throws {
    let works = try Waterworks { services in
      services
        .register(Outage.self) { Outage() }
        .registerRunning(Pusher.self, onFailure: .ignore, Pusher.init(outage:steps:))
        .registerRunning(Server.self, onChange: .restart) { provider in
          Server(size: try provider.require(SizeSettings.self).size, steps: try provider.require(Steps.self))
        }
    }
    let (group, running) = try await works.run()
    try await works.container.provider.require(Outage.self).begin()
    await works.steps.wait(for: "pusher fails")
    while !works.log.entries.contains(where: { $0.level == .error }) { await Task.yield() }
    works.setSize(2)
    await works.steps.wait(for: "server 2 starts")
    await works.wait(for: .ready)
    #expect(works.steps.all.filter { $0.hasPrefix("server") } == ["server 1 stops", "server 2 starts"])
    await group.triggerGracefulShutdown()
    try await running.value
  }

  @Test func `a service that keeps running must not retain one that restarts`() async throws {
    let works = try Waterworks { services in
      services.replacing.registerRunning(Fountain.self, Fountain.init(pump:steps:))
    }
    let error = await #expect(throws: RunningServiceError.self) {
      try await works.container.makeServiceGroup(logger: Logger(label: "test"))
    }
    #expect(error?.reason == .keepsEndedService)
    #expect(
      error?.description == """
        Fountain keeps running when settings change, but needs Pump, which restarts.
          where: Fountain, in its service group
          fix:   register Fountain with `onChange: .restart`, too, or Pump without it.
        """)
    #expect(works.container.state == .closed)
  }

  @Test func `a service that keeps running may request a restarting one through Lazy`() async throws {
    let works = try Waterworks { services in
      services.registerRunning(Watcher.self) { (pump: Lazy<Pump>, steps: Steps) in Watcher(pump: pump, steps: steps) }
    }
    let (group, running) = try await works.run()
    works.setSize(2)
    await works.steps.wait(for: "fountain 2 starts")
    #expect(!works.steps.all.contains("watcher stops"))
    await group.triggerGracefulShutdown()
    try await running.value
    #expect(works.steps.all.contains("watcher stops"))
  }
}

/// The condition that a pusher waits for before it fails.
private final class Outage: Sendable {
  private let beginning = AsyncStream.makeStream(of: Void.self)

  func begin() { beginning.continuation.finish() }

  func wait() async { for await _ in beginning.stream {} }
}

private struct Pusher: RunningService {
  let outage: Outage
  let steps: Steps

  func run() async throws {
    await outage.wait()
    await steps.reach("pusher fails")
    throw Leak()
  }
}

private struct Server: RunningService {
  let size: Int
  let steps: Steps

  func run() async {
    await steps.reach("server \(size) starts")
    await waitForStop()
    await steps.reach("server \(size) stops")
  }
}

private struct Migration: RunningService {
  let size: Int
  let steps: Steps

  func run() async { await steps.reach("migration \(size)") }
}

private struct Watcher: RunningService {
  let pump: Lazy<Pump>
  let steps: Steps

  func run() async {
    await waitForStop()
    await steps.reach("watcher stops")
  }
}
