import FurnishMacros
import Testing

/// Services that the macro has written the plumbing of.
struct ServiceTests {
  @Test func aServiceAsksItsProvider() throws {
    let container = ServiceContainer()
    try container.services.register(as: TowerClock.self).register((any Bell).self) { () in Gong() }
    let provider = try container.validated()
    #expect(provider.resolveRequired((any Clock).self).strike() == "gong")
  }
}
