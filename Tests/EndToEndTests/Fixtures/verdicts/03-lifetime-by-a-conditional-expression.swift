// The lifetime is the value of a conditional expression of two registrations that agree.
func wire(pooled: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  if pooled {
    services.register(Database.self, lifetime: .scoped) { Database() }
    services.register(Repository.self, lifetime: .scoped, Repository.init(database:))
  } else {
    services.register(Database.self) { Database() }
    services.register(Repository.self, Repository.init(database:))
  }
}
struct Database: Sendable { init() {} }
struct Repository: Sendable { init(database: Database) {} }
