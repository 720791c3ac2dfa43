import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  #if DEBUG
    services.register((any Clock).self) { SystemClock() }
  #else
    services.register((any Clock).self) { SystemClock() }
  #endif
  services.register((any Log).self, ConsoleLog.init(clock:))
}
