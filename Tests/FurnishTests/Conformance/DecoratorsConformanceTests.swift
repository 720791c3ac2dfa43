import Furnish
import Testing

/// Services that are wrapped into others of their kind.
struct DecoratorsConformanceTests {
  @Test func aDecoratorWrapsTheService() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(provider.resolve((any Lamp).self)?.label == "shade(candle)")
  }

  @Test func theLastDecoratorIsTheOutermost() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init)
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp, "red") }
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp, "blue") }
    }
    #expect(provider.resolve((any Lamp).self)?.label == "blue(red(candle))")
  }

  @Test func aDecoratorWrapsWhatIsRegisteredAfterIt() throws {
    let provider = try validatedProvider {
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }.register((any Lamp).self, Candle.init)
    }
    #expect(provider.resolve((any Lamp).self)?.label == "shade(candle)")
  }

  @Test func aDecoratorMayNeedOtherServices() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register(String.self, instance: "green")
      $0.decorate((any Lamp).self) { (lamp: any Lamp, color: String) in Shade(lamp, color) }
    }
    #expect(provider.resolve((any Lamp).self)?.label == "green(candle)")
  }

  @Test func decoratorsAndWhatTheyWrapGetTheirOwnParameters() throws {
    let provider = try validatedProvider {
      $0.register(String.self, instance: "inner").register(Int.self, instance: 2)
      $0.register((any Lamp).self) { (name: String) in Shade(Candle(), name) }
      $0.decorate((any Lamp).self) { (lamp: any Lamp, number: Int, name: String) in Shade(lamp, "\(number)\(name)") }
      $0.decorate((any Lamp).self) { (lamp: any Lamp, number: Int) in Shade(lamp, "\(number)") }
    }
    #expect(provider.resolve((any Lamp).self)?.label == "2(2inner(inner(candle)))")
  }

  @Test func aDecoratedSingletonIsWrappedOnce() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(isSame(provider.resolve((any Lamp).self), provider.makeScope().resolve((any Lamp).self)))
  }

  @Test func aDecoratedTransientIsWrappedEachTime() throws {
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

  @Test func aDecoratedScopedServiceStaysInItsScope() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    let (first, second) = (provider.makeScope(), provider.makeScope())
    #expect(isSame(first.resolve((any Lamp).self), first.resolve((any Lamp).self)))
    #expect(!isSame(first.resolve((any Lamp).self), second.resolve((any Lamp).self)))
  }

  @Test func eachOfAllIsWrapped() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, Lantern.init)
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(provider.resolveAll((any Lamp).self).map(\.label) == ["shade(candle)", "shade(lantern)"])
  }

  @Test func whoNeedsTheServiceGetsItWrapped() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register(Room.self, Room.init(lamp:))
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(provider.resolveRequired(Room.self).lamp.label == "shade(candle)")
  }

  @Test func aDecoratorOfANameLeavesTheOthers() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, name: .hall, Lantern.init)
      $0.decorate((any Lamp).self, name: .hall) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(provider.resolve((any Lamp).self)?.label == "candle")
    #expect(provider.resolve((any Lamp).self, name: .hall)?.label == "shade(lantern)")
  }

  @Test func aDecoratorWithoutANameLeavesThoseThatHaveOne() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, name: .hall, Candle.init)
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(provider.resolve((any Lamp).self, name: .hall)?.label == "candle")
  }

  @Test func anInstanceIsWrappedToo() throws {
    let candle = Candle()
    let provider = try validatedProvider {
      $0.register((any Lamp).self, instance: candle)
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    let shade = provider.resolve((any Lamp).self) as? Shade
    #expect(isSame(shade?.inner, candle))
    #expect(isSame(provider.resolve((any Lamp).self), shade))
  }

  @Test func aDecoratorOfNothingIsHarmless() throws {
    let provider = try validatedProvider { $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) } }
    #expect(provider.resolve((any Lamp).self) == nil)
  }

  @Test func whatAFailingDecoratorWasGivenIsLetGo() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self) { Member(of: population) }
      $0.decorate(Member.self) { (_: Member) throws -> Member in throw Darkness() }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require(Member.self) }
    #expect(error?.underlying is Darkness)
    #expect((population.made, population.living) == (1, 0))
  }

  @Test func whatADecoratorLacksIsFoundBeforehand() throws {
    let container = try unbuiltContainer {
      $0.register((any Lamp).self, Candle.init)
      $0.decorate((any Lamp).self) { (lamp: any Lamp, color: String) in Shade(lamp, color) }
    }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["missing-service"])
    #expect(error?.findings.first?.chain.map(\.description) == ["any Lamp", "String"])
  }
}
