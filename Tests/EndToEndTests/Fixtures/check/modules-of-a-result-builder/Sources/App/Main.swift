import Furnish

@resultBuilder enum Modules {
  static func buildBlock(_ parts: any ServiceModule...) -> [any ServiceModule] { parts }
}
func wire(@Modules _ modules: () -> [any ServiceModule]) throws -> ServiceContainer {
  let container = ServiceContainer()
  for module in modules() { try container.services.include(module) }
  return container
}
func start() throws {
  _ = try wire {
    Core()
    Net()
  }.validated()
}
struct Core: ServiceModule { func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } } }
struct Net: ServiceModule { func register(in services: any ServiceCollection) {
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Cache).self) { (disk: any Disk) in MemoryCache() }
} }

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct MemoryCache: Cache {}
