import FurnishMacros
import Testing

/// Members that the author wrote, which `@Service` does not replace.
struct WrittenByHandTests {
  @Test func `a service is registered under its written interface`() throws {
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

  @Test func `a service that is created by hand needs no provider`() {
    #expect(OwnVariable(bell: Chime()).provider == nil)
    #expect(OwnConstant(bell: Chime()).provider == nil)
    #expect(OwnConstant(bell: Chime()).bell.sound == "chime")
    #expect(OwnComputed(bell: Chime()).bell.sound == "chime")
  }

  @Test func `containers call the written initializer`() throws {
    let provider = try belfry {
      $0.register(as: OwnInitializer.self, lifetime: .transient)
        .register(Int.self) { (service: OwnInitializer) in service.number }
    }
    #expect(provider.resolve(Int.self) == 3)
  }

  @Test func `an initializer may throw`() throws {
    let quiet = try belfry { $0.register(as: OwnThrowing.self, lifetime: .transient) }
    #expect(try OwnThrowing(provider: quiet).bell.sound == "gong")
    let loud = try belfry {
      $0.register(as: OwnThrowing.self, lifetime: .transient).register(as: TowerClock.self)
        .register(String.self) { (service: OwnThrowing) in service.bell.sound }
    }
    let error = #expect(throws: ServiceError.self) { try loud.require(String.self) }
    #expect(error?.underlying is CancellationError)
  }

  @Test func `an initializer may throw errors of one type`() throws {
    let provider = try belfry { $0.register(as: OwnTypedThrowing.self) }
    let error = #expect(throws: ServiceError.self) { _ = try provider.require((any Striking).self) }
    #expect(error?.underlying is OwnTypedThrowing.Cracked)
  }

  @Test func `a written manual initializer is the only one`() throws {
    #expect(OwnManual(bell: Chime()).isByHand)
    #expect(OwnManual(bell: Chime()).bell.sound == "chime")
    #expect(!OwnManual(provider: NoBells()).isByHand)
  }

  @Test func `a written recipe is used`() throws {
    let container = try unbuiltBelfry { $0.register(as: OwnRecipe.self, lifetime: .transient) }
    #expect(container.graph.edges.contains { !$0.isDeferred && $0.symbol.description == "any Bell" })
  }

  @Test func `a written conformance is sufficient`() throws {
    let provider = try belfry {
      $0.register(as: OwnConformance.self, lifetime: .transient)
        .register(as: OwnEverything.self, lifetime: .transient)
        .register(String.self) { (one: OwnConformance, all: OwnEverything) in one.bell.sound + all.bell.sound }
    }
    #expect(provider.resolve(String.self) == "gonggong")
    #expect(OwnEverything().bell.sound == "chime")
  }
}
