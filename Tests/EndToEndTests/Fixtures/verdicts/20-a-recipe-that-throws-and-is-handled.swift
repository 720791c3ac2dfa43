// A recipe that may throw, and callers that handle it.
struct Database: Sendable { init(path: String) throws {} }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Database.self) {
    do { return try Database(path: "db") } catch { fatalError() }
  }
  services.register(Int.self) { try! Int(contentsOf: "a") }
  let provider = try container.validated()
  _ = provider.resolveRequired(Database.self)
  _ = provider.resolveRequired(Int.self)
}
