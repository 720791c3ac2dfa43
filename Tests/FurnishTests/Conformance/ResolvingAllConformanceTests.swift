import Furnish
import Testing

/// Requests for all services of a type: `resolveAll()`, and array parameters of recipes.
struct ResolvingAllConformanceTests {
  @Test func `all services are in the order of registration`() throws {
    let provider = try validatedProvider {
      for number in 0..<20 { $0.register(Int.self) { number } }
    }
    #expect(provider.resolveAll(Int.self) == Array(0..<20))
  }

  @Test func `resolveAll() returns an empty array for a service that is not registered`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, Candle.init) }
    #expect(provider.resolveAll((any Lamp).self).isEmpty)
  }

  @Test func `resolve() returns the last of all services`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, Lantern.init)
    }
    #expect(isSame(provider.resolveAll((any Lamp).self).last, provider.resolve((any Lamp).self)))
  }

  @Test func `each element keeps its lifetime`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.register((any Lamp).self, lifetime: .transient, Candle.init)
    }
    let (first, second) = (provider.makeScope(), provider.makeScope())
    let (once, again, other) = (
      first.resolveAll((any Lamp).self), first.resolveAll((any Lamp).self), second.resolveAll((any Lamp).self)
    )
    #expect(zip(once, again).map { isSame($0, $1) } == [true, true, false])
    #expect(zip(once, other).map { isSame($0, $1) } == [true, false, false])
  }

  @Test func `registered instances are among the services`() throws {
    let lantern = Lantern()
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, instance: lantern)
      $0.register((any Lamp).self, Candle.init)
    }
    #expect(provider.resolveAll((any Lamp).self).map(\.label) == ["candle", "lantern", "candle"])
    #expect(isSame(provider.resolveAll((any Lamp).self)[1], lantern))
  }

  @Test func `an array parameter receives all services`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init)
      $0.register(String.self) { (lamps: [any Lamp]) in lamps.map(\.label).joined(separator: " ") }
      $0.register((any Lamp).self, Lantern.init)
    }
    #expect(provider.resolve(String.self) == "candle lantern")
  }

  @Test func `an array parameter may be empty`() throws {
    let provider = try validatedProvider { $0.register(Int.self) { (lamps: [any Lamp]) in lamps.count } }
    #expect(provider.resolve(Int.self) == 0)
  }

  @Test func `an array parameter receives the scoped services of its scope`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.register(Room.self, lifetime: .scoped) { (lamps: [any Lamp]) in Room(lamp: lamps[0]) }
    }
    let scope = provider.makeScope()
    #expect(isSame(scope.resolveRequired(Room.self).lamp, scope.resolve((any Lamp).self)))
  }

  @Test func `a scoped element cannot be requested from the root`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.register([String].self, lifetime: .transient) { (lamps: [any Lamp]) in lamps.map(\.label) }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require([String].self) }
    #expect(error?.rule == "scoped-from-root")
  }

  @Test func `only requested services are created`() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self) { Member(of: population) }.register(Member.self) { Member(of: population) }
    }
    _ = provider.resolve(Member.self)
    #expect(population.created == 1)
    _ = provider.resolveAll(Member.self)
    #expect(population.created == 2)
  }

  @Test func `a recipe that takes the provider may request all services of a type`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, Lantern.init)
      $0.register(Int.self) { provider in provider.resolveAll((any Lamp).self).count }
    }
    #expect(provider.resolve(Int.self) == 2)
  }
}
