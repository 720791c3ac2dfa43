import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct NoLog: Log {}

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Log).self) { NoLog() }
    .addingIfMissing.register((any Log).self, ConsoleLog.init(clock:))
  try container.services.addingIfMissing.register((any Log).self, ConsoleLog.init(clock:))
}
