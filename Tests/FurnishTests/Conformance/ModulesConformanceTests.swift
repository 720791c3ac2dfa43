import Furnish
import Testing

/// Groups of registrations.
struct ModulesConformanceTests {
  private struct Lighting: ServiceModule {
    func register(in services: any ServiceCollection) { services.register((any Lamp).self, Candle.init) }
  }

  private struct Rooms: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.include(Lighting())
      services.register(Room.self, Room.init(lamp:))
    }
  }

  private struct Ping: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.include(Pong())
      services.register(String.self) { "ping" }
    }
  }

  private struct Pong: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.include(Ping())
      services.register(String.self) { "pong" }
    }
  }

  private struct Numbered: ServiceModule, Equatable {
    let number: Int

    func register(in services: any ServiceCollection) {
      services.register(Int.self) { [number] in number }
    }
  }

  private struct Night: ServiceModule {
    func register(in services: any ServiceCollection) { services.register((any Lamp).self, Lantern.init) }
  }

  @Test func `a module registers its services`() throws {
    let provider = try validatedProvider { $0.include(Lighting()) }
    #expect(provider.resolve((any Lamp).self)?.label == "candle")
  }

  @Test func `a module may include another`() throws {
    let provider = try validatedProvider { $0.include(Rooms()) }
    #expect(provider.resolve(Room.self)?.lamp.label == "candle")
  }

  @Test func `a module that is included twice registers once`() throws {
    let provider = try validatedProvider {
      $0.include(Lighting())
      $0.include(Rooms())
      $0.include(Lighting())
    }
    #expect(provider.resolveAll((any Lamp).self).count == 1)
  }

  @Test func `modules may include each other`() throws {
    let provider = try validatedProvider { $0.include(Ping()) }
    #expect(provider.resolveAll(String.self) == ["pong", "ping"])
  }

  @Test func `two different values of one module type are two modules`() throws {
    let provider = try validatedProvider {
      $0.include(Numbered(number: 1))
      $0.include(Numbered(number: 2))
      $0.include(Numbered(number: 1))
    }
    #expect(provider.resolveAll(Int.self) == [1, 2])
  }

  @Test func `the registrations of a module are ordered by the place where it is included`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Lantern.init)
      $0.include(Lighting())
      $0.register((any Lamp).self, Lantern.init)
    }
    #expect(provider.resolveAll((any Lamp).self).map(\.label) == ["lantern", "candle", "lantern"])
  }

  @Test func `two modules that register one service are a warning and no error`() throws {
    let container = try unbuiltContainer {
      $0.include(Lighting())
      $0.include(Night())
    }
    #expect(try container.validated().resolve((any Lamp).self)?.label == "lantern")
    #expect(container.findings.map(\.rule) == ["module-clash"])
    #expect(container.findings.first?.severity == .warning)
  }

  @Test func `modules do not clash where a request takes all registrations`() throws {
    let container = try unbuiltContainer {
      $0.include(Lighting())
      $0.include(Night())
      $0.register(Int.self) { (lamps: [any Lamp]) in lamps.count }
    }
    #expect(container.findings.isEmpty)
  }

  @Test func `a program may replace a service of a module`() throws {
    let container = try unbuiltContainer {
      $0.include(Lighting())
      $0.register((any Lamp).self, Lantern.init)
    }
    #expect(try container.validated().resolve((any Lamp).self)?.label == "lantern")
    #expect(container.findings.isEmpty)
  }

  @Test func `a module may decorate services of other modules`() throws {
    struct Shading: ServiceModule {
      func register(in services: any ServiceCollection) {
        services.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) }
      }
    }
    let provider = try validatedProvider {
      $0.include(Shading())
      $0.include(Lighting())
    }
    #expect(provider.resolve((any Lamp).self)?.label == "shade(candle)")
  }
}
