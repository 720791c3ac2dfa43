// `require` has a synchronous form, which throws an error for a service that must be awaited and that no code has awaited.
final class Database: Sendable { static func open() async throws -> Database { Database() } }

func direct() throws {
  let container = ServiceContainer()
  container.services.register(Database.self) { () async throws in try await Database.open() }
  print(try container.validated().require(Database.self))  //~ async-in-sync: Database
}
func optional() throws {
  let container = ServiceContainer()
  container.services.register(Database.self) { () async throws in try await Database.open() }
  let provider = try container.validated()
  guard let database = try? provider.require(Database.self) else { return }  //~ async-in-sync: Database
  print(database)
}
func caught() throws {
  let container = ServiceContainer()
  container.services.register(Database.self) { () async throws in try await Database.open() }
  let provider = try container.validated()
  do { print(try provider.require(Database.self)) } catch { print(error) }  //~ async-in-sync: Database
}
func all() throws {
  let container = ServiceContainer()
  container.services.register(Database.self) { () async throws in try await Database.open() }
  print(try container.validated().requireAll(Database.self))  //~ async-in-sync: Database
}
/// Chooses the synchronous form, since the closure has no `await`.
func inTask() async throws {
  let container = ServiceContainer()
  container.services.register(Database.self) { () async throws in try await Database.open() }
  let provider = try container.validated()
  let task = Task { try provider.require(Database.self) }  //~ async-in-sync: Database
  print(try await task.value)
}

func awaited() async throws {
  let container = ServiceContainer()
  container.services.register(Database.self) { () async throws in try await Database.open() }
  let provider = try container.validated()
  print(try await provider.require(Database.self))
  let again = { try provider.require(Database.self) }
  print(try again())
}
func started() async throws {
  let container = ServiceContainer()
  container.services.register(Database.self, eager: true) { () async throws in try await Database.open() }
  let provider = try container.validated()
  try await container.start()
  let read = { try provider.require(Database.self) }
  print(try read())
}
func awaitedInTask() async throws {
  let container = ServiceContainer()
  container.services.register(Database.self) { () async throws in try await Database.open() }
  let provider = try container.validated()
  let task = Task { try await provider.require(Database.self) }
  async let other = provider.require(Database.self)
  print(try await task.value, try await other)
}
/// One `await` covers all of its operands, and the values of a choice.
func operands(_ isFirst: Bool) async throws {
  let container = ServiceContainer()
  container.services.register(Int.self) { () async throws in try await Task.sleep(for: .zero); return 1 }
    .register(Double.self) { () async in 2.5 }
    .register(Float.self) { () async in 3 }
  let provider = try container.validated()
  print(try await provider.require(Int.self) + 1 + Int(provider.require(Double.self)))
  print(try await isFirst ? 1 : provider.require(Float.self))
}
