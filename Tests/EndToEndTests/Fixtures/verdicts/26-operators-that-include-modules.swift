// Operators of the program add registrations and collect modules.
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Clocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
struct Modules: ServiceModule {
  let all: [any ServiceModule]
  func register(in services: any ServiceCollection) { for module in all { services.include(module) } }
}
struct Limits: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 3 } }
  static func + (left: Limits, right: any ServiceModule) -> Modules { Modules(all: [left, right]) }
}
infix operator <+: AdditionPrecedence
prefix operator +>
func <+ (left: any ServiceModule, right: any ServiceModule) -> [any ServiceModule] { [left, right] }
@discardableResult
func <+ (services: any ServiceCollection, module: any ServiceModule) -> any ServiceCollection {
  services.include(module)
}
prefix func +> (services: any ServiceCollection) { services.register(String.self) { "text" } }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services <+ Logs() <+ Clocks()
  +>services
  services.include(Limits() + Names())
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired(Int.self)
  _ = provider.resolveRequired(String.self)
  _ = provider.resolveRequired(Double.self)
  _ = provider.resolveRequired(Bool.self)  //~ missing-service: Bool
}
struct Names: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Double.self) { 1 } }
}
func list() throws {
  let container = ServiceContainer()
  for module in Logs() <+ Clocks() { try container.services.include(module) }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired(Double.self)  //~ missing-service: Double
}
