import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

extension ServiceCollection {
  @discardableResult
  func addLogs() -> Self {
    register((any Log).self, ConsoleLog.init(clock:))
    return self
  }
}

func wire() throws {
  let container = ServiceContainer()
  try container.services.addLogs().register(Int.self) { 1 }
}
