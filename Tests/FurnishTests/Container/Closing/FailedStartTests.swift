import Furnish
import Testing

/// A `start()` that fails or is canceled while other services are still being created.
struct FailedStartTests {
  private struct Stuck: Error {}

  private final class Connection: Closeable, Sendable {
    private let closings: Shared<Int>
    init(_ closings: Shared<Int>) { self.closings = closings }
    func close() async throws { closings.withValue { $0 += 1 } }
  }

  private final class Cache: Sendable {}

  @Test(.timeLimit(.minutes(60)))
  func `a start that fails waits for instances that are still being created, and closes them`() async throws {
    let closings = Shared(0)
    let gate = TaskGate()
    let container = ServiceContainer()
    try container.services
      .register(Connection.self, eager: true) { () async throws in
        await gate.pass()
        return Connection(closings)
      }
      .register(Cache.self, eager: true) { () async throws -> Cache in
        await gate.waitForArrivals(1)
        throw Stuck()
      }
    let starting = Task { try await container.start() }
    // Long enough for the cache to fail. From then on, the start waits for the connection.
    try await Task.sleep(for: .milliseconds(20))
    await gate.open()
    await #expect(throws: ServiceError.self) { try await starting.value }
    #expect(closings.value == 1)
  }

  @Test func `a closed container cannot be started again, even without eager services`() async throws {
    let container = ServiceContainer()
    try container.services.register(Cache.self) { Cache() }
    try await container.start()
    try await container.close()
    let error = await #expect(throws: ServiceError.self) { try await container.start() }
    #expect(
      error?.description == """
        The container was started after it was closed.
          where: the container
          fix:   start another container: the services of a closed one cannot be created again.
        """)
  }

  @Test(.timeLimit(.minutes(60)))
  func `a start that is canceled waits for a recipe that ignores the cancellation`() async throws {
    let closings = Shared(0)
    let gate = TaskGate()
    let container = ServiceContainer()
    try container.services.register(Connection.self, eager: true) { () async throws in
      await gate.pass()
      return Connection(closings)
    }
    let starting = Task { try await container.start() }
    await gate.waitForArrivals(1)
    starting.cancel()
    try await Task.sleep(for: .milliseconds(20))
    await gate.open()
    _ = await starting.result
    #expect(closings.value == 1)
  }

  @Test(.timeLimit(.minutes(60)))
  func `two starts that fail at the same time close each instance once`() async throws {
    for _ in 0..<20 {
      let (creations, closings) = (Shared(0), Shared(0))
      let container = ServiceContainer()
      try container.services
        .register(Connection.self, eager: true) {
          creations.withValue { $0 += 1 }
          return Connection(closings)
        }
        .register(Cache.self, eager: true) { (_: Connection) async throws -> Cache in
          await Task.yield()
          throw Stuck()
        }
      _ = try container.validated()
      async let first: Void? = try? container.start()
      async let second: Void? = try? container.start()
      _ = await (first, second)
      try await container.close()
      #expect(closings.value == creations.value)
    }
  }

  @Test(.timeLimit(.minutes(60)))
  func `a start that fails while the container is closed closes each of several instances once`() async throws {
    for _ in 0..<50 {
      let (creations, closings, gate) = (Shared(0), Shared(0), TaskGate())
      let container = ServiceContainer()
      for number in 0..<4 {
        try container.services.register(Connection.self, name: ServiceName("\(number)"), eager: true) { () async in
          creations.withValue { $0 += 1 }
          return Connection(closings)
        }
      }
      try container.services.register(Cache.self, eager: true) { () async throws -> Cache in
        await gate.pass()
        throw Stuck()
      }
      _ = try container.validated()
      async let starting: Void? = try? container.start()
      async let again: Void? = try? container.start()
      await gate.waitForArrivals(1)
      async let closing: Void = container.close()
      await gate.open()
      _ = await (starting, again)
      try await closing
      #expect(closings.value == creations.value)
    }
  }

  @Test(.timeLimit(.minutes(60)))
  func `canceling one of two starts does not close the services of the other one`() async throws {
    let (closings, gate) = (Shared(0), TaskGate())
    let container = ServiceContainer()
    try container.services
      .register(Connection.self, eager: true) { Connection(closings) }
      .register(Cache.self, eager: true) { (_: Connection) async -> Cache in
        await gate.pass()
        return Cache()
      }
    let first = Task { try await container.start() }
    await gate.waitForArrivals(1)
    let second = Task { try await container.start() }
    for _ in 0..<100 { await Task.yield() }
    second.cancel()
    for _ in 0..<100 { await Task.yield() }
    await gate.open()
    try await first.value
    _ = await second.result
    #expect(closings.value == 0)
    #expect(container.state == .ready)
    try await container.close()
  }

  @Test func `canceling a start does not close the services of an earlier one`() async throws {
    let closings = Shared(0)
    let container = ServiceContainer()
    try container.services.register(Connection.self, eager: true) { Connection(closings) }
    try await container.start()
    let second = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await container.start()
    }
    _ = await second.result
    #expect(closings.value == 0)
    #expect(container.state == .ready)
    try await container.close()
  }

  @Test func `an error of closing after a failed start is reported`() async throws {
    struct Stubborn: Closeable {
      func close() throws { throw Stuck() }
    }
    let container = ServiceContainer()
    try container.services
      .register(Stubborn.self, eager: true) { Stubborn() }
      .register(Cache.self, eager: true) { (_: Stubborn) throws -> Cache in throw Stuck() }
    let reports = await reports {
      await #expect(throws: ServiceError.self) { try await container.start() }
    }
    #expect(reports.count == 1)
    let message = reports.first?.message
    #expect(message?.hasPrefix("Stubborn could not be closed: Stuck()\n  where: ") == true)
    #expect(message?.hasSuffix("\n  fix:   catch the error in its `close()`.") == true)
  }
}
