import Furnish
import Testing

/// Asynchronous recipes that take the provider, requested from overriding providers.
struct AsynchronousOverridingTests {
  private enum User: PlainKey { static var value: Int { 0 } }

  private protocol Log: Sendable {}
  private final class RealLog: Log {}
  private final class NullLog: Log {}

  private final class Repository: Sendable {
    let log: any Log
    let user = ServiceValues.current[User.self]
    init(log: any Log) { self.log = log }
  }

  private func app(builds: Shared<Int> = Shared(0)) throws -> ServiceScope {
    try validatedProvider {
      $0.register((any Log).self, RealLog.init)
        .register(Repository.self) { (provider: any ServiceProvider) async throws in
          builds.withValue { $0 += 1 }
          return Repository(log: try await provider.require((any Log).self))
        }
    }
  }

  @Test func `an override reaches a service that an asynchronous recipe awaits from its provider`() async throws {
    let app = try app()
    let test = app.overriding { $0.replacing.register((any Log).self, NullLog.init) }
    #expect(try await test.require(Repository.self).log is NullLog)
    #expect(try await app.require(Repository.self).log is RealLog)
  }

  @Test func `a recipe that reads a value runs once for all requests under one override of the value`() async throws {
    let builds = Shared(0)
    let test = try app(builds: builds).overriding { $0.register(Int.self) { 1 } }
    let users = try await withServices {
      $0[User.self] = 7
    } operation: {
      [try await test.require(Repository.self), try await test.require(Repository.self)].map(\.user)
    }
    #expect(users == [7, 7])
    #expect(builds.value == 1)
  }

  @Test func `requests at the same time under an override of a value receive one instance`() async throws {
    let provider = try validatedProvider {
      $0.register(Repository.self, lifetime: .scoped) { () async in Repository(log: NullLog()) }
    }
    for _ in 0..<500 {
      let count = try await provider.withScope { scope in
        try await withServices {
          $0[User.self] = 1
        } operation: {
          try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<6 { group.addTask { ObjectIdentifier(try await scope.require(Repository.self)) } }
            return try await group.reduce(into: Set()) { $0.insert($1) }.count
          }
        }
      }
      #expect(count == 1)
    }
  }

  @Test func `a provider and its override share one instance that both request under an override of a value`()
    async throws
  {
    let app = try app()
    let test = app.overriding { $0.register(Int.self) { 1 } }
    for number in 0..<500 {
      let count = try await withServices {
        $0[User.self] = number
      } operation: {
        try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
          for provider in [app, test, app, test] {
            group.addTask { ObjectIdentifier(try await provider.require(Repository.self)) }
          }
          return try await group.reduce(into: Set()) { $0.insert($1) }.count
        }
      }
      #expect(count == 1)
    }
  }

  private final class Channel: Closeable, Sendable {
    func close() async throws {}
  }

  @Test func `a service that awaits a closeable transient is shared with the provider below`() async throws {
    let app = try validatedProvider {
      $0.register(Channel.self, lifetime: .transient) { () async in Channel() }
        .register(Repository.self) { (provider: any ServiceProvider) async throws in
          _ = try await provider.require(Channel.self)
          return Repository(log: NullLog())
        }
    }
    let test = app.overriding { $0.register(Int.self) { 1 } }
    let repository = try await test.require(Repository.self)
    #expect(try await app.require(Repository.self) === repository)
  }

  private final class Store: Sendable {}
  private final class Screen: Sendable {
    init(store: Store) {}
  }

  @Test func `the error of an asynchronous override advises no eager service`() throws {
    let provider = try validatedProvider {
      $0.register(Store.self, Store.init).register(Screen.self, Screen.init(store:))
    }
    let overriding = provider.overriding { $0.register(Store.self) { () async in Store() } }
    let error = #expect(throws: ServiceError.self) { try overriding.require(Screen.self) }
    #expect(
      error?.finding.fix == """
        create Screen asynchronously as well, `services.register(Screen.self) { (service: Store) async in … }`, \
        or request Store first from the overriding provider, `try await provider.require(Store.self)`.
        """)
  }

  @Test func `an awaited dependency is not shared with an override of a service that its recipe requests`() async throws
  {
    final class Leaf: Sendable {}
    final class Store: Sendable {}
    final class Plugin: Sendable {
      let leaf: Leaf
      init(_ leaf: Leaf) { self.leaf = leaf }
    }
    let provider = try validatedProvider {
      $0.register(Leaf.self) { Leaf() }
        .register(Plugin.self) { provider in Plugin(try await provider.require(Leaf.self)) }
        .register(Store.self) { provider in
          _ = try await provider.requireAll(Plugin.self)
          return Store()
        }
    }
    _ = try await provider.require(Store.self)
    let other = provider.overriding { $0.register(Leaf.self) { Leaf() } }
    let original = try await provider.require(Plugin.self)
    let overridden = try await other.require(Plugin.self)
    #expect(overridden !== original)
    #expect(try await overridden.leaf === other.require(Leaf.self))
  }
}
