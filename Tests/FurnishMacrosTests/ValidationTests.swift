import FurnishMacros
import Testing

/// The facts about services that a container validates before it creates any.
struct ValidationTests {
  private func container(_ register: (any ServiceCollection) -> Void) throws -> ServiceContainer {
    let container = ServiceContainer()
    register(try container.services)
    return container
  }

  @Test func `a missing injection is found and nothing is created`() throws {
    let container = try container { $0.register(as: TowerClock.self) }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["missing-service"])
    #expect(error?.findings.first?.chain.map(\.description) == ["any Striking", "any Bell"])
  }

  @Test func `a missing name is found`() throws {
    let container = try container {
      $0.register(as: SmallBells.self, lifetime: .transient).register((any Bell).self) { () in Gong() }
    }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["missing-service"])
  }

  @Test func `an optional may be missing`() throws {
    let container = try container {
      $0.register(as: Optionals.self, lifetime: .transient).register((any Bell).self) { () in Gong() }
    }
    #expect(container.findings.allSatisfy { $0.severity != .error })
    _ = try container.validated()
  }

  @Test func `nothing about a service is opaque`() throws {
    let container = try unbuiltBelfry { $0.register(as: TowerClock.self).register(as: WallClock.self) }
    #expect(container.findings.allSatisfy { $0.rule != "opaque-recipe" })
  }

  @Test func `a singleton that would retain a scoped service is found`() throws {
    let container = try container {
      $0.register(as: TowerClock.self).register((any Bell).self, lifetime: .scoped) { () in Gong() }
    }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["captive-dependency"])
    #expect(error?.findings.first?.chain.map(\.description) == ["any Striking", "any Bell"])
  }

  @Test func `a scoped service resolves from its scope`() throws {
    let provider = try container {
      $0.register(as: TowerClock.self, lifetime: .scoped).register((any Bell).self, lifetime: .scoped) { () in Gong() }
    }.validated()
    let scope = provider.makeScope()
    #expect(scope.resolveRequired((any Striking).self).strike() == "gong")
  }

  @Test func `services whose injections request each other are no cycle`() throws {
    let provider = try container { $0.register(as: Hen.self).register(as: Egg.self) }.validated()
    let hen = provider.resolveRequired(Hen.self)
    let again = hen.egg.hen
    #expect(hen === again)
  }

  @Test func `a service of the main actor must be requested on the main actor`() async throws {
    let provider = try belfry { $0.register(as: Window.self) }
    let result = await Task.detached {
      Result {
        let window: Window = try provider.require()
        return window.bell.sound
      }
    }.value
    let error = #expect(throws: ServiceError.self) { try result.get() }
    #expect(error?.rule == "isolation-mismatch")
  }
}

@Service
private final class Hen: Sendable {
  @Injection var egg: Egg
}

@Service
private final class Egg: Sendable {
  @Injection var hen: Hen
}
