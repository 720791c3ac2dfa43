import Furnish
import Testing

private protocol Tint: Sendable {}
private struct Red: Tint {}

/// Services that live while other objects hold them.
struct WeakConformanceTests {
  @Test func `a weak service is shared while it is held`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, lifetime: .weak, Candle.init) }
    let candle = provider.resolve(Candle.self)
    #expect(isSame(provider.resolve(Candle.self), candle))
  }

  @Test func `a weak service is shared by scopes`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, lifetime: .weak, Candle.init) }
    let candle = provider.makeScope().resolve(Candle.self)
    #expect(isSame(provider.makeScope().resolve(Candle.self), candle))
  }

  @Test func `a weak service is released with its last holder`() throws {
    let population = Population()
    let provider = try validatedProvider { $0.register(Member.self, lifetime: .weak) { Member(of: population) } }
    var member = provider.resolve(Member.self)
    withExtendedLifetime(member) { #expect(population.living == 1) }
    member = nil
    #expect(population.living == 0)
  }

  @Test func `a weak service is created again after its release`() throws {
    let population = Population()
    let provider = try validatedProvider { $0.register(Member.self, lifetime: .weak) { Member(of: population) } }
    _ = provider.resolve(Member.self)
    let member = provider.resolve(Member.self)
    #expect(isSame(provider.resolve(Member.self), member))
    #expect(population.created == 2)
  }

  @Test func `a singleton holds the weak service that it needs`() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self, lifetime: .weak) { Member(of: population) }
      $0.register([Member].self) { (member: Member) in [member] }
    }
    _ = provider.resolve([Member].self)
    #expect(isSame(provider.resolve(Member.self), provider.resolve([Member].self)?[0]))
    #expect(population.created == 1)
  }

  @Test func `a weak service may be behind an interface`() throws {
    let provider = try validatedProvider { $0.register((any Lamp).self, lifetime: .weak, Candle.init) }
    let lamp = provider.resolve((any Lamp).self)
    #expect(isSame(provider.resolve((any Lamp).self), lamp))
  }

  @Test func `a weak service may be decorated`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .weak, Candle.init)
      $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
    }
    let lamp = provider.resolve((any Lamp).self)
    #expect(lamp?.label == "shade(candle)")
    #expect(isSame(provider.resolve((any Lamp).self), lamp))
  }

  @Test func `weak services with different names are different instances`() throws {
    let provider = try validatedProvider {
      $0.register(Candle.self, name: .hall, lifetime: .weak, Candle.init)
      $0.register(Candle.self, name: .attic, lifetime: .weak, Candle.init)
    }
    let (hall, attic) = (
      provider.resolve(Candle.self, name: .hall), provider.resolve(Candle.self, name: .attic)
    )
    #expect(!isSame(hall, attic))
    #expect(isSame(provider.resolve(Candle.self, name: .hall), hall))
  }

  @Test func `a weak service that is not an object is an error with a fix`() throws {
    let line = #line + 2
    let provider = try validatedProvider {
      $0.register((any Tint).self, lifetime: .weak) { Red() }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require((any Tint).self) }
    #expect(
      error?.description == """
        any Tint is registered as `.weak`, but its recipe creates no object.
          where: any FurnishTests.Tint, registered at FurnishTests/WeakConformanceTests.swift:\(line)
          fix:   make it a class, or choose another lifetime.
        """)
  }

  @Test func `validation reports a weak service whose type is a structure or an enumeration`() throws {
    enum Color: Sendable { case red }
    let container = ServiceContainer()
    try container.services
      .register(Int.self, lifetime: .weak) { 7 }
      .register(Color.self, lifetime: .weak) { Color.red }
      .register(Candle?.self, lifetime: .weak) { Candle() }
      .register((any Lamp).self, lifetime: .weak, Candle.init)
      .register(String.self) { "strong" }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["weak-value", "weak-value"])
    #expect(
      error?.findings.map(\.message) == [
        "Int is registered as `.weak`, but its recipe creates no object.",
        "Color is registered as `.weak`, but its recipe creates no object.",
      ])
  }
}
