// The programs of the article "Set up a container", which each build compiles.
import Furnish

protocol Log: Sendable { func write(_ line: String) }

final class ConsoleLog: Log {
  func write(_ line: String) { print(line) }
}

final class SilentLog: Log {
  func write(_ line: String) {}
}

final class FileLog: Log {
  let path: String
  init(path: String) { self.path = path }
  func write(_ line: String) {}
}

final class Database: Sendable {
  let path: String
  init(path: String) { self.path = path }
}

protocol Repository: AnyObject, Sendable { func titles() -> [String] }

final class SQLRepository: Repository {
  private let database: Database
  private let log: any Log

  init(database: Database, log: any Log) {
    self.database = database
    self.log = log
  }

  func titles() -> [String] {
    log.write("reading \(database.path)")
    return ["Momo", "Emil"]
  }
}

protocol Cache: AnyObject, Sendable {}
final class MemoryCache: Cache {
  let limit: Int
  init(limit: Int = 100) { self.limit = limit }
}
struct Settings: Sendable {
  var cacheLimit = 100
  var logPath = "books.log"
}
final class Parser { var lines = 0 }
struct UserID: Sendable { let number: Int }

final class Session: Sendable {
  let user: UserID
  let log: any Log
  init(user: UserID, log: any Log) {
    self.user = user
    self.log = log
  }
}

@MainActor final class Screen {
  init(repository: any Repository) {}
}

protocol Reading: Sendable {}
protocol Writing: Sendable {}
final class FileStore: Reading, Writing {}

enum LanguageKey: ServiceKey {
  static var defaultValue: String { "en" }
}

extension ServiceValues {
  var language: String {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }
}

protocol Plugin: Sendable { var name: String { get } }
struct Spelling: Plugin { let name = "spelling" }
struct Grammar: Plugin { let name = "grammar" }

func first() throws {
  // snippet.first
  let container = ServiceContainer()
  try container.services
    .register((any Log).self) { ConsoleLog() }
    .register(Database.self) { Database(path: "books.sqlite") }
    .register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))

  let provider = try container.validated()
  let scope = provider.makeScope()
  print(scope.resolveRequired((any Repository).self).titles())
  // snippet.end
}

func forms(_ services: any ServiceCollection, settings: Settings) {
  // snippet.forms
  // A closure, or an initializer: its parameters are its dependencies.
  services.register(Database.self) { Database(path: "books.sqlite") }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register((any Cache).self) { (settings: Settings) in
    MemoryCache(limit: settings.cacheLimit)
  }
  // A closure over the provider: the rules cannot read its dependencies.
  services.register((any Log).self) { provider in
    FileLog(path: provider.resolveRequired(Settings.self).logPath)
  }
  // An instance that exists already: its creator closes it.
  services.register(Settings.self, instance: settings)
  // A type that is not Sendable is transient: each request creates an instance.
  services.register(Parser.self, lifetime: .transient, Parser.init)
  // A type of the main actor, Sendable or not.
  services.registerOnMainActor(Screen.self, Screen.init(repository:))
  // snippet.end
}

// snippet.parameters
enum Images: StaticServiceName { static let name: ServiceName = "images" }

final class Editor: Sendable {
  let log: any Log
  let cache: (any Cache)?
  let plugins: [any Plugin]
  let repository: Lazy<any Repository>
  let makeParser: Factory<Parser>
  let images: Named<any Cache, Images>
  let makeSession: AssistedFactory<Session, UserID>

  init(
    log: any Log, cache: (any Cache)?, plugins: [any Plugin], repository: Lazy<any Repository>,
    makeParser: Factory<Parser>, images: Named<any Cache, Images>,
    makeSession: AssistedFactory<Session, UserID>
  ) {
    self.log = log
    self.cache = cache
    self.plugins = plugins
    self.repository = repository
    self.makeParser = makeParser
    self.images = images
    self.makeSession = makeSession
  }

  func open(for user: UserID) {
    let session = makeSession(user)
    let parser = makeParser()
    parser.lines += repository.value.titles().count
    session.log.write("\(parser.lines) titles, \(plugins.map(\.name))")
  }
}
// snippet.end

func parameters() throws {
  let container = ServiceContainer()
  let services = try container.services
  services
    .register(Database.self) { Database(path: "books.sqlite") }
    .register((any Repository).self, SQLRepository.init(database:log:))
    .register((any Log).self) { ConsoleLog() }
    .register(Parser.self, lifetime: .transient, Parser.init)
  // snippet.registeringParameters
  services
    .register(Editor.self, Editor.init)
    .register((any Plugin).self, Spelling.init)
    .register((any Plugin).self, Grammar.init)
    .register((any Cache).self, name: "images") { MemoryCache() }
    .register(Session.self, with: UserID.self, Session.init(user:log:))
  // snippet.end
  let provider = try container.validated()
  provider.resolveRequired(Editor.self).open(for: UserID(number: 7))
  try requesting(provider)
}

