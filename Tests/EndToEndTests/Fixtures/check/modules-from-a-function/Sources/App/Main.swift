import Furnish

func modules() -> [any ServiceModule] { [Core(), Net()] }
struct Core: ServiceModule { func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } } }
struct Net: ServiceModule { func register(in services: any ServiceCollection) {
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Cache).self) { (disk: any Disk) in MemoryCache() }
} }
func wire() throws {
  let container = ServiceContainer()
  for module in modules() { try container.services.include(module) }
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct MemoryCache: Cache {}
