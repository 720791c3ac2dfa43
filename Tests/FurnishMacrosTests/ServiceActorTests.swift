import FurnishMacros
import Testing

/// Actors that `@Service` wrote the plumbing of.
struct ServiceActorTests {
  @Test func anActorIsAService() async throws {
    let provider = try belfry { $0.register(as: Mechanism.self) }
    #expect(await provider.resolveRequired(Mechanism.self).strike() == "gong")
    #expect(await Mechanism(bell: Chime()).strike() == "chime")
  }

  @Test func anActorsServiceMayBeReadFromOutside() throws {
    let provider = try belfry { $0.register(as: WallClock.self) }
    #expect(provider.resolveRequired((any Striking).self).strike() == "gong")
    #expect(WallClock(bell: Chime()).bell.sound == "chime")
  }

  @Test func anActorsProviderMayBeReadFromOutside() throws {
    #expect(Mechanism(provider: try belfry { _ in }).provider != nil)
    #expect(Mechanism(bell: Chime()).provider == nil)
  }

  @Test func anActorKeepsWhatIsNotSendable() async throws {
    let atelier = Atelier(provider: try belfry { _ in })
    #expect(await atelier.draw() == 1)
    #expect(await atelier.draw() == 2)
  }

  @Test func anActorMayStartWithAValue() async {
    #expect(await Preloaded().sound == "chime")
  }

  @Test func aGenericActorIsAService() async throws {
    let provider = try belfry { $0.register(Int.self, name: "heavy", instance: 8).register(as: Pendulum<Int>.self) }
    #expect(await provider.resolveRequired(Pendulum<Int>.self).weigh() == 8)
    #expect(await Pendulum<Int>().weigh() == nil)
  }

  @Test func anActorMayHaveAnInitializerOfItsOwn() async throws {
    #expect(await Regulator(provider: try belfry { _ in }).strike() == "60 gong")
  }
}
