// Which branch comes first makes no difference.
func wire(pooled: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  if !pooled {
    services.register(Database.self) { Database() }
  } else {
    services.register(Database.self, lifetime: .scoped) { Database() }
  }
  services.register(Repository.self, Repository.init(database:))  //~ captive-dependency: pooled is true
}
struct Database: Sendable { init() {} }
struct Repository: Sendable { init(database: Database) {} }
