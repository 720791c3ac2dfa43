import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

let build: @Sendable (any ServiceProvider) -> any Log = makeBuilder()

func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { provider in build(provider) }
}
