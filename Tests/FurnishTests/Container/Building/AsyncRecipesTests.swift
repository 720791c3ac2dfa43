import Furnish
import Testing

private final class Database: Sendable {
  static func open() async throws -> Database { Database() }
}

private final class Index: Sendable {
  let database: Database
  init(_ database: Database) { self.database = database }
}

private final class Page: Sendable {
  let index: Index
  init(index: Index) { self.index = index }
}

private struct Refused: Error {}

private enum TriesKey: ServiceKey {
  static var defaultValue: Int { 3 }
  static var testValue: Int { 3 }
}

@MainActor private final class Screen {
  let database: Database
  init(database: Database) { self.database = database }
}

private func provider(
  _ register: (any ServiceCollection) throws -> Void
) throws -> ServiceScope {
  let container = ServiceContainer()
  try register(try container.services)
  container.build()
  return try container.provider
}

struct AsyncRecipesTests {
  @Test func `a service is created once however many tasks request it`() async throws {
    let gate = TaskGate()
    let provider = try provider {
      $0.register(Database.self) { () async throws in
        await gate.pass()
        return try await Database.open()
      }
    }
    let found = try await withThrowingTaskGroup(of: Database.self) { group in
      for _ in 0..<64 { group.addTask { try await provider.require(Database.self) } }
      await gate.waitForArrivals(1)
      await gate.open()
      return try await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert(ObjectIdentifier($1)) }
    }
    #expect(found.count == 1)
    #expect(await gate.arrivals == 1)
  }

  @Test func `canceling one waiter does not fail the other waiters`() async throws {
    let gate = TaskGate()
    let provider = try provider {
      $0.register(Database.self) { () async throws in
        await gate.pass()
        return try await Database.open()
      }
    }
    let first = Task { try await provider.require(Database.self) }
    await gate.waitForArrivals(1)
    let second = Task { try await provider.require(Database.self) }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    await gate.open()
    _ = try await second.value
    #expect(await gate.arrivals == 1)
  }

  @Test func `a build is canceled when all its waiters are canceled`() async throws {
    let gate = TaskGate()
    let wasCancelled = Shared(false)
    let provider = try provider {
      $0.register(Database.self) { () async throws in
        await gate.pass()
        wasCancelled.withValue { $0 = $0 || Task.isCancelled }
        try Task.checkCancellation()
        return try await Database.open()
      }
    }
    let request = Task { try await provider.require(Database.self) }
    await gate.waitForArrivals(1)
    request.cancel()
    await #expect(throws: CancellationError.self) { try await request.value }
    await gate.open()
    while !wasCancelled.value { await Task.yield() }
    _ = try await provider.require(Database.self)
  }

  @Test func `a failure reaches all waiters and is not stored`() async throws {
    let gate = TaskGate()
    let isDown = Shared(true)
    let provider = try provider {
      $0.register(Database.self) { () async throws in
        await gate.pass()
        if isDown.value { throw Refused() }
        return try await Database.open()
      }
    }
    let waiters = (0..<8).map { _ in Task { try await provider.require(Database.self) } }
    await gate.waitForArrivals(1)
    await gate.open()
    for waiter in waiters {
      let error = await #expect(throws: ServiceError.self) { try await waiter.value }
      #expect(error?.underlying is Refused)
    }
    isDown.withValue { $0 = false }
    _ = try await provider.require(Database.self)
  }

  @Test func `the error of an asynchronous recipe names the chain`() async throws {
    let provider = try provider {
      $0.register(Database.self) { () async throws -> Database in throw Refused() }
      $0.register(Index.self) { (database: Database) async throws in Index(database) }
    }
    let error = await #expect(throws: ServiceError.self) { try await provider.require(Index.self) }
    #expect(error?.finding.chain.map(\.shortType) == ["Index", "Database"])
    #expect(error?.rule == "recipe-failed")
  }

  @Test func `an asynchronous recipe receives the awaited instances of its parameters`() async throws {
    let provider = try provider {
      $0.register(Database.self) { () async throws in try await Database.open() }
      $0.register(Index.self) { (database: Database) async throws in Index(database) }
    }
    let index = try await provider.require(Index.self)
    let database = try await provider.require(Database.self)
    let isSame = index.database === database
    #expect(isSame)
  }

  @Test func `a synchronous recipe may need an asynchronous service`() async throws {
    let provider = try provider {
      $0.register(Database.self, eager: true) { () async throws in try await Database.open() }
      $0.register(Index.self, lifetime: .transient) { (database: Database) in Index(database) }
      $0.register(Page.self, Page.init(index:))
    }
    let page = try await provider.require(Page.self)
    let database = provider.resolveRequired(Database.self)
    let isSame = page.index.database === database
    #expect(isSame)
  }

  @Test func `a synchronous request reports that it must be awaited`() throws {
    let container = ServiceContainer()
    try container.services.register(Database.self) { () async throws in try await Database.open() }
    let provider = try container.validated()
    let require: () throws -> Database = { try provider.require(Database.self) }
    let error = #expect(throws: ServiceError.self) { _ = try require() }
    #expect(error?.rule == "async-in-sync")
    #expect(error?.finding.fix.contains("await") == true)
  }

  @Test func `a service that was awaited can be requested without awaiting`() async throws {
    let provider = try provider {
      $0.register(Database.self) { () async throws in try await Database.open() }
    }
    let awaited = try await provider.require(Database.self)
    let isSame = provider.resolve(Database.self) === awaited
    #expect(isSame)
  }

  @Test func `a transient is created for each requester`() async throws {
    let provider = try provider {
      $0.register(Database.self, lifetime: .transient) { () async throws in
        try await Database.open()
      }
    }
    let first = try await provider.require(Database.self)
    let second = try await provider.require(Database.self)
    let isSame = first === second
    #expect(!isSame)
  }

  @Test func `each scope awaits its own instance`() async throws {
    let provider = try provider {
      $0.register(Database.self, lifetime: .scoped) { () async throws in
        try await Database.open()
      }
    }
    let (one, other) = (provider.makeScope(), provider.makeScope())
    let first = try await one.require(Database.self)
    let again = try await one.require(Database.self)
    let second = try await other.require(Database.self)
    let (isSame, isDifferent) = (first === again, first !== second)
    #expect(isSame)
    #expect(isDifferent)
    let error = await #expect(throws: ServiceError.self) { try await provider.require(Database.self) }
    #expect(error?.rule == "scoped-from-root")
  }

  @Test func `a cycle of awaited services is reported and does not hang`() async throws {
    let provider = try provider {
      $0.register(Database.self) { provider in
        _ = try await provider.require(Index.self)
        return try await Database.open()
      }
      $0.register(Index.self) { provider in Index(try await provider.require(Database.self)) }
    }
    let error = await #expect(throws: ServiceError.self) { try await provider.require(Index.self) }
    #expect(error?.rule == "dependency-cycle")
  }

  @Test func `a cycle whose halves are awaited by two tasks does not hang`() async throws {
    let (first, second) = (TaskGate(), TaskGate())
    let provider = try provider {
      $0.register(Database.self) { provider in
        await first.pass()
        _ = try await provider.require(Index.self)
        return try await Database.open()
      }
      $0.register(Index.self) { provider in
        await second.pass()
        return Index(try await provider.require(Database.self))
      }
    }
    let database = Task { try await provider.require(Database.self) }
    let index = Task { try await provider.require(Index.self) }
    await first.waitForArrivals(1)
    await second.waitForArrivals(1)
    await first.open()
    await second.open()
    await #expect(throws: ServiceError.self) { try await database.value }
    await #expect(throws: ServiceError.self) { try await index.value }
  }

  @Test func `a service of the main actor is created on the main actor`() async throws {
    let provider = try provider {
      $0.register(Database.self, eager: true) { () async throws in try await Database.open() }
      $0.registerOnMainActor(Screen.self) { (database: Database) in
        MainActor.assertIsolated()
        return Screen(database: database)
      }
    }
    let screen = try await Task.detached { try await provider.require(Screen.self) }.value
    let database = try await provider.require(Database.self)
    let isSame = screen.database === database
    #expect(isSame)
  }

  @Test func `decorators wrap an awaited service`() async throws {
    let provider = try provider {
      $0.register(Int.self) { () async throws in
        await Task.yield()
        return 2
      }
      .decorate(Int.self) { (inner: Int) in inner * 10 }
    }
    #expect(try await provider.require(Int.self) == 20)
  }

  @Test func `all registrations of a service can be awaited`() async throws {
    let provider = try provider {
      $0.register(Int.self) { () async throws in 1 }.register(Int.self) { 2 }
    }
    #expect(try await provider.requireAll(Int.self) == [1, 2])
  }

  @Test func `an instance that reads an override belongs to the override`() async throws {
    let provider = try provider {
      $0.register(Int.self) { () async throws in
        await Task.yield()
        return ServiceValues.current[TriesKey.self]
      }
    }
    let overridden = try await withServices {
      $0[TriesKey.self] = 40
    } operation: {
      try await provider.require(Int.self)
    }
    #expect(overridden == 40)
    #expect(try await provider.require(Int.self) != 40)
  }

  @Test func `an asynchronous service has to be awaited again under an override that it reads`() async throws {
    let provider = try provider {
      $0.register(Int.self) { () async throws in
        await Task.yield()
        return ServiceValues.current[TriesKey.self]
      }
    }
    #expect(try await provider.require(Int.self) == 3)
    let request: @Sendable () throws -> Int = { try provider.require(Int.self) }
    let overridden = try await withServices {
      $0[TriesKey.self] = 40
    } operation: {
      let error = #expect(throws: ServiceError.self) { _ = try request() }
      #expect(error?.rule == "async-in-sync")
      return try await provider.require(Int.self)
    }
    #expect(overridden == 40)
    #expect(provider.resolve(Int.self) == 3)
  }

  @Test func `validation finds a synchronous request for a service that has to be awaited`() throws {
    let container = ServiceContainer()
    try container.services
      .register(Database.self) { () async throws in try await Database.open() }
      .register(Index.self) { (database: Database) in Index(database) }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["async-in-sync"])
    #expect(container.graph.nodes.map(\.isAsynchronous) == [true, false])
  }
}
