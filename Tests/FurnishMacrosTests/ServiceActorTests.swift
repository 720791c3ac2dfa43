import FurnishMacros
import Testing

/// Actors with members that `@Service` wrote.
struct ServiceActorTests {
  @Test func `an actor is a service`() async throws {
    let provider = try belfry { $0.register(as: Mechanism.self) }
    #expect(await provider.resolveRequired(Mechanism.self).strike() == "gong")
    #expect(await Mechanism(bell: Chime()).strike() == "chime")
  }

  @Test func `the service of an actor may be read from outside`() throws {
    let provider = try belfry { $0.register(as: WallClock.self) }
    #expect(provider.resolveRequired((any Striking).self).strike() == "gong")
    #expect(WallClock(bell: Chime()).bell.sound == "chime")
  }

  @Test func `the provider of an actor may be read from outside`() throws {
    #expect(Mechanism(provider: try belfry { _ in }).provider != nil)
    #expect(Mechanism(bell: Chime()).provider == nil)
  }

  @Test func `an actor retains a service that is not Sendable`() async throws {
    let atelier = Atelier(provider: try belfry { _ in })
    #expect(await atelier.draw() == 1)
    #expect(await atelier.draw() == 2)
  }

  @Test func `an actor may start with a value`() async {
    #expect(await Preloaded().sound == "chime")
  }

  @Test func `a generic actor is a service`() async throws {
    let provider = try belfry { $0.register(Int.self, name: "heavy", instance: 8).register(as: Pendulum<Int>.self) }
    #expect(await provider.resolveRequired(Pendulum<Int>.self).weigh() == 8)
    #expect(await Pendulum<Int>().weigh() == nil)
  }

  @Test func `an actor may have an initializer of its own`() async throws {
    #expect(await Regulator(provider: try belfry { _ in }).strike() == "60 gong")
  }
}
