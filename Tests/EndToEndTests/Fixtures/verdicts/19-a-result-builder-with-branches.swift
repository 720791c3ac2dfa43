// A result builder with an if and an else.
@resultBuilder enum ModuleBuilder {
  static func buildBlock(_ parts: [any ServiceModule]...) -> [any ServiceModule] { parts.flatMap { $0 } }
  static func buildExpression(_ module: any ServiceModule) -> [any ServiceModule] { [module] }
  static func buildEither(first: [any ServiceModule]) -> [any ServiceModule] { first }
  static func buildEither(second: [any ServiceModule]) -> [any ServiceModule] { second }
}
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self, ClockedLog.init(clock:)) }  //~ missing-service: mock is true
}
struct Clocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
struct MockClocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
func container(@ModuleBuilder _ modules: () -> [any ServiceModule]) throws -> ServiceContainer {
  let container = ServiceContainer()
  for module in modules() { try container.services.include(module) }
  return container
}
func wire(mock: Bool) throws {
  _ = try container {
    Logs()
    if mock {
      MockClocks()
    } else {
      Clocks()
    }
  }
}
