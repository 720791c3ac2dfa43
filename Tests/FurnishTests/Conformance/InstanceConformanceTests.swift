import Furnish
import Testing

/// Instances that are registered in place of a recipe.
struct InstanceConformanceTests {
  @Test func `an instance is returned unchanged`() throws {
    let candle = Candle()
    let provider = try validatedProvider { $0.register((any Lamp).self, instance: candle) }
    #expect(isSame(provider.resolve((any Lamp).self), candle))
    #expect(isSame(provider.makeScope().resolve((any Lamp).self), candle))
  }

  @Test func `an instance is passed to its dependents`() throws {
    let candle = Candle()
    let provider = try validatedProvider {
      $0.register((any Lamp).self, instance: candle).register(Room.self, Room.init(lamp:))
    }
    #expect(isSame(provider.resolveRequired(Room.self).lamp, candle))
  }

  @Test func `a value can be registered as an instance`() throws {
    let provider = try validatedProvider { $0.register(Int.self, instance: 7) }
    #expect(provider.resolve(Int.self) == 7)
  }

  @Test func `an instance is released with the container`() throws {
    let population = Population()
    var provider: ServiceScope? = try validatedProvider {
      $0.register(Member.self, instance: Member(of: population))
    }
    #expect(provider?.resolve(Member.self) != nil)
    provider = nil
    #expect(population.living == 0)
  }

  @Test func `an instance of an unbuilt container is released`() throws {
    let population = Population()
    try ServiceContainer().services.register(Member.self, instance: Member(of: population))
    #expect((population.created, population.living) == (1, 0))
  }

  @Test func `an instance that is registered after a recipe wins`() throws {
    let candle = Candle()
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Lantern.init).register((any Lamp).self, instance: candle)
    }
    #expect(isSame(provider.resolve((any Lamp).self), candle))
  }
}
