import Furnish
import Testing

/// The tasks in which the asynchronous recipes of scoped services run.
@Suite(.timeLimit(.minutes(10))) struct ScopedRecipeTasksTests {
  private final class Connection: Sendable {
    let task: Int
    init() async { task = withUnsafeCurrentTask { $0.hashValue } }
  }

  private final class Page: Sendable {
    let task: Int
    let connection: Connection

    init(_ connection: Connection) async {
      self.connection = connection
      task = withUnsafeCurrentTask { $0.hashValue }
    }
  }

  private enum Session: ScopeLevel { typealias Input = Void }

  /// Returns a scope of a session whose services note their tasks.
  private func session() throws -> ServiceScope {
    try validatedProvider {
      $0.addLevel(Session.self)
      $0.register(Connection.self, lifetime: .scoped(to: Session.self)) { () async in await Connection() }
      $0.register(Page.self, lifetime: .scoped(to: Session.self)) { (connection: Connection) async in
        await Page(connection)
      }
    }.makeScope(Session.self, ())
  }

  @Test func `recipes of scoped services run in the task of the request that needs them`() async throws {
    let page = try await session().require(Page.self)
    let task = withUnsafeCurrentTask { $0.hashValue }
    #expect(page.task == task)
    #expect(page.connection.task == task)
  }

  @Test func `the recipe of a singleton runs in a task of its own, also if a scoped service needs it`() async throws {
    let scope = try validatedProvider {
      $0.register(Connection.self) { () async in await Connection() }
      $0.register(Page.self, lifetime: .scoped) { (connection: Connection) async in await Page(connection) }
    }.makeScope()
    let page = try await scope.require(Page.self)
    let task = withUnsafeCurrentTask { $0.hashValue }
    #expect(page.task == task)
    #expect(page.connection.task != task)
  }

  @Test func `scoped services that need each other are the error of a cycle`() async throws {
    final class Left: Sendable {}
    final class Right: Sendable {}
    let container = try unbuiltContainer {
      $0.register(Left.self, lifetime: .scoped) { provider in
        _ = try await provider.require(Right.self)
        return Left()
      }
      $0.register(Right.self, lifetime: .scoped) { provider in
        _ = try await provider.require(Left.self)
        return Right()
      }
    }
    container.build()
    let scope = try container.provider.makeScope()
    await #expect { try await scope.require(Left.self) } throws: { "\($0)".contains("Left → Right → Left") }
    let left = Task { try await scope.require(Left.self) }
    let right = Task { try await scope.require(Right.self) }
    for result in [await left.result.map { _ in }, await right.result.map { _ in }] {
      #expect(throws: ServiceError.self) { try result.get() }
    }
  }

  @Test func `an error of a recipe reaches its requester and all that wait`() async throws {
    struct Unreachable: Error {}
    let gate = TaskGate()
    let scope = try validatedProvider {
      $0.register(Connection.self, lifetime: .scoped) { () async throws in
        await gate.pass()
        throw Unreachable()
      }
    }.makeScope()
    let first = Task { try await scope.require(Connection.self) }
    await gate.waitForArrivals(1)
    let second = Task { try await scope.require(Connection.self) }
    for _ in 0..<100 { await Task.yield() }
    await gate.open()
    for request in [first, second] {
      await #expect { try await request.value } throws: { ($0 as? ServiceError)?.underlying is Unreachable }
    }
  }

  @Test func `the requests of a scoped service belong to it, and not to a transient one that needs it`() async throws {
    let scope = try validatedProvider {
      $0.register(Noted<Int>.self, lifetime: .transient) { Noted("leaf") }
      $0.register(Noted<String>.self, lifetime: .scoped) { (provider: any ServiceProvider) async in
        Noted("scoped", provider)
      }
      $0.register(Noted<Bool>.self, lifetime: .transient) { provider in
        let scoped = try await provider.require(Noted<String>.self)
        // Created after the scoped service, and closed after it, because that service has requested it.
        _ = try await (scoped.dependency as? any ServiceProvider)?.require(Noted<Int>.self)
        return Noted("transient", scoped)
      }
    }.makeScope()
    let notes = try await Journal.of {
      _ = try await scope.require(Noted<Bool>.self)
      try await scope.close()
    }
    #expect(notes == ["transient", "scoped", "leaf"])
  }

  @Test func `an instance that expires at once is returned by the request that has created it`() async throws {
    struct OnceInScope: Lifetime {
      let name = "once in a scope"
      let sharing = LifetimeSharing.scope
      func stamp() -> Int { 0 }
      func isCurrent(_ stamp: Int) -> Bool { false }
    }
    let runs = Shared(0)
    let scope = try validatedProvider {
      $0.register(Connection.self, lifetime: OnceInScope()) { () async in
        runs.withValue { $0 += 1 }
        return await Connection()
      }
    }.makeScope()
    _ = try await scope.require(Connection.self)
    #expect(runs.value == 1)
  }

  @Test func `a scoped recipe that closes its scope ends, although a transient recipe waits for it`() async throws {
    let scopes = Shared<ServiceScope?>(nil)
    let scope = try validatedProvider {
      $0.register(Noted<String>.self, lifetime: .scoped) { () async throws in
        try await scopes.value?.close()
        return Noted("scoped")
      }
      $0.register(Noted<Bool>.self, lifetime: .transient) { provider in
        Noted("transient", try await provider.require(Noted<String>.self))
      }
    }.makeScope()
    scopes.set(scope)
    let notes = await Journal.of {
      await #expect { try await scope.require(Noted<Bool>.self) } throws: { "\($0)".contains("closed") }
    }
    #expect(notes == ["scoped"])
  }
}

/// A service that notes when it is closed.
private final class Noted<Kind>: Closeable, Sendable {
  private let name: String
  let dependency: (any Sendable)?

  init(_ name: String, _ dependency: (any Sendable)? = nil) { (self.name, self.dependency) = (name, dependency) }

  func close() { Journal.note(name) }
}
