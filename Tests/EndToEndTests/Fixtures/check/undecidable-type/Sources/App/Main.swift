import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func wire() throws {
  let container = ServiceContainer()
  let type = chooseType()
  try container.services.register(type) { SystemClock() }
  try container.services.register((any Log).self, ConsoleLog.init(clock:))
}
