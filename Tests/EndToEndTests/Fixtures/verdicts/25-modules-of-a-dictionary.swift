// A dictionary's values are modules, and a function of the collection includes each.
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Clocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
func wire() throws {
  let modules: [String: any ServiceModule] = ["log": Logs(), "clock": Clocks()]
  let container = ServiceContainer()
  let services = try container.services
  modules.values.forEach { services.include($0) }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
}
