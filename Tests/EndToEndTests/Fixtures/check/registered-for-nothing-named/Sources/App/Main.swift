import Furnish

func wire() throws {
  let container = ServiceContainer()
  let _ = try container.services.register((any Log).self, ConsoleLog.init(clock:))
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
