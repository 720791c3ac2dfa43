import Furnish

final class App {
  let setUp: (any ServiceCollection) -> Void = { services in
    services.register((any Log).self, ConsoleLog.init(clock:))
  }
  let container = ServiceContainer()
  func start() throws { setUp(try container.services); _ = try container.validated().resolveRequired((any Log).self) }
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
