import Furnish
import Testing

private struct Stuck: Error {}

private final class Pool: JournaledPart, @unchecked Sendable {
  init() { super.init("pool") }
}

private final class Rows: JournaledPart, @unchecked Sendable {
  init(pool: Pool) { super.init("rows") }
}

/// The start of containers, which creates eager services.
struct StartingTests {
  @Test func `start() creates eager singletons and no others`() async throws {
    let container = ServiceContainer()
    try container.services
      .register(Pool.self, eager: true) { () async throws in
        Journal.note("pool created")
        return Pool()
      }
      .register(JournaledPart.self) {
        Journal.note("part created")
        return JournaledPart("x")
      }
    #expect(try await Journal.of { try await container.start() } == ["pool created"])
    #expect(try container.provider.resolve(Pool.self) != nil)
  }

  @Test func `a dependent is created after its dependency`() async throws {
    let container = ServiceContainer()
    try container.services
      .register(Rows.self, eager: true) { (pool: Pool) async throws in
        Journal.note("rows created")
        return Rows(pool: pool)
      }
      .register(Pool.self, eager: true) { () async throws in
        await Task.yield()
        Journal.note("pool created")
        return Pool()
      }
    #expect(try await Journal.of { try await container.start() } == ["pool created", "rows created"])
  }

  @Test func `independent services are created at the same time`() async throws {
    let (one, other) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
    let container = ServiceContainer()
    try container.services
      .register(Int.self, eager: true) { () async throws in
        one.continuation.finish()
        for await _ in other.stream {}
        return 1
      }
      .register(String.self, eager: true) { () async throws in
        other.continuation.finish()
        for await _ in one.stream {}
        return "1"
      }
    try await container.start()
  }

  @Test func `if an eager service fails, the created services are closed and the error names the chain`() async throws {
    let container = ServiceContainer()
    try container.services
      .register(Pool.self, eager: true) { () async throws in Pool() }
      .register(Rows.self, eager: true) { (pool: Pool) async throws -> Rows in throw Stuck() }
    let closed = await Journal.of {
      let error = await #expect(throws: ServiceError.self) { try await container.start() }
      #expect(error?.finding.chain.map(\.shortType) == ["Rows"])
      #expect(error?.underlying is Stuck)
    }
    #expect(closed == ["pool"])
  }

  @Test func `a container can be started again after a failure`() async throws {
    let isDown = Shared(true)
    let container = ServiceContainer()
    try container.services
      .register(Pool.self, eager: true) { () async throws in Pool() }
      .register(Rows.self, eager: true) { (pool: Pool) async throws -> Rows in
        if isDown.value { throw Stuck() }
        return Rows(pool: pool)
      }
    await #expect(throws: ServiceError.self) { try await container.start() }
    isDown.withValue { $0 = false }
    try await container.start()
    #expect(try container.provider.resolve(Rows.self) != nil)
  }

  @Test func `start() validates the container`() async throws {
    let container = ServiceContainer()
    try container.services.register(Rows.self, eager: true, Rows.init)
    await #expect(throws: WiringError.self) { try await container.start() }
  }
}