func requesting(_ provider: ServiceScope) throws {
  // snippet.requesting
  let cache = provider.resolve((any Cache).self)  // nil: registered under a name only
  let images = provider.resolve((any Cache).self, name: "images")
  let log = provider.resolveRequired((any Log).self)  // stops the program where it is missing
  let sameLog: any Log = try provider.require()  // throws where it is missing
  let plugins = provider.resolveAll((any Plugin).self)  // [Spelling, Grammar]
  let session = provider.resolveRequired(Session.self, with: UserID(number: 7))
  provider.with((any Log).self) { $0.write("hello") }  // passes the service to the closure without a retain
  // snippet.end
  print(cache == nil, images != nil, plugins.map(\.name), session.user.number)
  log.write("log")
  sameLog.write("the same log")
}

// snippet.timeToLive
struct TimeToLive: Lifetime {
  let duration: Duration
  let clock: any Clock<Duration>
  let sharing = LifetimeSharing.container

  // The stamp of a new instance: a function that returns its age.
  func stamp() -> @Sendable () -> Duration { clock.stopwatch() }

  func isCurrent(_ age: @Sendable () -> Duration) -> Bool { age() < duration }
}

extension Clock<Duration> {
  func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
// snippet.end

func customLifetimes(_ services: any ServiceCollection) {
  // snippet.customLifetimes
  let minute = TimeToLive(duration: .seconds(60), clock: ServiceValues.current.continuousClock)
  services.register(Settings.self, lifetime: minute) { Settings() }
  // snippet.end
}

func several() throws {
  let container = ServiceContainer()
  let services = try container.services
  // snippet.several
  services
    .register((any Plugin).self, Spelling.init)
    .register((any Plugin).self, Grammar.init)
    .register((any Cache).self) { MemoryCache() }
    .register((any Cache).self, name: .images) { MemoryCache() }
  // snippet.end
  // snippet.interfaces
  services
    .register(FileStore.self, FileStore.init)
    .register((any Reading).self) { (store: FileStore) in store }
    .register((any Writing).self) { (store: FileStore) in store }
  // snippet.end
  let provider = try container.validated()
  // snippet.requestingSeveral
  let plugin = provider.resolveRequired((any Plugin).self)  // Grammar: the last one
  let plugins = provider.resolveAll((any Plugin).self)  // Spelling, Grammar: all, in order
  let images = provider.resolveRequired((any Cache).self, name: .images)
  // snippet.end
  print(plugin.name, plugins.map(\.name), images === provider.resolveRequired((any Cache).self))
  let reading = provider.resolveRequired((any Reading).self) as? FileStore
  print(reading === provider.resolveRequired(FileStore.self))
}

// snippet.routes
enum Route: Hashable, Sendable { case home, search }
// snippet.end

protocol Handler: Sendable { var title: String { get } }
struct Home: Handler { let title = "home" }
struct Search: Handler {
  let plugins: [any Plugin]
  var title: String { "search with \(plugins.count) plugins" }
}
struct Router: Sendable { let handlers: [Route: any Handler] }

func keys() throws {
  let container = ServiceContainer()
  let services = try container.services
  // snippet.keys
  services
    .register((any Handler).self, key: Route.home) { Home() }
    .register((any Handler).self, key: Route.search, Search.init(plugins:))
    .register(Router.self) { (handlers: [Route: any Handler]) in Router(handlers: handlers) }
  // snippet.end
  let provider = try container.validated()
  // snippet.requestingByKey
  let handlers = provider.resolveAll((any Handler).self, by: Route.self)  // [Route: any Handler]
  // snippet.end
  print(handlers[.home]?.title ?? "none", provider.resolveRequired(Router.self).handlers.count)
}

// snippet.names
extension ServiceName { static let images: Self = "images" }
// snippet.end

// snippet.decorators
final class LoggingRepository: Repository {
  private let inner: any Repository
  private let log: any Log

  init(_ inner: any Repository, _ log: any Log) {
    self.inner = inner
    self.log = log
  }

  func titles() -> [String] {
    let titles = inner.titles()
    log.write("\(titles.count) titles")
    return titles
  }
}
// snippet.end

// snippet.modules
struct Storage: ServiceModule {
  func register(in services: any ServiceCollection) {
    services
      .register(Database.self) { Database(path: "books.sqlite") }
      .register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
      .decorate((any Repository).self) { (inner: any Repository, log: any Log) in
        LoggingRepository(inner, log)
      }
  }
}

struct Books: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.include(Storage())
    services.register((any Log).self) { ConsoleLog() }
  }
}
// snippet.end

func policies() throws -> ServiceScope {
  // snippet.policies
  let container = ServiceContainer()
  let services = try container.services
  services.include(Books())
  services.replacing.register((any Log).self) { SilentLog() }  // replaces all earlier registrations
  services.addingIfMissing.register((any Cache).self) { MemoryCache() }  // only if none is registered
  services.addingIfMissing.include(Storage())  // all services of a module
  // snippet.end
  return try container.validated()
}

// snippet.implementation
extension ConsoleLog: ServiceImplementation {
  static var serviceRecipe: ServiceRecipe<any Log> {
    ServiceRecipe(ConsoleLog.self) { ConsoleLog() }
  }
}

