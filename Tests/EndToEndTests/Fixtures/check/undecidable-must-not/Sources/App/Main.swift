import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func register<T: Sendable>(_ value: T, as type: T.Type, in services: any ServiceCollection) {
  services.register(type, instance: value)
}

func wire() throws {
  let container = ServiceContainer()
  register(SystemClock() as any Clock, as: (any Clock).self, in: try container.services)
  try container.services.register((any Log).self, ConsoleLog.init(clock:))
}
