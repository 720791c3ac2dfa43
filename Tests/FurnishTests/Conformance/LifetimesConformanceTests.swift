import Furnish
import Testing

/// How long instances live, and which requests share them.
struct LifetimesConformanceTests {
  @Test func `a service is a singleton by default`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, Candle.init) }
    #expect(isSame(provider.resolve(Candle.self), provider.resolve(Candle.self)))
  }

  @Test func `a singleton is the same in every scope`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, lifetime: .singleton, Candle.init) }
    let (first, second) = (provider.makeScope(), provider.makeScope())
    #expect(isSame(first.resolve(Candle.self), second.resolve(Candle.self)))
    #expect(isSame(first.resolve(Candle.self), provider.resolve(Candle.self)))
  }

  @Test func `a singleton is created once for all its dependents`() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self) { Member(of: population) }
      $0.register(Int.self) { (_: Member) in 1 }
      $0.register(String.self) { (_: Member) in "two" }
    }
    _ = (provider.resolve(Int.self), provider.resolve(String.self), provider.resolve(Member.self))
    #expect(population.created == 1)
  }

  @Test func `a transient is new for each requester`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, lifetime: .transient, Candle.init) }
    #expect(!isSame(provider.resolve(Candle.self), provider.resolve(Candle.self)))
  }

  @Test func `a transient is new for each parameter`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .transient, Candle.init)
      $0.register(Room.self, Room.init(lamp:)).register(House.self, House.init(room:lamp:))
    }
    let house = provider.resolveRequired(House.self)
    #expect(!isSame(house.lamp, house.room.lamp))
  }

  @Test func `a transient is retained by the singleton that received it`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .transient, Candle.init).register(Room.self, Room.init(lamp:))
    }
    #expect(isSame(provider.resolveRequired(Room.self).lamp, provider.resolveRequired(Room.self).lamp))
  }

  @Test func `a singleton is shared by transients`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register(Room.self, lifetime: .transient, Room.init(lamp:))
    }
    let (first, second) = (provider.resolveRequired(Room.self), provider.resolveRequired(Room.self))
    #expect(!isSame(first, second))
    #expect(isSame(first.lamp, second.lamp))
  }

  @Test func `a transient is released with its holder`() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self, lifetime: .transient) { Member(of: population) }
    }
    _ = provider.resolveRequired(Member.self)
    #expect((population.created, population.living) == (1, 0))
  }

  @Test func `a transient need not be Sendable`() throws {
    let provider = try validatedProvider {
      $0.register(Sketch.self, lifetime: .transient, Sketch.init)
      $0.register(Int.self) { (sketch: Sketch) in sketch.lines + 1 }
    }
    #expect(provider.resolve(Int.self) == 1)
  }

  @Test func `singletons are released with the container`() throws {
    let population = Population()
    var provider: ServiceScope? = try validatedProvider { $0.register(Member.self) { Member(of: population) } }
    _ = provider?.resolve(Member.self)
    #expect(population.living == 1)
    provider = nil
    #expect(population.living == 0)
  }

  @Test func `a singleton that is referenced outlives the container`() throws {
    let population = Population()
    var provider: ServiceScope? = try validatedProvider { $0.register(Member.self) { Member(of: population) } }
    let held = provider?.resolve(Member.self)
    provider = nil
    withExtendedLifetime(held) { #expect(population.living == 1) }
  }

  @Test func `two containers do not share singletons`() throws {
    let (first, second) = (
      try validatedProvider { $0.register(Candle.self, Candle.init) },
      try validatedProvider { $0.register(Candle.self, Candle.init) }
    )
    #expect(!isSame(first.resolve(Candle.self), second.resolve(Candle.self)))
  }

  @Test func `two registrations of one implementation are two instances`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, Candle.init)
    }
    let all = provider.resolveAll((any Lamp).self)
    #expect(!isSame(all[0], all[1]))
  }

  @Test func `one implementation under two interfaces can be one instance`() throws {
    let provider = try validatedProvider {
      $0.register(Candle.self, Candle.init).register((any Lamp).self) { (candle: Candle) in candle }
    }
    #expect(isSame(provider.resolve((any Lamp).self), provider.resolve(Candle.self)))
  }
}
