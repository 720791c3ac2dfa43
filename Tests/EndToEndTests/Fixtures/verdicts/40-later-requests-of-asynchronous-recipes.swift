// A parameter that requests a service later does so without `await`, in an asynchronous recipe as well.
struct Query: Sendable { init() {} }
struct Database: Sendable { init() {} }
@MainActor final class Screen {
  init() {}
}
struct Reader: Sendable { init(makeQuery: Factory<Query>) {} }
struct Writer: Sendable { init(database: Lazy<Database>) {} }
struct Guide: Sendable { init(makeScreen: Factory<Screen>) {} }
func run() async throws {
  let container = ServiceContainer()
  container.services
    .register(Query.self, lifetime: .transient) { () async in Query() }
    .register(Database.self) { () async in Database() }
    .registerOnMainActor(Screen.self, lifetime: .transient) { Screen() }
    .register(Reader.self) { (query: Factory<Query>) async in Reader(makeQuery: query) }  //~ async-in-sync: Query
    .register(Writer.self) { (database: Lazy<Database>) async in Writer(database: database) }  //~ async-in-sync: Database
    .register(Guide.self) { (screen: Factory<Screen>) async in Guide(makeScreen: screen) }  //~ isolation-mismatch: Screen
  let provider = try container.validated()
  _ = try await provider.require(Reader.self)
  _ = try await provider.require(Writer.self)
  _ = try await provider.require(Guide.self)
}