extension SQLRepository: ServiceImplementation {
  static var serviceRecipe: ServiceRecipe<any Repository> {
    ServiceRecipe(SQLRepository.self, SQLRepository.init(database:log:))
  }
}
// snippet.end

func implementations() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Database.self) { Database(path: "books.sqlite") }
  // snippet.implementations
  services
    .register(as: ConsoleLog.self)
    .register(as: SQLRepository.self, lifetime: .scoped)
  // snippet.end
  let provider = try container.validated()
  // snippet.asImplementation
  let log = provider.resolveRequired((any Log).self)
  let same = provider.resolveRequired(as: ConsoleLog.self)
  // snippet.end
  print(log as? ConsoleLog === same)
}

func scopes(_ provider: ServiceScope) async throws {
  // snippet.scopes
  let (one, other) = (provider.makeScope(), provider.makeScope())
  let repository = one.resolveRequired((any Repository).self)
  print(repository === one.resolveRequired((any Repository).self))  // true: the same scope
  print(repository === other.resolveRequired((any Repository).self))  // false
  print(one.resolveRequired(Database.self) === other.resolveRequired(Database.self))  // true: a singleton
  // snippet.end
  // snippet.withScope
  try await provider.withScope { scope in
    print(scope.resolveRequired((any Repository).self).titles())
  }
  // snippet.end
}

// snippet.injected
struct ReadingList {
  @Injected var repository: any Repository
  func show() { print(repository.titles()) }
}
// snippet.end

func ambient(_ provider: ServiceScope) {
  // snippet.ambient
  withServices {
    $0.provider = provider.makeScope()
  } operation: {
    ReadingList().show()
  }
  // snippet.end
}

// snippet.overrides
final class Catalog: Sendable {
  let language = ServiceValues.current.language
}

final class Shelf: Sendable {
  let catalog: Catalog
  init(catalog: Catalog) { self.catalog = catalog }
}
// snippet.end

func overrides() throws {
  let container = ServiceContainer()
  try container.services.register(Catalog.self, Catalog.init).register(Shelf.self, Shelf.init)
  let provider = try container.validated()
  // snippet.overriding
  let outside = provider.resolveRequired(Shelf.self)
  withServices {
    $0.language = "fr"
  } operation: {
    let inside = provider.resolveRequired(Shelf.self)
    print(inside.catalog.language, inside === outside)  // fr false
    print(inside === provider.resolveRequired(Shelf.self))  // true: created once
  }
  print(provider.resolveRequired(Shelf.self) === outside)  // true
  // snippet.end
}

func overridingProviders() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Log).self) { ConsoleLog() }
    .register(Database.self) { Database(path: "books.sqlite") }
    .register((any Repository).self, SQLRepository.init(database:log:))
  let provider = try container.validated()
  // snippet.overridingProvider
  let quiet = provider.overriding {
    $0.register((any Log).self) { SilentLog() }
  }
  print(quiet.resolveRequired((any Repository).self).titles())  // writes nothing to the log
  let (repository, database) = (
    provider.resolveRequired((any Repository).self), provider.resolveRequired(Database.self)
  )
  print(quiet.resolveRequired((any Repository).self) === repository)  // false: it needs the log
  print(quiet.resolveRequired(Database.self) === database)  // true: it does not
  // snippet.end
}

// snippet.storing
final class Menu: Sendable {
  private let provider: any ServiceProvider
  init(_ provider: any ServiceProvider) { self.provider = provider }
  func open() { provider.resolveRequired((any Log).self).write("the menu is open") }
}
// snippet.end

func storedProviders() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Log).self) { ConsoleLog() }
    .register(Menu.self) { provider in Menu(provider) }
  let provider = try container.validated()
  // snippet.storedProvider
  let quiet = provider.overriding {
    $0.register((any Log).self) { SilentLog() }
  }
  provider.resolveRequired(Menu.self).open()  // the menu is open
  quiet.resolveRequired(Menu.self).open()  // writes nothing: it was created in `quiet`
  // snippet.end
}

func explaining() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Log).self) { ConsoleLog() }
    .register(Database.self) { Database(path: "books.sqlite") }
    .register((any Repository).self, SQLRepository.init(database:log:))
  let provider = try container.validated()
  // snippet.explaining
  let quiet = provider.overriding {
    $0.register((any Log).self) { SilentLog() }
  }
  print(quiet.explain((any Repository).self))
  print(quiet.explain(Database.self))
  // snippet.end
}

// snippet.collectionExtension
extension ServiceCollection {
  @discardableResult
  func registerStorage(at path: String) -> any ServiceCollection {
    register(Database.self) { Database(path: path) }
      .register((any Repository).self, SQLRepository.init(database:log:))
  }
}
// snippet.end

func extended() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Log).self) { SilentLog() }
    .registerStorage(at: "books.sqlite")
  print(try container.validated().resolveRequired((any Repository).self).titles())
}

try first()
try parameters()
try several()
try keys()
let provider = try policies()
try await scopes(provider)
ambient(provider)
try implementations()
try overrides()
try overridingProviders()
try storedProviders()
try explaining()
try extended()
