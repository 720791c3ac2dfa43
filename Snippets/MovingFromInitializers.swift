// The programs of the article "Move from hand-wired initializers", and their output.
import Furnish

protocol Log: Sendable { func write(_ line: String) }
struct ConsoleLog: Log {
  func write(_ line: String) { print(line) }
}
struct SilentLog: Log {
  func write(_ line: String) {}
}

struct User: Sendable { let name: String }

final class Database: Closeable, Sendable {
  let log: any Log
  init(log: any Log) { self.log = log }
  func close() async throws { log.write("the database is closed") }
}

// snippet.services
final class Catalog: Sendable {
  private let database: Database
  private let log: any Log

  init(database: Database, log: any Log) {
    self.database = database
    self.log = log
  }

  func show() { log.write("the catalog is shown") }
}

final class Cart: Sendable {
  let user: User
  let catalog: Catalog

  init(user: User, catalog: Catalog) {
    self.user = user
    self.catalog = catalog
  }
}
// snippet.end

// snippet.byHand
final class Shop {
  let log = ConsoleLog()
  lazy var database = Database(log: log)
  lazy var catalog = Catalog(database: database, log: log)

  func cart(of user: User) -> Cart { Cart(user: user, catalog: catalog) }
}
// snippet.end

// snippet.module
enum Session: ScopeLevel { typealias Input = User }

struct ShopServices: ServiceModule {
  func register(in services: any ServiceCollection) {
    services
      .register((any Log).self) { ConsoleLog() }
      .register(Database.self, Database.init(log:))
      .register(Catalog.self, Catalog.init(database:log:))
      .register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(user:catalog:))
  }
}
// snippet.end

// snippet.facade
struct ShopServicesByName: Sendable {
  private let provider: ServiceScope
  init(_ provider: ServiceScope) { self.provider = provider }

  var catalog: Catalog { provider.resolveRequired() }

  func cart(of user: User) -> Cart { provider.makeScope(Session.self, user).resolveRequired() }
}
// snippet.end

// snippet.partly
func includeCatalog(of shop: Shop, in services: any ServiceCollection) {
  services.register(Catalog.self, instance: shop.catalog)  // the shop created it, so the container does not close it
}
// snippet.end

func byHand() throws {
  let shop = Shop()
  _ = shop.cart(of: User(name: "Ada"))
  let services = ServiceContainer()
  includeCatalog(of: shop, in: try services.services)
}

try byHand()

// snippet.resolving
let container = ServiceContainer()
try container.services.include(ShopServices())
let provider = try container.validated()

provider.resolveRequired(Catalog.self).show()

try await provider.withScope(Session.self, User(name: "Ada")) { session in
  print(session.resolveRequired(Cart.self).user.name)
}

// A test replaces one service, and keeps the others.
let quiet = provider.overriding { $0.register((any Log).self) { SilentLog() } }
quiet.resolveRequired(Catalog.self).show()

try await container.close()
// snippet.end
