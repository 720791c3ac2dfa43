import Furnish

final class Screen {
  let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  deinit { provider.resolveRequired((any Log).self) }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  _ = try container.validated().resolveRequired((any Clock).self)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
