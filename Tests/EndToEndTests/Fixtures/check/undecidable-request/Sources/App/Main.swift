import Furnish

func use(_ provider: any ServiceProvider, types: [any Any.Type]) {
  handle(provider.resolveRequired())
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  use(try container.validated(), types: [])
}

protocol Clock: Sendable {}
struct SystemClock: Clock {}
