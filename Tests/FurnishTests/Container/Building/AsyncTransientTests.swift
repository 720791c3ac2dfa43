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
}
