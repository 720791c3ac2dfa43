import FurnishMacros
import Testing

/// Members that the author wrote stay, and work.
struct WrittenByHandTests {
  @Test func `a written interface is the one to request`() throws {
    let provider = try belfry { $0.register(as: OwnInterface.self) }
    #expect(provider.resolve((any Striking).self)?.strike() == "gong")
  }

  @Test func `a written provider is used`() throws {
    let provider = try belfry { _ in }
    #expect(OwnVariable(provider: provider).bell.sound == "gong")
    #expect(OwnConstant(provider: provider).bell.sound == "gong")
    #expect(OwnRequired(provider: provider).bell.sound == "gong")
    #expect(OwnComputed(provider: provider).bell.sound == "gong")
  }

  @Test func `a service by hand needs no provider`() {
    #expect(OwnVariable(bell: Chime()).provider == nil)
    #expect(OwnConstant(bell: Chime()).provider == nil)
    #expect(OwnConstant(bell: Chime()).bell.sound == "chime")
    #expect(OwnComputed(bell: Chime()).bell.sound == "chime")
  }

  @Test func `an initializer that is written is the one that containers call`() throws {
    let provider = try belfry {
      $0.register(as: OwnInitializer.self, lifetime: .transient)
        .register(Int.self) { (made: OwnInitializer) in made.number }
    }
    #expect(provider.resolve(Int.self) == 3)
  }

  @Test func `an initializer may throw`() throws {
    let quiet = try belfry { $0.register(as: OwnThrowing.self, lifetime: .transient) }
    #expect(try OwnThrowing(provider: quiet).bell.sound == "gong")
    let loud = try belfry {
      $0.register(as: OwnThrowing.self, lifetime: .transient).register(as: TowerClock.self)
        .register(String.self) { (made: OwnThrowing) in made.bell.sound }
    }
    let error = #expect(throws: ServiceError.self) { try loud.require(String.self) }
    #expect(error?.underlying is CancellationError)
  }

  @Test func `a manual initializer that is written is the only one`() throws {
    #expect(OwnManual(bell: Chime()).isByHand)
    #expect(OwnManual(bell: Chime()).bell.sound == "chime")
    #expect(!OwnManual(provider: NoBells()).isByHand)
  }

  @Test func `a recipe that is written is used`() throws {
    let container = try unbuiltBelfry { $0.register(as: OwnRecipe.self, lifetime: .transient) }
    #expect(container.graph.edges.contains { !$0.isDeferred && $0.symbol.description == "any Bell" })
  }

  @Test func `a conformance that is written is enough`() throws {
    let provider = try belfry {
      $0.register(as: OwnConformance.self, lifetime: .transient)
        .register(as: OwnEverything.self, lifetime: .transient)
        .register(String.self) { (one: OwnConformance, all: OwnEverything) in one.bell.sound + all.bell.sound }
    }
    #expect(provider.resolve(String.self) == "gonggong")
    #expect(OwnEverything().bell.sound == "chime")
  }
}
