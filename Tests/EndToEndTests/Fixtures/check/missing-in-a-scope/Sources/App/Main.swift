import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self, lifetime: .scoped) { SystemClock() }
  let provider = try container.validated()
  let scope = provider.makeScope()
  _ = scope.resolveRequired((any Log).self)
  _ = scope.resolveRequired((any Clock).self)
}
