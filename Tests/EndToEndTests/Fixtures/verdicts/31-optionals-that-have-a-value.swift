// An optional parameter has a value where the caller passes one.
struct Settings: ServiceModule {
  var path: String?
  var retries: Int? = nil
  func register(in services: any ServiceCollection) {
    if let path { services.register(String.self, instance: path) }
    if let retries { services.register(Int.self, instance: retries) }
  }
}
func store(_ database: Database?, in services: any ServiceCollection) {
  guard let database else { return }
  services.register(Database.self, instance: database)
}
final class Database: Sendable {}
func complete() throws {
  let container = ServiceContainer()
  guard let services = try? container.services else { return }
  services.include(Settings(path: "/tmp", retries: 3))
  let database = Database()
  store(database, in: services)
  let provider = try container.validated()
  print(provider.resolveRequired(String.self), provider.resolveRequired(Int.self))
  print(provider.resolveRequired(Database.self))
}
func incomplete(_ found: Database?) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.include(Settings(path: "/tmp"))
  store(found, in: services)
  let provider = try container.validated()
  print(provider.resolveRequired(String.self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
  print(provider.resolveRequired(Database.self))  //~ missing-service: Database
}
func log(_ log: (any Log)?, in services: any ServiceCollection) {
  if let log { services.register((any Log).self, instance: log) }
}
func make(_ isOn: Bool) -> Database? {
  guard isOn else { return nil }
  return Database()
}
func logging() throws {
  let container = ServiceContainer()
  log(ConsoleLog(), in: try container.services)
  if let database = make(flag()) { try container.services.register(Database.self, instance: database) }
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self))
  print(provider.resolveRequired(Database.self))  //~ missing-service: Database
}
func choose(_ database: Database? = nil, in services: any ServiceCollection) {
  if database == nil { services.register((any Clock).self) { SystemClock() } } else { services.register(Double.self) { 1 } }
}
func defaults() throws {
  let container = ServiceContainer()
  choose(in: try container.services)
  let provider = try container.validated()
  print(provider.resolveRequired((any Clock).self))
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double
}
func explicit() throws {
  let container = ServiceContainer()
  choose(Database(), in: try container.services)
  let provider = try container.validated()
  print(provider.resolveRequired((any Clock).self))  //~ missing-service: any Clock
  print(provider.resolveRequired(Double.self))
}
