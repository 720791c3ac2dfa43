import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog(clock: $0.resolveRequired()) }
}
