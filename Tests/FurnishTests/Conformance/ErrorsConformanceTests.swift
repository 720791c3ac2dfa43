import Furnish
import Testing

/// The errors that requests throw, and their texts.
struct ErrorsConformanceTests {
  private final class Cellar: Sendable {
    init(attic: Attic) {}
  }

  private final class Attic: Sendable {
    init(cellar: Cellar) {}
  }

  @Test func `a missing service is thrown with its name and the fix`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, Candle.init) }
    let error = #expect(throws: ServiceError.self) {
      try provider.require((any Lamp).self, fileID: "App/Hall.swift", line: 7)
    }
    #expect(
      error?.description == """
        any Lamp is not registered.
          where: any FurnishTests.Lamp, requested at App/Hall.swift:7
          fix:   add `services.register((any Lamp).self) { … }`.
        """)
  }

  @Test func `the error names the requester of a missing service`() throws {
    let line: UInt = #line + 3
    let provider = try validatedProvider {
      $0.register(Room.self) {
        Room(lamp: try $0.require((any Lamp).self))
      }
      $0.register([Room].self) { [try $0.require(Room.self)] }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require([Room].self) }
    #expect(error?.finding.chain.map(\.description) == ["Array<Room>", "Room", "any Lamp"])
    #expect(error?.finding.place?.line == Int(line))
  }

  @Test func `a direct request does not name other requesters`() throws {
    let container = try unbuiltContainer { $0.register(Room.self, Room.init(lamp:)) }
    withKnownIssue {
      container.build()
    } matching: { issue in
      issue.description.contains("any Lamp is not registered.")
    }
    let provider = try container.provider
    let error = #expect(throws: ServiceError.self) { try provider.require((any Lamp).self) }
    #expect(error?.finding.chain.map(\.description) == ["any Lamp"])
    let roomError = #expect(throws: ServiceError.self) { try provider.require(Room.self) }
    #expect(roomError?.finding == container.findings.first)
  }

  @Test func `a missing required service stops the program with the place of the request`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let provider = try validatedProvider { $0.register(Candle.self, Candle.init) }
      _ = provider.resolveRequired((any Lamp).self, name: .hall, fileID: "App/Hall.swift", line: 7)
    }
    #expect(standardError(result).contains("where: any FurnishTests.Lamp \"hall\", requested at App/Hall.swift:7\n"))
  }

  @Test func `the error of a scoped service that is requested from the root states the place`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, lifetime: .scoped, Candle.init) }
    let error = #expect(throws: ServiceError.self) {
      try provider.require(Candle.self, fileID: "App/Hall.swift", line: 7)
    }
    #expect(error?.rule == "scoped-from-root")
    #expect(error?.finding.location == "FurnishTests.Candle, requested at App/Hall.swift:7")
  }

  @Test func `the error of an asynchronous service that is not awaited states the place`() throws {
    let provider = try validatedProvider { $0.register(Candle.self) { () async in Candle() } }
    let error = #expect(throws: ServiceError.self) {
      try provider.require(Candle.self, fileID: "App/Hall.swift", line: 7)
    }
    #expect(error?.rule == "async-in-sync")
    #expect(error?.finding.location == "FurnishTests.Candle, requested at App/Hall.swift:7")
  }

  @Test func `awaiting a missing service reports the place`() async throws {
    let provider = try validatedProvider { $0.register(Candle.self, Candle.init) }
    let error = await #expect(throws: ServiceError.self) {
      try await provider.require((any Lamp).self, fileID: "App/Hall.swift", line: 7)
    }
    #expect(error?.finding.location == "any FurnishTests.Lamp, requested at App/Hall.swift:7")
  }

  @Test func `a missing service stops the program where the request cannot throw`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let provider = try validatedProvider {
        $0.register(Room.self) { Room(lamp: $0.resolveRequired((any Lamp).self)) }
      }
      _ = provider.resolveRequired(Room.self)
    }
    #expect(
      standardError(result).contains("any Lamp is not registered.\n  where: Room → any FurnishTests.Lamp, requested"))
  }

  @Test func `an optional request stops the program if the service cannot be created`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let provider = try validatedProvider { $0.register(Candle.self) { () throws -> Candle in throw Darkness() } }
      _ = provider.resolve(Candle.self)
    }
    #expect(standardError(result).contains("The recipe of Candle threw: Darkness()"))
  }

  @Test func `an error of a recipe is passed on`() throws {
    let line = #line + 2
    let provider = try validatedProvider {
      $0.register((any Lamp).self) { () throws -> any Lamp in throw Darkness() }
      $0.register(Room.self, Room.init(lamp:))
    }
    let error = #expect(throws: ServiceError.self) { try provider.require(Room.self) }
    #expect(error?.underlying as? Darkness == Darkness())
    #expect(
      error?.description == """
        The recipe of any Lamp threw: Darkness()
          where: FurnishTests.Room → any FurnishTests.Lamp, registered at \
        FurnishTests/ErrorsConformanceTests.swift:\(line)
          fix:   catch the error in the recipe, or handle it where the service is requested with \
        `try provider.require`.
        """)
  }

  @Test func `a service that failed is created at the next request`() throws {
    let isDark = Shared(true)
    let provider = try validatedProvider {
      $0.register(Candle.self) {
        if isDark.value { throw Darkness() }
        return Candle()
      }
      $0.register([Candle].self) { (candle: Candle) in [candle] }
    }
    #expect(throws: ServiceError.self) { try provider.require([Candle].self) }
    isDark.set(false)
    #expect(isSame(try provider.require([Candle].self).first, provider.resolve(Candle.self)))
  }

  @Test func `dependencies of a failed service are retained`() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self) { Member(of: population) }
      $0.register(Candle.self) { (_: Member) throws -> Candle in throw Darkness() }
    }
    for _ in 0..<2 { #expect(throws: ServiceError.self) { try provider.require(Candle.self) } }
    #expect((population.created, population.living) == (1, 1))
  }

  @Test func `an argument of a recipe is released if the next argument cannot be created`() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self, lifetime: .transient) { Member(of: population) }
      $0.register((any Lamp).self) { () throws -> any Lamp in throw Darkness() }
      $0.register(Candle.self) { (_: Member, _: any Lamp) in Candle() }
    }
    #expect(throws: ServiceError.self) { try provider.require(Candle.self) }
    #expect((population.created, population.living) == (1, 0))
  }

  @Test func `a request for all services fails if one of them fails`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init)
      $0.register((any Lamp).self) { () throws -> any Lamp in throw Darkness() }
      $0.register(Int.self) { (lamps: [any Lamp]) in lamps.count }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require(Int.self) }
    #expect(error?.underlying is Darkness)
  }

  @Test func `a cycle of closures is an error with its path`() throws {
    let provider = try validatedProvider {
      $0.register(Cellar.self) { Cellar(attic: try $0.require(Attic.self)) }
      $0.register(Attic.self) { Attic(cellar: try $0.require(Cellar.self)) }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require(Cellar.self) }
    #expect(error?.rule == "dependency-cycle")
    #expect(error?.finding.chain.map(\.description) == ["Cellar", "Attic", "Cellar"])
  }

  @Test func `a cycle of transients is an error with its path`() throws {
    let provider = try validatedProvider {
      $0.register(Cellar.self, lifetime: .transient) { Cellar(attic: try $0.require(Attic.self)) }
      $0.register(Attic.self, lifetime: .transient) { Attic(cellar: try $0.require(Cellar.self)) }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require(Cellar.self) }
    #expect(error?.rule == "dependency-cycle")
    #expect(error?.finding.chain.count == 3)
  }

  @Test func `a service that needs itself is an error`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self) { Shade(try $0.require((any Lamp).self)) }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require((any Lamp).self) }
    #expect(error?.finding.message == "any Lamp depends on itself.")
  }

  @Test func `a cycle leaves the rest of the container usable`() throws {
    let provider = try validatedProvider {
      $0.register(Cellar.self) { Cellar(attic: try $0.require(Attic.self)) }
      $0.register(Attic.self) { Attic(cellar: try $0.require(Cellar.self)) }
      $0.register(Candle.self, Candle.init)
    }
    #expect(throws: ServiceError.self) { try provider.require(Cellar.self) }
    #expect(throws: ServiceError.self) { try provider.require(Cellar.self) }
    #expect(provider.resolve(Candle.self) != nil)
  }

  @Test func `the error of a request after the end of its scope has a fix`() throws {
    var scope: ServiceScope? = try validatedProvider { $0.register(Keeper.self) { Keeper($0) } }
    let keeper = try #require(scope?.resolve(Keeper.self))
    scope = nil
    let error = #expect(throws: ServiceError.self) {
      try keeper.provider.require(Candle.self, fileID: "App/Hall.swift", line: 7)
    }
    #expect(
      error?.description == """
        Candle was requested after its scope was released.
          where: FurnishTests.Candle, requested at App/Hall.swift:7
          fix:   retain the container's provider, or the scope, for as long as its services are in use.
        """)
  }

  @Test func `the error of a request from a released scope names the recipe and the place of the request`() throws {
    let storedLazy = Shared<Lazy<Candle>?>(nil)
    var releasedProvider: ServiceScope? = try validatedProvider {
      $0.register(Candle.self, Candle.init)
      $0.register(Int.self) { (candle: Lazy<Candle>) in
        storedLazy.set(candle)
        return 1
      }
    }
    _ = releasedProvider?.resolve(Int.self)
    releasedProvider = nil
    let line: UInt = #line + 1
    let provider = try validatedProvider { $0.register(Room.self) { Room(lamp: try storedLazy.value!.get()) } }
    let error = #expect(throws: ServiceError.self) {
      try provider.require(Room.self, fileID: "App/Hall.swift", line: 7)
    }
    #expect(error?.finding.message == "Candle was requested after its scope was released.")
    #expect(
      error?.finding.location
        == "FurnishTests.Room → FurnishTests.Candle, requested at FurnishTests/ErrorsConformanceTests.swift:\(line)")
  }
}
