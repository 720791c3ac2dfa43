import Furnish

// Every shape in which a container is used, from functions of all isolations.

protocol Log: Sendable {
  func write(_ text: String)
}

struct ConsoleLog: Log {
  var prefix = ""
  func write(_ text: String) {}
}

protocol Repository: Sendable {}

final class Database: Sendable {}

final class SQLRepository: Repository {
  private let database: Database
  private let log: any Log

  init(database: Database, log: any Log) {
    self.database = database
    self.log = log
  }
}

struct LoggingRepository: Repository {
  let inner: any Repository
  let log: any Log
}

protocol Cache: AnyObject, Sendable {}

final class MemoryCache: Cache {}

protocol Plugin: Sendable {}

struct First: Plugin {}

struct Second: Plugin {}

struct Settings: Sendable {
  var retries = 3
}

/// Not `Sendable`.
final class Parser {
  var line = 0
  nonisolated init() {}
}

@MainActor
final class LandmarkStore {
  private let log: any Log

  init(log: any Log) { self.log = log }
}

struct Session: Sendable {
  let user: Int
  let log: any Log
}

extension ServiceName {
  static let images: Self = "images"
}

enum Images: StaticServiceName {
  static let name: ServiceName = .images
}

final class Gallery: Sendable {
  init(cache: Named<any Cache, Images>, log: Lazy<any Log>, plugins: [any Plugin], settings: Settings?) {}
}

struct Importer: Sendable {
  let makeParser: Factory<Parser>
  let makeSession: AssistedFactory<Session, Int>
  let provider: any ServiceProvider
}

extension MemoryCache: nonisolated ServiceImplementation {
  nonisolated static var serviceRecipe: ServiceRecipe<any Cache> { ServiceRecipe(MemoryCache.self) { () in MemoryCache() } }
}

struct TimeToLive: Lifetime {
  let duration: Duration
  let sharing = LifetimeSharing.container

  func stamp() -> ContinuousClock.Instant { .now }

  func isCurrent(_ made: ContinuousClock.Instant) -> Bool { made.duration(to: .now) < duration }
}

struct Storage: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.register(Database.self, Database.init)
  }
}

func makeContainer(settings: Settings) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.include(Storage())
  services
    .register((any Log).self) { ConsoleLog() }
    .register((any Log).self, name: "loud") { _ in ConsoleLog(prefix: "!") }
    .register((any Log).self, name: "chosen") { provider in
      provider.resolveRequired((any Log).self, name: "loud")
    }
    .register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
    .decorate((any Repository).self) { (inner: any Repository, log: any Log) in
      LoggingRepository(inner: inner, log: log)
    }
    .register((any Cache).self, name: "images", lifetime: .singleton) { MemoryCache() }
    .register(as: MemoryCache.self)
    .register(as: MemoryCache.self, name: "weak", lifetime: .weak)
    .register(Settings.self, instance: settings)
    .register((any Plugin).self, First.init).register((any Plugin).self, lifetime: .transient, Second.init)
    .register(Parser.self, lifetime: .transient) { Parser() }
    .register(Gallery.self, eager: true, Gallery.init(cache:log:plugins:settings:))
    .register(Importer.self, Importer.init(makeParser:makeSession:provider:))
    .register(Session.self, with: Int.self) { (user: Int, log: any Log) in Session(user: user, log: log) }
    .register(Session.self, with: Int.self, String.self) { (user: Int, _: String, log: any Log) in
      Session(user: user, log: log)
    }
    .register(Int.self, lifetime: TimeToLive(duration: .seconds(60))) { 7 }
    .registerOnMainActor(LandmarkStore.self, lifetime: .singleton) { (log: any Log) in LandmarkStore(log: log) }
    .decorateOnMainActor(LandmarkStore.self) { (store: LandmarkStore, _: any Log) in store }
    .decorate(Parser.self, lifetime: .transient) { (parser: Parser) in parser }
    .registerOnMainActor(LandmarkStore.self, name: "asking") { provider in
      LandmarkStore(log: provider.resolveRequired((any Log).self))
    }
  return container
}

func build() throws -> (any ServiceProvider, [Finding], ServiceGraph) {
  let container = try makeContainer(settings: Settings())
  container.build()
  do {
    try container.validated()
  } catch let error as WiringError {
    print(error.findings.map(\.rule))
  }
  return (try container.provider, container.findings, container.graph)
}

nonisolated func askAnywhere(_ provider: any ServiceProvider) throws {
  let log: (any Log)? = provider.resolve()
  _ = (log, provider.resolve((any Log).self), provider.resolve((any Log).self, name: "loud"))
  _ = provider.resolveRequired((any Log).self)
  _ = try provider.require((any Log).self)
  _ = provider.resolveAll((any Plugin).self)
  _ = provider.resolve(LandmarkStore.self)
  _ = provider.resolve(as: MemoryCache.self)
  _ = provider.resolveRequired(as: MemoryCache.self)
  _ = provider.resolveRequired((any Cache).self, as: MemoryCache.self)
  _ = provider.resolve(Session.self, with: 7)
  _ = provider.resolveRequired(Session.self, with: 7, "phone")
  _ = provider.with((any Log).self) { _ in 1 }
  let scope = provider.makeScope()
  _ = scope.makeScope().resolveRequired((any Repository).self)
  withServices {
    $0.provider = scope
  } operation: {
    _ = ServiceValues.current.provider
  }
}

@MainActor
func askOnTheMainActor(_ provider: ServiceScope, parser: Parser) throws {
  _ = provider.resolve(Parser.self)
  _ = provider.resolveRequired(Parser.self)
  _ = try provider.require(Parser.self)
  _ = provider.resolveAll(Parser.self)
  _ = provider.resolveRequired(LandmarkStore.self)
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Cache).self, as: MemoryCache.self)
  _ = provider.with((any Log).self) { _ in 1 }
  try ServiceContainer().services.register(Parser.self, instance: parser)
}

actor Library {
  private let log: any Log

  init(provider: ServiceScope) { log = provider.resolveRequired((any Log).self) }

  func ask(_ provider: ServiceScope) throws {
    _ = provider.resolve((any Log).self)
    _ = try provider.require((any Log).self)
  }
}
