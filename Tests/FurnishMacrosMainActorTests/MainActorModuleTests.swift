import FurnishMacros
import FurnishTesting
import Testing

/// The macros in a module whose code is bound to the main actor by default.
struct MainActorModuleTests {
  private func provider(_ register: (any ServiceCollection) -> Void = { _ in }) throws -> ServiceScope {
    let container = ServiceContainer()
    try container.services.register((any Fuse).self) { () in Wire() }.register(as: DeskLamp.self)
    register(try container.services)
    return try container.validated()
  }

  @Test func `a singleton of the main actor is shared`() throws {
    let provider = try provider()
    let lamp = provider.resolveRequired((any Lamp).self)
    #expect(lamp.light() == "true 16")
    #expect(provider.resolveRequired((any Lamp).self).light() == "false 16")
  }

  @Test func `services of every kind are created`() async throws {
    let provider = try provider {
      $0.register(as: Spots.self).register(as: Bulb.self).register(as: Generator.self).register(as: Meter.self)
    }
    #expect(provider.resolveRequired(as: Spots.self).lamp.light() == "true 16")
    #expect(provider.resolveRequired(as: Spots.self).backup.strength == 16)
    #expect(provider.resolveRequired(Bulb.self).fuse.strength == 16)
    #expect(await provider.resolveRequired(Generator.self).run() == 16)
    #expect(provider.resolveRequired(Meter.self).fuse.strength == 16)
  }

  @concurrent
  nonisolated private func requiredElsewhere(_ provider: ServiceScope) async throws -> String {
    let ceiling = try await provider.require(Ceiling.self)
    return "\(ceiling.backup.strength)"
  }

  @Test func `a service of the main actor is awaited from elsewhere`() async throws {
    let provider = try provider { $0.register(as: Ceiling.self) }
    #expect(try await requiredElsewhere(provider) == "16")
  }

  @Test func `a model resolves from its provider`() throws {
    let model = RoomModel(provider: try provider())
    #expect(model.lamp.light() == "true 16")
  }

  @Test func `services are created by hand`() {
    #expect(DeskLamp(fuse: Wire()).light() == "true 16")
    #expect(Bulb(fuse: Wire()).fuse.strength == 16)
  }

  @Test func `the macros for cases and entries expand in a module of the main actor`() {
    #expect(Switch.on(3).on == 3)
    #expect(Switch.off.is(\.off))
    #expect(ServiceValues.current.volts == 110)
  }
}
