import Furnish
import Testing

/// Parameters of other types than a service: optionals, named, lazy and factory parameters, and the provider.
struct ParametersConformanceTests {
  private final class Hen: Sendable {
    let egg: Lazy<Egg>
    init(egg: Lazy<Egg>) { self.egg = egg }
  }

  private final class Egg: Sendable {
    let hen: Hen
    init(hen: Hen) { self.hen = hen }
  }

  @Test func `an optional parameter is nil if its service is not registered`() throws {
    let provider = try validatedProvider { $0.register(Bool.self) { (lamp: (any Lamp)?) in lamp == nil } }
    #expect(provider.resolve(Bool.self) == true)
  }

  @Test func `an optional parameter receives a registered service`() throws {
    let provider = try validatedProvider {
      $0.register(String.self) { (lamp: (any Lamp)?) in lamp?.label ?? "dark" }
      $0.register((any Lamp).self, Candle.init)
    }
    #expect(provider.resolve(String.self) == "candle")
  }

  @Test func `an optional parameter fails if the recipe of its service fails`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self) { () throws -> any Lamp in throw Darkness() }
      $0.register(Bool.self) { (lamp: (any Lamp)?) in lamp == nil }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require(Bool.self) }
    #expect(error?.underlying is Darkness)
  }

  @Test func `an optional parameter may request a named service`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init)
      $0.register(Bool.self) { (lamp: Named<any Lamp, Hall>?) in lamp == nil }
    }
    #expect(provider.resolve(Bool.self) == true)
  }

  @Test func `a parameter may be the provider`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init)
      $0.register(String.self) { (prefix: Int, provider: any ServiceProvider) in
        "\(prefix) \(provider.resolveRequired((any Lamp).self).label)"
      }
      $0.register(Int.self, instance: 1)
    }
    #expect(provider.resolve(String.self) == "1 candle")
  }

  @Test func `a lazy parameter is not created before it is used`() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self) { Member(of: population) }
      $0.register(Lazy<Member>.self) { (lazy: Lazy<Member>) in lazy }
    }
    let lazy = provider.resolveRequired(Lazy<Member>.self)
    #expect(population.created == 0)
    #expect(isSame(lazy.value, provider.resolve(Member.self)))
  }

  @Test func `a lazy parameter requests its service once`() throws {
    let provider = try validatedProvider {
      $0.register(Candle.self, lifetime: .transient, Candle.init)
      $0.register(Int.self) { (lazy: Lazy<Candle>) in isSame(lazy.value, lazy.value) ? 1 : 2 }
    }
    #expect(provider.resolve(Int.self) == 1)
  }

  @Test func `services may need each other lazily`() throws {
    let provider = try validatedProvider {
      $0.register(Hen.self, Hen.init(egg:)).register(Egg.self, Egg.init(hen:))
    }
    let hen = provider.resolveRequired(Hen.self)
    #expect(isSame(hen.egg.value.hen, hen))
  }

  @Test func `a lazy parameter of a scoped service resolves from its scope`() throws {
    let provider = try validatedProvider {
      $0.register(Hen.self, lifetime: .scoped, Hen.init(egg:)).register(Egg.self, lifetime: .scoped, Egg.init(hen:))
    }
    let (scope, other) = (provider.makeScope(), provider.makeScope())
    #expect(isSame(scope.resolveRequired(Hen.self).egg.value, scope.resolve(Egg.self)))
    #expect(!isSame(other.resolveRequired(Hen.self).egg.value, scope.resolve(Egg.self)))
  }

  @Test func `a lazy parameter may be optional`() throws {
    let provider = try validatedProvider {
      $0.register(Bool.self) { (lazy: Lazy<(any Lamp)?>) in lazy.value == nil }
    }
    #expect(provider.resolve(Bool.self) == true)
  }

  @Test func `a lazy parameter may be a list`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, Lantern.init)
      $0.register(Int.self) { (lazy: Lazy<[any Lamp]>) in lazy.value.count }
    }
    #expect(provider.resolve(Int.self) == 2)
  }

  @Test func `a lazy parameter may require a named service`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, name: .hall, Lantern.init)
      $0.register(String.self) { (lazy: Lazy<Named<any Lamp, Hall>>) in lazy.value.value.label }
    }
    #expect(provider.resolve(String.self) == "lantern")
  }

  @Test func `a lazy parameter requests its service again after a failure`() throws {
    let attempts = Shared(0)
    let provider = try validatedProvider {
      $0.register(Candle.self) {
        if attempts.withValue({
          $0 += 1
          return $0
        }) == 1 {
          throw Darkness()
        }
        return Candle()
      }
      $0.register(Lazy<Candle>.self) { (lazy: Lazy<Candle>) in lazy }
    }
    let lazy = provider.resolveRequired(Lazy<Candle>.self)
    #expect(throws: ServiceError.self) { try lazy.get() }
    #expect(isSame(try lazy.get(), provider.resolve(Candle.self)))
  }

  @Test func `a lazy parameter that outlives its scope throws an error`() throws {
    var scope: ServiceScope? = try validatedProvider {
      $0.register(Hen.self, lifetime: .scoped, Hen.init(egg:)).register(Egg.self, lifetime: .scoped, Egg.init(hen:))
    }.makeScope()
    let hen = try #require(scope?.resolve(Hen.self))
    scope = nil
    let error = #expect(throws: ServiceError.self) { try hen.egg.get() }
    #expect(error?.rule == "scope-gone")
  }

  @Test func `a factory parameter creates a transient at each call`() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self, lifetime: .transient) { Member(of: population) }
      $0.register(Factory<Member>.self) { (make: Factory<Member>) in make }
    }
    let make = provider.resolveRequired(Factory<Member>.self)
    #expect(population.created == 0)
    #expect(!isSame(make(), make()))
    #expect(population.created == 2)
  }

  @Test func `a factory parameter returns the singleton`() throws {
    let provider = try validatedProvider {
      $0.register(Candle.self, Candle.init).register(Factory<Candle>.self) { (make: Factory<Candle>) in make }
    }
    #expect(isSame(provider.resolveRequired(Factory<Candle>.self)(), provider.resolve(Candle.self)))
  }

  @Test func `a factory of a type that is not Sendable can be requested anywhere`() throws {
    let provider = try validatedProvider {
      $0.register(Sketch.self, lifetime: .transient, Sketch.init)
      $0.register(Factory<Sketch>.self) { (make: Factory<Sketch>) in make }
    }
    #expect(provider.resolveRequired(Factory<Sketch>.self)().lines == 0)
  }

  @Test func `a factory of a transient retains the container`() throws {
    var provider: ServiceScope? = try validatedProvider {
      $0.register(Candle.self, lifetime: .transient, Candle.init)
      $0.register(Factory<Candle>.self, lifetime: .transient) { (make: Factory<Candle>) in make }
    }
    let make = try #require(provider?.resolve(Factory<Candle>.self))
    provider = nil
    #expect(throws: Never.self) { try make.make() }
  }

  @Test func `Lazy, Factory and Named can be created without a container`() {
    let candle = Candle()
    #expect(isSame(Lazy(candle).value, candle))
    #expect(isSame(Factory { candle }(), candle))
    #expect(isSame(Named<Candle, Hall>(candle).value, candle))
  }
}
