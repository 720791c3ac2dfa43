import Furnish

func wire() async throws {
  let container = ServiceContainer()
  try container.services.register(Database.self) { () async throws in try await Database.open() }
  let provider = try container.validated()
  _ = try await provider.require(Database.self)
  _ = provider.resolveRequired(Database.self)
}
final class Database: Sendable { static func open() async throws -> Database { Database() } }
