import Furnish
import Testing

private struct Stuck: Error {}

private final class Pool: JournaledPart, @unchecked Sendable {
  init() { super.init("pool") }
}

private final class Rows: JournaledPart, @unchecked Sendable {
  init(pool: Pool) { super.init("rows") }
}

private final class Pages: JournaledPart, @unchecked Sendable {
  init(rows: Rows, pool: Pool) { super.init("pages") }
}

private final class Jammed: JournaledPart, @unchecked Sendable {
  init(pool: Pool) { super.init("jammed") }
  override func close() async throws {
    Journal.note(name)
    throw Stuck()
  }
}

private final class Later: JournaledPart, @unchecked Sendable {
  private let pool: Lazy<Pool>
  init(pool: Lazy<Pool>) {
    self.pool = pool
    super.init("later")
  }
  func use() { _ = pool.value }
}

private final class Requesting: JournaledPart, @unchecked Sendable {
  private let provider: any ServiceProvider
  init(provider: any ServiceProvider) {
    self.provider = provider
    super.init("requesting")
  }
  func use() { _ = provider.resolve(Pool.self) }
}

private protocol Handle: Closeable, Sendable {}
private final class FileHandle: Handle {
  func close() async throws { Journal.note("handle") }
}

@MainActor private final class Window: @MainActor Closeable {
  func close() async throws {
    MainActor.assertIsolated()
    Journal.note("window")
  }
}

private func builtContainer(
  _ register: (any ServiceCollection) throws -> Void
) throws -> ServiceContainer {
  let container = ServiceContainer()
  try register(try container.services)
  try container.validated()
  return container
}

struct ClosingTests {
  @Test func `dependents are closed first`() async throws {
    let container = try builtContainer {
      $0.register(Pages.self, Pages.init).register(Rows.self, Rows.init).register(Pool.self, Pool.init)
    }
    _ = try container.provider.resolve(Pages.self)
    #expect(try await Journal.of { try await container.close() } == ["pages", "rows", "pool"])
  }

  @Test func `a dependency that a lazy parameter requests late is closed after its dependent`() async throws {
    let container = try builtContainer {
      $0.register(Later.self) { (pool: Lazy<Pool>) in Later(pool: pool) }
        .register(Pool.self, Pool.init)
    }
    try container.provider.resolveRequired(Later.self).use()
    #expect(try await Journal.of { try await container.close() } == ["later", "pool"])
  }

  @Test func `a service that another one requests from its provider is closed after the requester`() async throws {
    let container = try builtContainer {
      $0.register(Requesting.self) { provider in Requesting(provider: provider) }
        .register(Pool.self, Pool.init)
    }
    try container.provider.resolveRequired(Requesting.self).use()
    #expect(try await Journal.of { try await container.close() } == ["requesting", "pool"])
  }

  @Test func `the last created of independent instances is closed first`() async throws {
    let container = try builtContainer {
      $0.register(JournaledPart.self, name: "a") { JournaledPart("a") }.register(JournaledPart.self, name: "b") {
        JournaledPart("b")
      }
    }
    _ = try container.provider.resolve(JournaledPart.self, name: "b")
    _ = try container.provider.resolve(JournaledPart.self, name: "a")
    #expect(try await Journal.of { try await container.close() } == ["a", "b"])
  }

  @Test func `a scope closes scoped services and the root closes shared ones`() async throws {
    let container = try builtContainer {
      $0.register(Pool.self, Pool.init).register(Rows.self, lifetime: .scoped, Rows.init)
    }
    let scope = try container.provider.makeScope()
    _ = scope.resolve(Rows.self)
    #expect(try await Journal.of { try await scope.close() } == ["rows"])
    #expect(try await Journal.of { try await container.close() } == ["pool"])
  }

  @Test func `each instance is closed once`() async throws {
    let container = try builtContainer { $0.register(Pool.self, Pool.init) }
    _ = try container.provider.resolve(Pool.self)
    let closed = try await Journal.of {
      try await container.close()
      try await container.close()
    }
    #expect(closed == ["pool"])
  }

