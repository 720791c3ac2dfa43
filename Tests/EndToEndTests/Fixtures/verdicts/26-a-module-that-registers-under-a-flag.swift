// A module whose requirement is called under a flag is unreachable without that flag.
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Clocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
func wire() throws {
  let container = ServiceContainer()
  Logs().register(in: try container.services)
  #if DEBUG
  Clocks().register(in: try container.services)
  #endif
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)  //~ missing-service: any Clock
}
