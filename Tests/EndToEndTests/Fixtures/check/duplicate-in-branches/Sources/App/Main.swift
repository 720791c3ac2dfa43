import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  if isFast { services.register((any Clock).self) { SystemClock() } } else { services.register((any Clock).self) { SystemClock() } }
  switch kind {
  case .console: services.register((any Log).self) { ConsoleLog(clock: SystemClock()) }
  default: services.register((any Log).self, ConsoleLog.init(clock:))
  }
}
