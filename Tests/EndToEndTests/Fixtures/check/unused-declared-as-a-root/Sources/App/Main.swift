import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Clock).self) { SystemClock() }
    .register(Int.self) { 1 }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))
}
