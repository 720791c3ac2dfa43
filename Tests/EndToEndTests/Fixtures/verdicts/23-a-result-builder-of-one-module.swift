// A result builder without expressions of its own, whose block has one line.
@resultBuilder enum ModuleBuilder {
  static func buildBlock(_ parts: any ServiceModule...) -> [any ServiceModule] { parts }
}
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
func provider(@ModuleBuilder _ modules: () -> [any ServiceModule]) throws -> ServiceScope {
  let container = ServiceContainer()
  let services = try container.services
  for module in modules() { services.include(module) }
  return try container.validated()
}
func wire() throws {
  let provider = try provider { Logs() }
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)  //~ missing-service: any Clock
}
