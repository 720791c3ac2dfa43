import Furnish

struct Screen {
  let provider: any ServiceProvider
  subscript(index: Int) -> any Log { provider.resolveRequired((any Log).self) }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  _ = try container.validated().resolveRequired((any Clock).self)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
