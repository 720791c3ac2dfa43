import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Clock).self) { SystemClock() }
    .register((any Clock).self) { SystemClock() }
  let provider = try container.validated()
  print(provider.resolveAll((any Clock).self))
}
