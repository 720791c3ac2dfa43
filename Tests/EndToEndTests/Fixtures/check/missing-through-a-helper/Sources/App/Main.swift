import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func registerLogs(in services: any ServiceCollection) {
  services.register((any Log).self, ConsoleLog.init(clock:))
}

func wire() throws {
  let container = ServiceContainer()
  registerLogs(in: try container.services)
}
