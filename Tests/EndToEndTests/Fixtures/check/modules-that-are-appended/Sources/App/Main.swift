import Furnish

func wire(isDebug: Bool) throws {
  let container = ServiceContainer()
  var modules: [any ServiceModule] = [Core()]
  modules.append(Net())
  if isDebug { modules += [Debug()] }
  for module in modules { try container.services.include(module) }
}
struct Core: ServiceModule { func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } } }
struct Net: ServiceModule { func register(in services: any ServiceCollection) {
  services.register((any Log).self, ConsoleLog.init(clock:))
} }
struct Debug: ServiceModule { func register(in services: any ServiceCollection) {
  services.register((any Cache).self) { (disk: any Disk) in MemoryCache() }
} }

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct MemoryCache: Cache {}
