import Furnish

struct Feature<T: Sendable>: ServiceModule {
  let make: @Sendable () -> T
  func register(in services: any ServiceCollection) { services.register(T.self, make) }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services
    .include(Feature<any Clock>(make: { SystemClock() }))
    .include(Feature(make: { MemoryCache() as any Cache }))
    .register((any Log).self, ConsoleLog.init(clock:))
    .register(Int.self) { (cache: any Cache, disk: any Disk) in 3 }
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct MemoryCache: Cache {}
