// A parameter may request a stored service later if `start()` or another parameter has created it before.
struct Query: Sendable { init() {} }
struct Database: Sendable { init() {} }
struct Cache: Sendable { init() {} }
struct Log: Sendable { init() {} }
struct Reader: Sendable { init(query: Query, makeLog: Factory<Log>) {} }
struct Writer: Sendable { init(database: Lazy<Database>, cache: Lazy<Cache>) {} }
func run() async throws {
  let container = ServiceContainer()
  container.services
    .register(Log.self, lifetime: .transient) { Log() }
    .register(Query.self, lifetime: .transient) { () async in Query() }
    .register(Database.self) { () async in Database() }
    .register(Cache.self, eager: true) { () async in Cache() }
    .register(Reader.self) { (query: Query, log: Factory<Log>) async in Reader(query: query, makeLog: log) }
    .register(Writer.self) { (database: Lazy<Database>, cache: Lazy<Cache>, _: Database) async in
      Writer(database: database, cache: cache)
    }
  let provider = try container.validated()
  try await container.start()
  _ = try await provider.require(Reader.self)
  _ = try await provider.require(Writer.self)
}
