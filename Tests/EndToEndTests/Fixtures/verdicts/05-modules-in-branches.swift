// Only one of two modules is included.
struct Live: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Mock: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
func wire(mock: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  if mock { services.include(Mock()) } else { services.include(Live()) }
}
