import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func makeContainer() throws -> ServiceContainer {
  let container = ServiceContainer()
  try container.services.register(Int.self) { 1 }
  return container
}

func wire() throws {
  let container = ServiceContainer()
  let other = try makeContainer()
  try other.services.register((any Log).self, ConsoleLog.init(clock:))
  try container.services.register((any Clock).self) { SystemClock() }
}
