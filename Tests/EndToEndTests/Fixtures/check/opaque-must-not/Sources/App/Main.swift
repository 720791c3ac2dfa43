import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func build(_ provider: any ServiceProvider) -> any Log { ConsoleLog(clock: provider.resolveRequired()) }

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Log).self) { provider in build(provider) }
    .register((any Clock).self) { SystemClock() }
}
