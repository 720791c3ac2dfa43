// A switch chooses the lifetime.
enum Pool { case shared, own }

struct Data: ServiceModule {
  let pool: Pool
  func register(in services: any ServiceCollection) {
    switch pool {
    case .own: services.register(Database.self, lifetime: .scoped) { Database() }
    case .shared: services.register(Database.self) { Database() }
    }
    services.register(Repository.self, Repository.init(database:))  //~ captive-dependency: pool is .own
  }
}
func wire(_ pool: Pool) throws {
  let container = ServiceContainer()
  try container.services.include(Data(pool: pool))
}
struct Database: Sendable { init() {} }
struct Repository: Sendable { init(database: Database) {} }