  @Test func `closing while a container is being closed waits for the first closing`() async throws {
    let container = try builtContainer { $0.register(Pool.self, Pool.init) }
    _ = try container.provider.resolve(Pool.self)
    let closed = try await Journal.of {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            try await container.close()
            Journal.note("done")
          }
        }
        try await group.waitForAll()
      }
    }
    #expect(closed.first == "pool")
    #expect(closed.count == 9)
  }

  @Test func `an instance that was passed in is not closed`() async throws {
    let pool = Pool()
    let container = try builtContainer { $0.register(Pool.self, instance: pool) }
    _ = try container.provider.resolve(Pool.self)
    #expect(try await Journal.of { try await container.close() } == [])
  }

  @Test func `a service that was never requested is not created to be closed`() async throws {
    let container = try builtContainer { $0.register(Pool.self, Pool.init) }
    #expect(try await Journal.of { try await container.close() } == [])
  }

  @Test func `a close() that fails does not prevent other services from being closed`() async throws {
    let container = try builtContainer {
      $0.register(Jammed.self, Jammed.init).register(Pool.self, Pool.init)
    }
    _ = try container.provider.resolve(Jammed.self)
    let closed = await Journal.of {
      let error = await #expect(throws: ClosingError.self) { try await container.close() }
      #expect(error?.errors.count == 1)
      #expect(error?.errors.first is Stuck)
    }
    #expect(closed == ["jammed", "pool"])
  }

  @Test func `the error of a close() that failed names the instance and its place`() async throws {
    let line = #line + 2
    let container = try builtContainer {
      $0.register(Jammed.self, Jammed.init).register(Pool.self, Pool.init)
    }
    _ = try container.provider.resolve(Jammed.self)
    let error = await #expect(throws: ClosingError.self) { try await container.close() }
    #expect(
      error?.description == """
        Jammed could not be closed: Stuck()
          where: FurnishTests.Jammed, registered at FurnishTests/ClosingTests.swift:\(line)
          fix:   catch the error in its `close()`, or where the scope is closed: all others were closed.
        """)
  }

  @Test func `the error of a closed scope names the service and the place of the request`() async throws {
    let provider = try builtContainer { $0.register(Pool.self, Pool.init) }.provider
    try await provider.close()
    let request = { () throws in try provider.require(Pool.self, fileID: "App/Main.swift", line: 12) }
    let error = #expect(throws: ServiceError.self) { try request() }
    #expect(
      error?.description == """
        Pool is unavailable, because its container was closed.
          where: FurnishTests.Pool, requested at App/Main.swift:12
          fix:   close the container after the last use of its services, or create another one.
        """)
  }

  @Test func `the error of a closed overriding provider does not blame its open container`() async throws {
    let provider = try builtContainer { $0.register(Pool.self, Pool.init) }.provider
    let overriding = provider.overriding { $0.register(Pool.self, Pool.init) }
    try await overriding.close()
    let error = #expect(throws: ServiceError.self) {
      try overriding.require(Pool.self, fileID: "App/Main.swift", line: 12)
    }
    #expect(
      error?.description == """
        Pool is unavailable, because its overriding provider was closed.
          where: FurnishTests.Pool, requested at App/Main.swift:12
          fix:   close the overriding provider after the last use of its services, or create another one.
        """)
    #expect(throws: Never.self) { try provider.require(Pool.self) }
  }

  @Test func `the error of a closed scope of an overriding provider names the scope`() async throws {
    let provider = try builtContainer { $0.register(Pool.self, lifetime: .scoped, Pool.init) }.provider
    let overriding = provider.overriding { $0.register(Int.self) { 7 } }
    let scope = overriding.makeScope()
    try await scope.close()
    let error = #expect(throws: ServiceError.self) { try scope.require(Pool.self) }
    #expect(error?.finding.message == "Pool is unavailable, because its scope was closed.")
  }

  @Test func `the error of a scope of a closed container names the container`() async throws {
    let provider = try builtContainer { $0.register(Pool.self, lifetime: .scoped, Pool.init) }.provider
    let earlier = provider.makeScope()
    try await provider.close()
    for scope in [earlier, provider.makeScope()] {
      let error = #expect(throws: ServiceError.self) { try scope.require(Pool.self) }
      #expect(error?.finding.message == "Pool is unavailable, because its container was closed.")
    }
  }

  @Test func `a property that is injected from a closed scope stops the program and names the service and its place`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let provider = try builtContainer { $0.register(Pool.self, Pool.init) }.provider
      try await provider.close()
      withServices {
        $0.provider = provider
      } operation: {
        _ = Injected<Pool>(fileID: "App/Main.swift", line: 12).wrappedValue
      }
    }
    #expect(
      standardError(result).contains(
        """
        Pool is unavailable, because its container was closed.
          where: FurnishTests.Pool, requested at App/Main.swift:12
          fix:   close the container after the last use of its services, or create another one.
        """))
  }

  @Test func `a lazy parameter of a closed scope stops the program and names the service`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Page: Sendable { let pool: Lazy<Pool> }
      let provider = try builtContainer { $0.register(Pool.self, Pool.init).register(Page.self, Page.init) }.provider
      let page = provider.resolveRequired(Page.self)
      try await provider.close()
      _ = page.pool.value
    }
    #expect(
      standardError(result).contains(
        """
        Pool is unavailable, because its container was closed.
          where: FurnishTests.Pool
        """))
  }

  @Test func `a request to a closed scope throws`() async throws {
    let container = try builtContainer {
      $0.register(Pool.self, Pool.init).register(JournaledPart.self, lifetime: .transient) { JournaledPart("x") }
    }
    let provider = try container.provider
    _ = provider.resolve(Pool.self)
    try await container.close()
    let requests: [() throws -> Void] = [
      { _ = try provider.require(Pool.self) }, { _ = try provider.require(JournaledPart.self) },
      { _ = try provider.require(Pool.self, name: "none") },
    ]
    for request in requests {
      let error = #expect(throws: ServiceError.self) { try request() }
      #expect(error?.rule == "scope-closed")
    }
  }

  @Test func `a request to a scope whose container is closed throws`() async throws {
    let container = try builtContainer { $0.register(Pool.self, Pool.init) }
    let scope = try container.provider.makeScope()
    try await container.close()
    let request: () throws -> Void = { _ = try scope.require(Pool.self) }
    let error = #expect(throws: ServiceError.self) { try request() }
    #expect(error?.rule == "scope-closed")
  }

  @Test func `closing a scope leaves other scopes open`() async throws {
    let container = try builtContainer { $0.register(JournaledPart.self, lifetime: .scoped) { JournaledPart("x") } }
    let (one, other) = (try container.provider.makeScope(), try container.provider.makeScope())
    try await one.close()
    #expect(other.resolve(JournaledPart.self) != nil)
  }

  @Test func `a transient is closed with its scope if its registered type is closeable`() async throws {
    let container = try builtContainer {
      $0.register(Pool.self, lifetime: .transient, Pool.init)
        .register((any Handle).self, lifetime: .transient) { FileHandle() }
        .register((any Sendable).self, lifetime: .transient) { JournaledPart("hidden") }
    }
    let scope = try container.provider.makeScope()
    for _ in 0..<2 {
      _ = scope.resolve(Pool.self)
      _ = scope.resolve((any Handle).self)
      _ = scope.resolve((any Sendable).self)
    }
    let closed = try await Journal.of { try await scope.close() }
    #expect(closed == ["handle", "pool", "handle", "pool"])
  }

  @Test func `a service of the main actor is closed on the main actor`() async throws {
    let container = try builtContainer { $0.registerOnMainActor(Window.self) { Window() } }
    _ = try await container.provider.require(Window.self)
    #expect(try await Journal.of { try await container.close() } == ["window"])
  }

  @Test func `instances of asynchronous recipes are closed`() async throws {
    let container = try builtContainer { $0.register(Pool.self) { () async throws in Pool() } }
    _ = try await container.provider.require(Pool.self)
    #expect(try await Journal.of { try await container.close() } == ["pool"])
  }

  @Test func `an instance that is created while the scope closes is closed too`() async throws {
    let (started, go) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
    let container = try builtContainer {
      $0.register(Pool.self) { () async throws in
        started.continuation.finish()
        for await _ in go.stream {}
        return Pool()
      }
    }
    let provider = try container.provider
    let closed = try await Journal.of {
      let request = Task { try await provider.require(Pool.self) }
      for await _ in started.stream {}
      let closing = Task { try await container.close() }
      go.continuation.finish()
      _ = try? await request.value
      try await closing.value
    }
    #expect(closed == ["pool"])
  }
}
