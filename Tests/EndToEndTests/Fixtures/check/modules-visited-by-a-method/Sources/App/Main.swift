import Furnish

func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  [Core(), Net()].forEach(services.include)
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
