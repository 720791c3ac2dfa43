import Furnish

struct Registration { let apply: @Sendable (any ServiceCollection) -> Void }
extension Registration {
  static let clock = Registration { $0.register((any Clock).self) { SystemClock() } }
  static let log = Registration { services in services.register((any Log).self, ConsoleLog.init(clock:)) }
  static func cache(_ n: Int) -> Registration { Registration { $0.register((any Cache).self) { (d: any Disk) in MemoryCache() } } }
}
func wire() throws {
  let container = ServiceContainer()
  for registration in [Registration.clock, .log, .cache(3)] { registration.apply(try container.services) }
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct MemoryCache: Cache {}
