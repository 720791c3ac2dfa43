import Furnish
import Testing

/// The findings of a container before it creates anything, with a test for each rule.
struct ValidationConformanceTests {
  private final class Cellar: Sendable {
    init(attic: Attic) {}
  }

  private final class Attic: Sendable {
    init(cellar: Cellar) {}
  }

  private func findings(_ register: (any ServiceCollection) -> Void) throws -> [Finding] {
    let container = try unbuiltContainer(register)
    let error = #expect(throws: WiringError.self) { try container.validated() }
    return error?.findings ?? []
  }

  @Test func `a sound container has no findings`() throws {
    let container = try unbuiltContainer {
      $0.register((any Lamp).self, Candle.init).register(Room.self, lifetime: .scoped, Room.init(lamp:))
    }
    #expect(container.findings.isEmpty)
  }

  @Test func `a missing service is found`() throws {
    let findings = try findings { $0.register(Room.self, Room.init(lamp:)) }
    #expect(findings.map(\.rule) == ["missing-service"])
    #expect(findings.first?.chain.map(\.description) == ["Room", "any Lamp"])
  }

  @Test func `a missing service is one finding even if several services need it`() throws {
    let findings = try findings {
      $0.register(Room.self, Room.init(lamp:)).register(House.self, House.init(room:lamp:))
    }
    #expect(findings.map(\.rule) == ["missing-service"])
    #expect(findings.first?.affected == 2)
  }

  @Test(arguments: ["Lazy", "Factory", "Named"])
  func `a missing service behind a wrapper is found`(wrapper: String) throws {
    let findings = try findings {
      switch wrapper {
      case "Lazy": $0.register(Bool.self) { (_: Lazy<any Lamp>) in true }
      case "Factory": $0.register(Bool.self) { (_: Factory<any Lamp>) in true }
      default: $0.register(Bool.self) { (_: Named<any Lamp, Hall>) in true }
      }
    }
    #expect(findings.map(\.rule) == ["missing-service"])
    #expect(findings.first?.chain.last?.shortType == "any Lamp")
  }

  @Test func `a cycle is found`() throws {
    let findings = try findings {
      $0.register(Cellar.self, Cellar.init(attic:)).register(Attic.self, Attic.init(cellar:))
    }
    #expect(findings.map(\.rule) == ["dependency-cycle"])
    #expect(findings.first?.chain.map(\.description) == ["Cellar", "Attic", "Cellar"])
  }

  @Test func `a cycle through a decorator is found`() throws {
    let findings = try findings {
      $0.register((any Lamp).self, Candle.init).register(Room.self, Room.init(lamp:))
      $0.decorate((any Lamp).self) { (lamp: any Lamp, _: Room) in Shade(lamp) }
    }
    #expect(findings.map(\.rule) == ["dependency-cycle"])
  }

