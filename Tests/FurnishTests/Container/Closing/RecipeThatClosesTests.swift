import Testing

@testable import Furnish
@testable import FurnishValues

/// Recipes that close the scope or the container that they belong to.
struct RecipeThatClosesTests {
  private final class Connection: Closeable, Sendable {
    private let closed: Shared<Int>

    init(_ closed: Shared<Int>) { self.closed = closed }

    func close() async throws { closed.withValue { $0 += 1 } }
  }

  private func closeItself(_ lifetime: some Lifetime) async throws {
    let closed = Shared(0)
    let provider = try validatedProvider {
      $0.register(Connection.self, lifetime: lifetime) { (provider: any ServiceProvider) async throws in
        try await (provider as! any ScopedProvider).close()
        return Connection(closed)
      }
    }
    let scope = provider.makeScope()
    await #expect(throws: ServiceError.self) { try await scope.require(Connection.self) }
    try await scope.close()
    try await provider.close()
    #expect(closed.value == 1)
  }

  @Test func `a singleton whose recipe closes the container is closed`() async throws {
    try await closeItself(.singleton)
  }

  @Test func `a scoped service whose recipe closes its scope is closed`() async throws {
    try await closeItself(.scoped)
  }

  @Test func `a transient whose recipe closes its scope is closed`() async throws { try await closeItself(.transient) }

  @Test func `a request whose scoped recipe closes the container ends with an error`() async throws {
    let closed = Shared(0)
    let root = Shared<ServiceScope?>(nil)
    let provider = try validatedProvider {
      $0.register(Connection.self, lifetime: .scoped) { () async throws in
        try await root.value?.close()
        return Connection(closed)
      }
    }
    root.withValue { $0 = provider }
    let scope = provider.makeScope()
    await #expect(throws: ServiceError.self) { try await scope.require(Connection.self) }
    root.withValue { $0 = nil }
    try await provider.close()
    #expect(closed.value == 1)
  }

  @Test func `a task that outlives its recipe and closes the container waits for other recipes`() async throws {
    let (closed, gate, ended) = (Shared(0), TaskGate(), TaskGate())
    let later = Shared<Task<Void, any Error>?>(nil)
    let provider = try validatedProvider {
      $0.register(Int.self, lifetime: .transient) { (provider: any ServiceProvider) async in
        let scope = provider as! any ScopedProvider
        later.withValue {
          $0 = Task {
            await ended.pass()
            try await scope.close()
          }
        }
        return 1
      }
      .register(Connection.self) { () async in
        await gate.pass()
        return Connection(closed)
      }
    }
    _ = try await provider.require(Int.self)
    let request = Task { try await provider.require(Connection.self) }
    await gate.waitForArrivals(1)
    await ended.open()
    while !provider.isClosing { await Task.yield() }
    await gate.open()
    try await later.value?.value
    #expect(closed.value == 1)
    _ = await request.result
  }

  @Test func `a recipe that closes a scope which is being closed does not wait for itself`() async throws {
    let (closed, gate) = (Shared(0), TaskGate())
    let owner = Shared<ServiceScope?>(nil)
    let provider = try validatedProvider {
      $0.register(Connection.self, lifetime: .scoped) { () async throws in
        await gate.pass()
        try await owner.value?.close()
        return Connection(closed)
      }
    }
    let scope = provider.makeScope()
    owner.set(scope)
    let request = Task { try await scope.require(Connection.self) }
    await gate.waitForArrivals(1)
    let closing = Task { try await scope.close() }
    while !scope.isClosing { await Task.yield() }
    await gate.open()
    await #expect(throws: ServiceError.self) { try await request.value }
    try await closing.value
    owner.set(nil)
    #expect(closed.value == 1)
  }

  @Test func `a transient is closed although a task that its recipe started closes the scope`() async throws {
    let (closed, gate) = (Shared(0), TaskGate())
    let closing = Shared<Task<Void, any Error>?>(nil)
    let hasClosed = Shared(false)
    let provider = try validatedProvider {
      $0.register(Connection.self, lifetime: .transient) { (provider: any ServiceProvider) async in
        let scope = provider as! any ScopedProvider
        closing.set(
          Task {
            try await scope.close()
            hasClosed.set(true)
          })
        await gate.pass()
        return Connection(closed)
      }
    }
    let scope = provider.makeScope()
    let request = Task { try await scope.require(Connection.self) }
    await gate.waitForArrivals(1)
    while !scope.isClosing { await Task.yield() }
    try await Task.sleep(for: .milliseconds(20))
    #expect(!hasClosed.value)
    await gate.open()
    await #expect(throws: ServiceError.self) { try await request.value }
    try await closing.value?.value
    #expect(closed.value == 1)
  }

  @Test func `a transient's recipe that closes a container which is being closed does not wait for itself`()
    async throws
  {
    let (closed, gate) = (Shared(0), TaskGate())
    let owner = Shared<ServiceScope?>(nil)
    let provider = try validatedProvider {
      $0.register(Connection.self, lifetime: .transient) { () async throws in
        await gate.pass()
        try await owner.value?.close()
        return Connection(closed)
      }
    }
    owner.set(provider)
    let scope = provider.makeScope()
    let request = Task { try await scope.require(Connection.self) }
    await gate.waitForArrivals(1)
    let closing = Task { try await provider.close() }
    while !scope.isClosing { await Task.yield() }
    await gate.open()
    await #expect(throws: ServiceError.self) { try await request.value }
    try await closing.value
    owner.set(nil)
    #expect(closed.value == 1)
  }

  /// A service that needs the connection.
  private final class Query: Closeable, Sendable {
    private let closed: Shared<Int>

    init(_: Connection, _ closed: Shared<Int>) { self.closed = closed }

    func close() async throws { closed.withValue { $0 += 1 } }
  }

  @Test(arguments: [false, true])
  func `requests that wait for a recipe which closes the container fail`(throughOverride: Bool) async throws {
    let (closed, gate, queryGate) = (Shared(0), TaskGate(), TaskGate())
    let owner = Shared<ServiceScope?>(nil)
    let provider = try validatedProvider {
      $0.register(Connection.self) { () async throws in
        await gate.pass()
        try await owner.value?.close()
        return Connection(closed)
      }
      .register(Query.self) { (provider: any ServiceProvider) async throws in
        await queryGate.pass()
        return Query(try await provider.require(Connection.self), closed)
      }
      .register([Query].self, lifetime: .transient) { (provider: any ServiceProvider) async throws in
        await queryGate.pass()
        return [Query(try await provider.require(Connection.self), closed)]
      }
    }
    owner.set(provider)
    let other = throughOverride ? provider.overriding { $0.register(Double.self) { 1 } } : provider
    let connection = Task { try await provider.require(Connection.self) }
    await gate.waitForArrivals(1)
    let requests = [
      Task { _ = try await other.require(Query.self) }, Task { _ = try await other.require([Query].self) },
      Task { _ = try await other.require(Connection.self) },
    ]
    await queryGate.waitForArrivals(2)
    await queryGate.open()
    try await Task.sleep(for: .milliseconds(20))
    await gate.open()
    await #expect(throws: ServiceError.self) { try await connection.value }
    for request in requests { await #expect(throws: ServiceError.self) { try await request.value } }
    try await provider.close()
    owner.set(nil)
    #expect(closed.value == 1)
  }
}
