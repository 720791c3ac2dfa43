import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func show(_ provider: any ServiceProvider) {
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolve(Int.self)
}

func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  show(try container.validated())
}
