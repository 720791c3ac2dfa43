import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

struct Core: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}

func wire() throws {
  let container = ServiceContainer()
  try container.services.addingIfMissing.include(Core())
}
