import Furnish

struct App { var modules: [any ServiceModule] { [Core(), Net()] }
func wire() throws {
  let container = ServiceContainer()
  try modules.forEach { try container.services.include($0) }
}
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
