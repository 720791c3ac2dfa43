import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func wire() throws {
  let container = ServiceContainer()
  // furnish:ignore missing-service there is one by now
  try container.services.register((any Clock).self) { SystemClock() }
  // furnish:ignore mising-service a slip
  print("furnish:ignore missing-service in a text is no comment")
}
