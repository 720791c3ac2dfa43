import Furnish

final class Screen {
  let context = Elsewhere.context
  func setUp() {
    context.services.register((any Clock).self) { SystemClock() }
    table.register(Cell.self, forCellReuseIdentifier: "cell")
  }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self, ConsoleLog.init(clock:))
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
