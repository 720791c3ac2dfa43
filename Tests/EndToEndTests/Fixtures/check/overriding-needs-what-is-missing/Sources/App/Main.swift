import Furnish

func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  let provider = try container.validated()
  let loud = provider.overriding {
    $0.register((any Log).self, ConsoleLog.init(clock:))
    $0.register((any Cache).self) { (disk: any Disk) in MemoryCache() }
  }
  _ = loud.resolveRequired((any Log).self)
  _ = loud.resolveRequired((any Cache).self)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct MemoryCache: Cache {}
