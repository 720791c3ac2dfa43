import Furnish

func make() throws -> (ServiceContainer, any ServiceProvider) {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  return (container, try container.validated())
}
func wire() throws {
  let (_, provider) = try make()
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired((any Log).self)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
