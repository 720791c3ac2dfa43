import Furnish

// The services of the generated containers, with every form of parameter and of recipe that the source check can read.

protocol Clock: Sendable {}
struct WallClock: Clock {}

protocol Log: Sendable {}
struct ConsoleLog: Log {
  init(clock: any Clock) {}
}

struct Database {
  init(log: any Log) {}
}

protocol Repository: Sendable {}
struct SQLRepository: Repository {
  init(database: Database, log: any Log) {}
}

struct Cache<Source: Sendable> {
  init(of source: Source) {}
}

struct User {}

struct Session {
  init(repository: any Repository, user: User?) {}
}

protocol Plugin: Sendable {}
struct Speller: Plugin {}
struct Logger: Plugin {
  init(log: any Log) {}
}

struct Host {
  let plugins: [any Plugin]
}

protocol Spelling: Sendable {}
struct Dictionary: Spelling {
  init(editor: Editor) {}
}

struct Editor {
  let spelling: Lazy<any Spelling>
}

struct Workshop {
  init(sessions: Factory<Session>) {}
}

struct Store {
  init(database: Database) async throws {}
}

struct Archive {
  init(store: Store) {}
}

@MainActor
final class Screen {
  init(log: any Log) {}
}

struct Report {
  init(screen: Screen) {}
}

enum Port: StaticServiceName {
  static let name: ServiceName = "port"
}

struct Mailer {
  init(port: Named<Int, Port>) {}
}

struct Hen {
  init(egg: Egg) {}
}

struct Egg {
  init(hen: Chicken) {}
}

typealias Chicken = Hen

enum Page {
  struct Header {}
  struct Body {
    init(_ header: Header, footer: Footer) {}
  }
}

extension Page {
  struct Footer {
    static func live(clock: any Clock) -> Footer { Footer() }
  }
}

func makeWidget(header: Page.Header, cache: Cache<Database>) -> Widget { Widget() }

struct Widget {}

struct LoudLog: Log {
  init(_ inner: any Log, clock: any Clock) {}
}

struct Storage: ServiceModule {
  func register(in services: any ServiceCollection) {
    services
      .register(Database.self, Database.init(log:))
      .register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  }
}

struct Accounts: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.include(Storage())
    services.register(User.self, lifetime: .scoped, User.init)
    services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  }
}

enum Visit: ScopeLevel { typealias Input = Visitor }
enum Detail: ScopeLevel { typealias Parent = Visit }

struct Visitor {}

struct Ticket {
  init(visitor: Visitor, log: any Log) {}
}

struct Panel {
  init(ticket: Ticket) {}
}

enum Route: String { case home, about }

protocol Handler: Sendable {}
struct HomeHandler: Handler {
  init(log: any Log) {}
}

struct Router {
  init(handlers: [Route: any Handler]) {}
}

struct SafeRepository: Repository {
  init(_ inner: any Repository, log: any Log) {}
}

enum Audit: StaticServiceName {
  static let name: ServiceName = "audit"
}

struct Auditor {
  init(log: Named<any Log, Audit>) {}
}
