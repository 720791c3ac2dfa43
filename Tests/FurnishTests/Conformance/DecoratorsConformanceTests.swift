import Furnish
import Testing

/// Services that decorators wrap.
struct DecoratorsConformanceTests {
  @Test func `a decorator wraps the service`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(provider.resolve((any Lamp).self)?.label == "shade(candle)")
  }

  @Test func `the last decorator is the outermost`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init)
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp, "red") }
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp, "blue") }
    }
    #expect(provider.resolve((any Lamp).self)?.label == "blue(red(candle))")
  }

  @Test func `a decorator wraps a service that is registered after it`() throws {
    let provider = try validatedProvider {
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }.register((any Lamp).self, Candle.init)
    }
    #expect(provider.resolve((any Lamp).self)?.label == "shade(candle)")
  }

  @Test func `a decorator may need other services`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register(String.self, instance: "green")
      $0.decorate((any Lamp).self) { (lamp: any Lamp, color: String) in Shade(lamp, color) }
    }
    #expect(provider.resolve((any Lamp).self)?.label == "green(candle)")
  }

  @Test func `each of several decorators receives its own parameters`() throws {
    let provider = try validatedProvider {
      $0.register(String.self, instance: "inner").register(Int.self, instance: 2)
      $0.register((any Lamp).self) { (name: String) in Shade(Candle(), name) }
      $0.decorate((any Lamp).self) { (lamp: any Lamp, number: Int, name: String) in Shade(lamp, "\(number)\(name)") }
      $0.decorate((any Lamp).self) { (lamp: any Lamp, number: Int) in Shade(lamp, "\(number)") }
    }
    #expect(provider.resolve((any Lamp).self)?.label == "2(2inner(inner(candle)))")
  }

  @Test func `a decorated singleton is wrapped once`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(isSame(provider.resolve((any Lamp).self), provider.makeScope().resolve((any Lamp).self)))
  }

  @Test func `a decorated transient is wrapped each time`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .transient, Candle.init)
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    let (first, second) = (
      provider.resolve((any Lamp).self) as? Shade, provider.resolve((any Lamp).self) as? Shade
    )
    #expect(!isSame(first, second))
    #expect(!isSame(first?.inner, second?.inner))
  }

  @Test func `a decorated scoped service is shared in its scope only`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    let (first, second) = (provider.makeScope(), provider.makeScope())
    #expect(isSame(first.resolve((any Lamp).self), first.resolve((any Lamp).self)))
    #expect(!isSame(first.resolve((any Lamp).self), second.resolve((any Lamp).self)))
  }

  @Test func `a decorator wraps each of several registrations`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, Lantern.init)
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(provider.resolveAll((any Lamp).self).map(\.label) == ["shade(candle)", "shade(lantern)"])
  }

  @Test func `a dependent receives the wrapped service`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register(Room.self, Room.init(lamp:))
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(provider.resolveRequired(Room.self).lamp.label == "shade(candle)")
  }

  @Test func `a decorator with a name wraps only services with that name`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, name: .hall, Lantern.init)
      $0.decorate((any Lamp).self, name: .hall) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(provider.resolve((any Lamp).self)?.label == "candle")
    #expect(provider.resolve((any Lamp).self, name: .hall)?.label == "shade(lantern)")
  }

  @Test func `a decorator without a name does not wrap named services`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, name: .hall, Candle.init)
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(provider.resolve((any Lamp).self, name: .hall)?.label == "candle")
  }

  @Test func `a decorator wraps a registered instance`() throws {
    let candle = Candle()
    let provider = try validatedProvider {
      $0.register((any Lamp).self, instance: candle)
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    let shade = provider.resolve((any Lamp).self) as? Shade
    #expect(isSame(shade?.inner, candle))
    #expect(isSame(provider.resolve((any Lamp).self), shade))
  }

  @Test func `a decorator of a service that is not registered has no effect`() throws {
    let provider = try validatedProvider { $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) } }
    #expect(provider.resolve((any Lamp).self) == nil)
  }

  @Test func `the argument of a failing decorator is released`() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self) { Member(of: population) }
      $0.decorate(Member.self) { (_: Member) throws -> Member in throw Darkness() }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require(Member.self) }
    #expect(error?.underlying is Darkness)
    #expect((population.created, population.living) == (1, 0))
  }

  @Test func `validation finds a missing dependency of a decorator`() throws {
    let container = try unbuiltContainer {
      $0.register((any Lamp).self, Candle.init)
      $0.decorate((any Lamp).self) { (lamp: any Lamp, color: String) in Shade(lamp, color) }
    }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["missing-service"])
    #expect(error?.findings.first?.chain.map(\.description) == ["any Lamp", "String"])
  }
}
