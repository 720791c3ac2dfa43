import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  let provider = try container.validated()
  let loud = provider.overriding { $0.register((any Log).self) { ConsoleLog(clock: SystemClock()) } }
  _ = loud.resolveRequired((any Log).self)
  _ = loud.resolveRequired((any Clock).self)
}
