import Furnish

func wire(again: Bool) throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self, ConsoleLog.init(clock:))
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  ask(provider, depth: 3)
  if again { try wire(again: false) }
}
func ask(_ provider: any ServiceProvider, depth: Int) {
  _ = provider.resolveRequired((any Disk).self)
  if depth > 0 { ask(provider, depth: depth - 1) }
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