  @Test func `a singleton that would retain a scoped service is found`() throws {
    let findings = try findings {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init).register(Room.self, Room.init(lamp:))
    }
    #expect(findings.map(\.rule) == ["captive-dependency"])
  }

  @Test func `a singleton that would retain a scoped service through a transient is found`() throws {
    let findings = try findings {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.register(Room.self, lifetime: .transient, Room.init(lamp:))
      $0.register(Int.self) { (_: Room) in 1 }
    }
    #expect(findings.map(\.rule) == ["captive-dependency"])
    #expect(findings.first?.chain.map(\.description) == ["Int", "Room", "any Lamp"])
  }

  @Test(arguments: ["array", "Lazy", "optional"])
  func `a singleton that would retain a scoped service in a wrapper is found`(wrapper: String) throws {
    let findings = try findings {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
      switch wrapper {
      case "array": $0.register(Bool.self) { (_: [any Lamp]) in true }
      case "Lazy": $0.register(Bool.self) { (_: Lazy<any Lamp>) in true }
      default: $0.register(Bool.self) { (_: (any Lamp)?) in true }
      }
    }
    #expect(findings.map(\.rule) == ["captive-dependency"])
  }

  @Test func `an eager service that is scoped is found`() throws {
    let findings = try findings { $0.register(Candle.self, lifetime: .scoped, eager: true, Candle.init) }
    #expect(findings.map(\.rule) == ["scoped-from-root"])
  }

  @Test func `a request off the main actor is found`() throws {
    let findings = try findings {
      $0.registerOnMainActor((any Lamp).self) { Candle() }.register(Room.self, Room.init(lamp:))
    }
    #expect(findings.map(\.rule) == ["isolation-mismatch"])
  }

  @Test func `a recipe that takes the provider is a note`() throws {
    let container = try unbuiltContainer { $0.register(Candle.self) { _ in Candle() } }
    #expect(try container.validated().resolve(Candle.self) != nil)
    #expect(container.findings.map(\.rule) == ["opaque-recipe"])
    #expect(container.findings.map(\.severity) == [.note])
  }

  @Test func `all faults are found at once in the order of registration`() throws {
    let findings = try findings {
      $0.register(Room.self, Room.init(lamp:))
      $0.register(Cellar.self, Cellar.init(attic:)).register(Attic.self, Attic.init(cellar:))
      $0.register(Candle.self, lifetime: .scoped, Candle.init).register(Int.self) { (_: Candle) in 1 }
    }
    #expect(findings.map(\.rule) == ["missing-service", "dependency-cycle", "captive-dependency"])
  }

  @Test func `the fix of a missing service names a similar registration`() throws {
    let findings = try findings {
      $0.register((any Lamp).self, name: "hall", Candle.init).register(Room.self, Room.init(lamp:))
    }
    #expect(findings.first?.fix.hasPrefix("request any Lamp \"hall\" instead") == true)
  }

  @Test func `nothing is created by validation`() throws {
    let population = Population()
    let container = try unbuiltContainer {
      $0.register(Member.self, eager: true) { Member(of: population) }
      $0.register(Candle.self, lifetime: .transient) { (_: Member) in Candle() }
    }
    try container.validated()
    #expect(container.findings.isEmpty)
    #expect(population.created == 0)
  }

  @Test func `findings can be read before the container is built`() throws {
    let container = try unbuiltContainer { $0.register(Room.self, Room.init(lamp:)) }
    #expect(container.findings.map(\.rule) == ["missing-service"])
    try container.services.register((any Lamp).self, Candle.init)
    #expect(container.findings.isEmpty)
  }

  @Test func `building reports the findings that validation throws`() throws {
    let container = try unbuiltContainer {
      $0.register(Room.self, Room.init(lamp:)).register(Candle.self) { _ in Candle() }
    }
    let reports = reports { container.build() }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(reports.map(\.message) == error?.findings.map(\.description))
    #expect(reports.count == 1)
  }

  @Test func `a missing service is reported in the same words when it is requested`() throws {
    let container = try unbuiltContainer { $0.register(Room.self, Room.init(lamp:)) }
    let reports = reports { container.build() }
    let error = #expect(throws: ServiceError.self) { try container.provider.require(Room.self) }
    #expect(reports.map(\.message) == [error?.description])
  }

  @Test func `a cycle is reported in the same words when it is requested`() throws {
    let container = try unbuiltContainer {
      $0.register(Cellar.self, Cellar.init(attic:)).register(Attic.self, Attic.init(cellar:))
    }
    let reports = reports { container.build() }
    for service in 0..<2 {
      let error = #expect(throws: ServiceError.self) {
        if service == 0 { _ = try container.provider.require(Cellar.self) }
        if service == 1 { _ = try container.provider.require(Attic.self) }
      }
      #expect(reports.map(\.message) == [error?.description])
    }
  }

  @Test func `a captive service is reported in the same words when it is requested`() throws {
    let container = try unbuiltContainer {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init).register(Room.self, Room.init(lamp:))
    }
    let reports = reports { container.build() }
    let scope = try container.provider.makeScope()
    let error = #expect(throws: ServiceError.self) { try scope.require(Room.self) }
    #expect(reports.map(\.message) == [error?.description])
  }

  @Test func `a request off the main actor is reported in the same words`() throws {
    let container = try unbuiltContainer {
      $0.registerOnMainActor((any Lamp).self) { Candle() }.register(Room.self, Room.init(lamp:))
    }
    let reports = reports { container.build() }
    let provider = try container.provider
    let error = TestThread.run { #expect(throws: ServiceError.self) { try provider.require(Room.self) } }
    #expect(reports.map(\.message) == [error?.description])
  }
}
