import Foundation
import Testing

@testable import Furnish

@Suite struct ContainerObserverTests {
  let container = ServiceContainer()
  let events = EventList()

  init() { container.observe(with: events) }

  @Test func `dependencies are created before and closed after their dependents`() async throws {
    try container.services
      .register(Disk.self) { Disk() }
      .register(Cache.self) { (disk: Disk) in Cache(disk) }
    _ = try await container.validated().require(Cache.self)
    _ = try await container.validated().require(Cache.self)
    try await container.close()
    #expect(
      events.all == ["created Disk in root", "created Cache in root", "closed Cache in root", "closed Disk in root"])
  }

  @Test func `an event has the lifetime, the scope, the thread and the time`() throws {
    try container.services.register(Disk.self, name: "spare", lifetime: .scoped) { Disk() }
    let before = ContinuousClock.now
    _ = try container.validated().makeScope().require(Disk.self, name: "spare")
    let event = try #require(events.events.first)
    #expect(event.lifetime == "scoped")
    #expect(event.scope == "scope")
    #expect(event.name == "spare")
    #expect(event.thread != 0)
    #expect(event.start >= before)
    #expect(event.duration > .zero && event.start + event.duration <= .now)
  }

  @Test func `the scope of a level has the name of its type`() async throws {
    try container.services
      .addLevel(RequestLevel.self)
      .register(Disk.self, lifetime: .scoped(to: RequestLevel.self)) { Disk() }
    let scope = try container.validated().makeScope(RequestLevel.self)
    _ = try await scope.require(Disk.self)
    try await scope.close()
    #expect(events.all == ["created Disk in RequestLevel", "closed Disk in RequestLevel"])
  }

  @Test func `a recipe that throws is reported, and so is its dependent`() throws {
    try container.services
      .register(Disk.self) { () throws -> Disk in throw WrongWord(word: Vault.secret) }
      .register(Cache.self) { (disk: Disk) in Cache(disk) }
    #expect(throws: ServiceError.self) { _ = try container.validated().require(Cache.self) }
    #expect(
      events.all == ["failed to create Disk in root: WrongWord", "failed to create Cache in root: WrongWord"])
  }

  @Test func `an asynchronous recipe is reported once, whatever the number of its requesters`() async throws {
    try container.services.register(Disk.self) { () async -> Disk in
      try? await Task.sleep(for: .milliseconds(20))
      return Disk()
    }
    let provider = try container.validated()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { _ = try await provider.require(Disk.self) } }
      try await group.waitForAll()
    }
    #expect(events.all == ["created Disk in root"])
    #expect(events.events[0].duration >= .milliseconds(20))
  }

  @Test func `an asynchronous recipe that throws is reported`() async throws {
    try container.services.register(Disk.self) { () async throws -> Disk in throw WrongWord(word: "") }
    await #expect(throws: ServiceError.self) { _ = try await container.validated().require(Disk.self) }
    #expect(events.all == ["failed to create Disk in root: WrongWord"])
  }

  @Test func `a canceled request does not report the recipe that was canceled with it`() async throws {
    let beginning = AsyncStream.makeStream(of: Void.self)
    try container.services.register(Disk.self) { () async throws -> Disk in
      beginning.continuation.finish()
      try await Task.sleep(for: .seconds(600))
      return Disk()
    }
    let provider = try container.validated()
    let task = Task { try await provider.require(Disk.self) }
    for await _ in beginning.stream {}
    task.cancel()
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    try await container.close()
    #expect(events.all == [])
  }

  @Test func `an instance whose scope closes while it is created is reported as created and closed`() async throws {
    let beginning = AsyncStream.makeStream(of: Void.self)
    let gate = AsyncStream.makeStream(of: Void.self)
    try container.services.register(Disk.self) { () async -> Disk in
      beginning.continuation.finish()
      for await _ in gate.stream {}
      return Disk()
    }
    let provider = try container.validated()
    let request = Task { try await provider.require(Disk.self) }
    for await _ in beginning.stream {}
    let closing = Task { try await provider.close() }
    while !provider.isClosing { await Task.yield() }
    gate.continuation.finish()
    await #expect(throws: ServiceError.self) { _ = try await request.value }
    try await closing.value
    #expect(events.all == ["created Disk in root", "closed Disk in root"])
  }

  @Test func `an error of closing is reported`() async throws {
    try container.services.register(Disk.self) { Disk(fails: true) }
    _ = try await container.validated().require(Disk.self)
    await #expect(throws: ClosingError.self) { try await container.close() }
    #expect(events.all == ["created Disk in root", "failed to close Disk in root: WrongWord"])
  }

  @Test func `overriding providers and their scopes are observed`() async throws {
    try container.services
      .register(Disk.self) { Disk() }
      .register(Cache.self, lifetime: .scoped) { (disk: Disk) in Cache(disk) }
    let provider = try container.validated()
    _ = try await provider.makeScope().require(Cache.self)
    let overriding = provider.overriding { $0.register(Disk.self) { Disk() } }
    let scope = overriding.makeScope().overriding {
      $0.register(Cache.self, lifetime: .scoped) { (disk: Disk) in Cache(disk) }
    }
    _ = try await scope.require(Cache.self)
    #expect(
      events.all == [
        "created Disk in root", "created Cache in scope", "created Disk in root", "created Cache in scope",
      ])
    try await scope.close()
    #expect(events.all.last == "closed Cache in scope")
  }

  @Test func `a transient is reported if its scope closes it, and another one is not`() async throws {
    try container.services
      .register(Disk.self, lifetime: .transient) { Disk() }
      .register(Int.self, lifetime: .transient) { 1 }
    let scope = try container.validated().makeScope()
    _ = try await scope.require(Disk.self)
    _ = try await scope.require(Int.self)
    try await scope.close()
    #expect(events.all == ["created Disk in scope", "closed Disk in scope"])
  }

  @Test func `an observer that is added later receives the later events`() throws {
    let other = EventList()
    try container.services.register(Disk.self) { Disk() }.register(Cache.self) { (disk: Disk) in Cache(disk) }
    let provider = try container.validated()
    _ = try provider.require(Disk.self)
    container.observe(with: other)
    _ = try provider.require(Cache.self)
    #expect(other.all == ["created Cache in root"])
    #expect(events.all.count == 2)
  }

  @Test func `an observer does not prolong the life of an instance`() throws {
    try container.services.register(Disk.self, lifetime: .scoped) { Disk() }
    weak var disk: Disk?
    do {
      let scope = try container.validated().makeScope()
      disk = try scope.require(Disk.self)
    }
    #expect(disk == nil)
    #expect(events.all == ["created Disk in scope"])
  }
}

/// An observer that stores the events that it receives.
///
// `@unchecked Sendable`: `received` is guarded by `lock`.
final class EventList: ContainerObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var received: [ContainerEvent] = []

  var events: [ContainerEvent] { lock.withLock { received } }

  /// The events without their durations.
  var all: [String] { events.map { $0.description.replacing(/\ \([^)]*\)/, with: "") } }

  func receive(_ event: ContainerEvent) { lock.withLock { received.append(event) } }
}

enum RequestLevel: ScopeLevel {}

final class Disk: Closeable, Sendable {
  private let fails: Bool

  init(fails: Bool = false) { self.fails = fails }

  func close() throws { if fails { throw WrongWord(word: Vault.secret) } }
}

final class Cache: Closeable, Sendable {
  private let disk: Disk

  init(_ disk: Disk) { self.disk = disk }

  func close() {}
}
