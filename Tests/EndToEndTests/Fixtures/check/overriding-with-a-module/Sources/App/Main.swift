import Furnish

func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  let provider = try container.validated()
  let child = provider.overriding { services in
    services.register((any Log).self, ConsoleLog.init(clock:))
    services.include(Extra())
  }
  _ = child.resolveRequired((any Log).self)
  _ = child.resolveRequired((any Clock).self)
  _ = provider.resolveRequired((any Log).self)
}
struct Extra: ServiceModule { func register(in services: any ServiceCollection) { services.register((any Cache).self) { (d: any Disk) in MemoryCache() } } }

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct MemoryCache: Cache {}
