import Furnish
import Testing

/// Asynchronous recipes of transients, and an asynchronous service with a decorator.
struct AsyncTransientTests {
  private final class Database: Sendable {}
  private final class Store: Sendable {
    let database: Database
    init(_ database: Database) { self.database = database }
  }

  private struct Refused: Error {}

  private final class Hen: Sendable {
    init(_: Egg) {}
    init() {}
  }
  private struct Egg: Sendable {
    init(_: Hen) {}
  }

  @Test func `an async recipe may depend on an async transient`() async throws {
    let provider = try validatedProvider {
      $0.register(Database.self, lifetime: .transient) { () async in Database() }
        .register(Store.self) { (database: Database) async in Store(database) }
    }
    await #expect(throws: Never.self) { _ = try await provider.require(Store.self) }
  }

  @Test func `a transient may depend on an async transient`() async throws {
    let provider = try validatedProvider {
      $0.register(Database.self, lifetime: .transient) { () async in Database() }
        .register(Store.self, lifetime: .transient) { (database: Database) async in Store(database) }
    }
    let stores = try await (provider.require(Store.self), provider.require(Store.self))
    #expect(!isSame(stores.0.database, stores.1.database))
  }

  @Test func `an inner instance is released when the dependency of its decorator fails`() async throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self) { () async in Member(of: population) }
        .register(Database.self) { () async throws -> Database in throw Refused() }
        .decorate(Member.self) { (inner: Member, _: Database) in inner }
    }
    for _ in 0..<3 {
      await #expect(throws: ServiceError.self) { try await provider.require(Member.self) }
    }
    #expect(population.living == 0)
  }

  @Test func `a cycle through an async transient names the transient`() async throws {
    let container = ServiceContainer()
    try container.services
      .register(Hen.self) { (egg: Egg) async in Hen(egg) }
      .register(Egg.self, lifetime: .transient) { (hen: Hen) async in Egg(hen) }
    #expect(throws: WiringError.self) { try container.validated() }
    let provider = try container.provider
    let error = await #expect(throws: ServiceError.self) { try await provider.require(Hen.self) }
    #expect(error?.finding.chain.map(\.description) == ["Hen", "Egg", "Hen"])
    #expect(
      error?.finding.fix == "let Egg take `Lazy<Hen>` in place of `Hen`, so that it is created at its first use.")
  }

  @Test func `a cycle through an async transient that takes the provider names no parameter`() async throws {
    let container = ServiceContainer()
    let line = #line + 2
    try container.services
      .register(Hen.self) { provider in Hen(try await provider.require(Egg.self)) }
      .register(Egg.self, lifetime: .transient) { provider in Egg(try await provider.require(Hen.self)) }
    let provider = try container.validated()
    let error = await #expect(throws: ServiceError.self) { try await provider.require(Hen.self) }
    #expect(
      error?.description == """
        Hen depends on itself.
          where: Hen → Hen, registered at FurnishTests/AsyncTransientTests.swift:\(line)
          fix:   request Hen after the recipes have ended: take a parameter `Lazy<Hen>`, and use it only then.
        """)
  }
}
