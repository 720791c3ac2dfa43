import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

extension ConsoleLog: ServiceImplementation {
  static var serviceRecipe: ServiceRecipe<any Log> {
    ServiceRecipe(ConsoleLog.self, ConsoleLog.init(clock:))
  }
}

func wire() throws {
  let container = ServiceContainer()
  try container.services.register(as: ConsoleLog.self)
}
