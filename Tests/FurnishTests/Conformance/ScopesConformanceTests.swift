import Furnish
import Testing

/// Scopes, and the instances that they store.
struct ScopesConformanceTests {
  private let population = Population()

  private func makeProvider() throws -> ServiceScope {
    try validatedProvider { [population] in
      $0.register(Member.self, lifetime: .scoped) { Member(of: population) }
    }
  }

  @Test func `a scoped service is the same in one scope`() throws {
    let scope = try makeProvider().makeScope()
    #expect(isSame(scope.resolve(Member.self), scope.resolve(Member.self)))
  }

  @Test func `each scope has its own instance of a scoped service`() throws {
    let provider = try makeProvider()
    let (first, second) = (provider.makeScope(), provider.makeScope())
    #expect(!isSame(first.resolve(Member.self), second.resolve(Member.self)))
  }

  @Test func `nested scopes do not share scoped services`() throws {
    let outer = try makeProvider().makeScope()
    let inner = outer.makeScope()
    #expect(!isSame(outer.resolve(Member.self), inner.resolve(Member.self)))
  }

  @Test func `nested scopes share singletons`() throws {
    let outer = try validatedProvider { $0.register(Candle.self, Candle.init) }.makeScope()
    #expect(isSame(outer.makeScope().resolve(Candle.self), outer.resolve(Candle.self)))
  }

  @Test func `a scoped service cannot be requested from the root`() throws {
    let provider = try makeProvider()
    let error = #expect(throws: ServiceError.self) { try provider.require(Member.self) }
    #expect(error?.rule == "scoped-from-root")
    #expect(population.created == 0)
  }

  @Test func `a transient receives the scoped service of the requesting scope`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.register(Room.self, lifetime: .transient, Room.init(lamp:))
    }
    let scope = provider.makeScope()
    #expect(isSame(scope.resolveRequired(Room.self).lamp, scope.resolve((any Lamp).self)))
    #expect(!isSame(provider.makeScope().resolveRequired(Room.self).lamp, scope.resolve((any Lamp).self)))
  }

  @Test func `a transient that needs a scoped service cannot be requested from the root`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.register(Room.self, lifetime: .transient, Room.init(lamp:))
    }
    let error = #expect(throws: ServiceError.self) { try provider.require(Room.self) }
    #expect(error?.finding.chain.map(\.description) == ["Room", "any Lamp"])
  }

  @Test func `scoped services of one scope share their dependencies`() throws {
    let scope = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.register(Room.self, lifetime: .scoped, Room.init(lamp:))
      $0.register(House.self, lifetime: .scoped, House.init(room:lamp:))
    }.makeScope()
    let house = scope.resolveRequired(House.self)
    #expect(isSame(house.lamp, house.room.lamp))
    #expect(isSame(house.room, scope.resolve(Room.self)))
  }

  @Test func `a singleton is created from the root even if a nested scope requests it`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.register(Room.self) { provider in Room(lamp: try provider.require((any Lamp).self)) }
    }
    let scope = provider.makeScope().makeScope()
    let error = #expect(throws: ServiceError.self) { try scope.require(Room.self) }
    #expect(error?.rule == "scoped-from-root")
  }

  @Test func `the recipe of a scoped service resolves from its scope`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.register(Room.self, lifetime: .scoped) { provider in
        Room(lamp: provider.resolveRequired((any Lamp).self))
      }
    }
    let scope = provider.makeScope()
    #expect(isSame(scope.resolveRequired(Room.self).lamp, scope.resolve((any Lamp).self)))
  }

  @Test func `scoped services are released with their scope`() throws {
    let provider = try makeProvider()
    var scope: ServiceScope? = provider.makeScope()
    _ = scope?.resolve(Member.self)
    #expect(population.living == 1)
    scope = nil
    #expect(population.living == 0)
  }

  @Test func `an inner scope retains the outer one`() throws {
    var outer: ServiceScope? = try makeProvider().makeScope()
    var inner = outer?.makeScope()
    _ = (outer?.resolve(Member.self), inner?.resolve(Member.self))
    outer = nil
    #expect(population.living == 2)
    #expect(inner?.resolve(Member.self) != nil)
    inner = nil
    #expect(population.living == 0)
  }

  @Test func `a scope retains the singletons of its container`() throws {
    let scope = try validatedProvider { [population] in
      $0.register(Member.self) { Member(of: population) }
    }.makeScope()
    _ = scope.resolve(Member.self)
    #expect(population.living == 1)
    #expect(isSame(scope.resolve(Member.self), scope.makeScope().resolve(Member.self)))
  }

  @Test func `a scope returns a registered instance`() throws {
    let lantern = Lantern()
    let scope = try validatedProvider { $0.register(Lantern.self, instance: lantern) }.makeScope()
    #expect(isSame(scope.makeScope().resolve(Lantern.self), lantern))
  }
}
