import Furnish
import Testing

/// A provider of another library: it has a lamp, and fails to close.
private final class Shelf: ScopedProvider {
  private struct Locked: Error {}

  let lamp = Candle()
  let isScope: Bool
  init(isScope: Bool = false) { self.isScope = isScope }

  func find<T>(_ request: ServiceRequest<T>) throws -> T? { request.name == nil ? lamp as? T : nil }
  func findAll<T>(_ request: ServiceRequest<T>) throws -> [T] { try find(request).map { [$0] } ?? [] }

  func findAll<T, Key: Hashable>(_ request: ServiceRequest<T>, by key: Key.Type) throws -> [Key: T] {
    guard T.self == (any Lamp).self else { return [:] }
    return ["shelf": lamp] as? [Key: T] ?? [:]
  }

  func makeScope() -> Shelf { Shelf(isScope: true) }
  func close() throws { if isScope { throw Locked() } }
}

private final class Jammed: Closeable, Sendable {
  struct Stuck: Error {}
  func close() throws { throw Stuck() }
}

/// Overrides of providers that are not scopes of Furnish, and overrides through `any ServiceProvider`.
struct ForeignOverridingTests {
  private let shelf: any ServiceProvider = Shelf()

  @Test func `an override through any ServiceProvider can be closed`() async throws {
    let container = try unbuiltContainer { $0.register((any Lamp).self, Candle.init) }
    let provider: any ServiceProvider = try container.validated()
    let override = provider.overriding { $0.register(Jammed.self, Jammed.init) }
    _ = override.resolveRequired(Jammed.self)
    let error = await #expect(throws: ClosingError.self) { try await override.close() }
    #expect(error?.errors.first is Jammed.Stuck)
    #expect(provider.resolve((any Lamp).self) != nil)
  }

  @Test func `an override through the provider of a recipe can be closed`() async throws {
    let provider = try validatedProvider {
      $0.register(Int.self, lifetime: .transient) { provider in
        let override: any ScopedProvider = provider.overriding { $0.register(String.self) { "seven" } }
        return override.resolveRequired(String.self).count
      }
    }
    #expect(provider.resolve(Int.self) == 5)
  }

  @Test func `closing an override throws the errors of its services and of the other provider together`() async throws {
    let scope = shelf.overriding {
      $0.register(Jammed.self, lifetime: .scoped, fileID: "App/Main.swift", line: 3) { Jammed() }
    }
    .makeScope()
    _ = scope.resolveRequired(Jammed.self)
    let error = await #expect(throws: ClosingError.self) { try await scope.close() }
    #expect(error?.errors.count == 2)
    #expect(
      error?.description == """
        Jammed could not be closed: Stuck()
          where: FurnishTests.Jammed, registered at App/Main.swift:3
          fix:   catch the error in its `close()`, or where the scope is closed: all others were closed.
        Shelf could not be closed: Locked()
          where: FurnishTests.Shelf
          fix:   catch the error in its `close()`, or where the scope is closed: all others were closed.
        """)
  }

  @Test func `an asynchronous recipe of an override is awaited`() async throws {
    let override = shelf.overriding {
      $0.register(Int.self) { () async in 7 }
        .register(String.self, lifetime: .transient) { () async in "seven" }
        .register(Int.self, key: "async") { () async in 8 }
    }
    #expect(try await override.require(Int.self) == 7)
    #expect(try await override.requireAll(Int.self) == [7])
    #expect(try await override.requireAll(String.self) == ["seven"])
    #expect(try await override.requireAll(Int.self, by: String.self) == ["async": 8])
    #expect(try await override.require((any Lamp).self).label == "candle")
    #expect(try await override.overriding { $0.register(Bool.self) { true } }.require(Int.self) == 7)
  }

  @Test func `a registration that replaces others hides those of the other provider`() async throws {
    let override = shelf.overriding { $0.replacing.register((any Lamp).self, Lantern.init) }
    #expect(override.resolveAll((any Lamp).self).map(\.label) == ["lantern"])
    #expect(try await override.requireAll((any Lamp).self).map(\.label) == ["lantern"])
    let added = shelf.overriding { $0.register((any Lamp).self, Lantern.init) }
    #expect(added.resolveAll((any Lamp).self).map(\.label) == ["candle", "lantern"])
    #expect(try await added.requireAll((any Lamp).self).map(\.label) == ["candle", "lantern"])
  }

  @Test func `a registration that is added if missing gives way to the other provider`() async throws {
    let override = shelf.overriding {
      $0.addingIfMissing.register((any Lamp).self, Lantern.init).register(Int.self) { 7 }
        .register((any Lamp).self, key: "shelf", Lantern.init).register((any Lamp).self, key: "own", Lantern.init)
    }
    #expect(override.resolve((any Lamp).self)?.label == "candle")
    #expect(try await override.require((any Lamp).self).label == "candle")
    #expect(override.resolveAll((any Lamp).self).map(\.label) == ["candle"])
    #expect(override.resolve(Int.self) == 7)
    #expect(override.resolveAll(Int.self) == [7])
    let byKey = override.resolveAll((any Lamp).self, by: String.self).mapValues(\.label)
    #expect(byKey == ["shelf": "candle", "own": "lantern"])
    #expect(try await override.requireAll((any Lamp).self, by: String.self).mapValues(\.label) == byKey)
  }

  @Test func `a decorator of a service of the other provider is reported`() {
    let reports = reports {
      _ = shelf.overriding {
        $0.decorate((any Lamp).self, fileID: "App/Main.swift", line: 3) { (lamp: any Lamp) in Shade(lamp) }
          .register(Int.self) { 7 }.decorate(Int.self) { (number: Int) in number + 1 }
      }
    }
    #expect(
      reports.map(\.message) == [
        """
        A decorator has no effect: an override of Shelf cannot wrap the any Lamp of Shelf.
          where: any FurnishTests.Lamp, decorated at App/Main.swift:3
          fix:   resolve any Lamp from the overridden provider, and register the wrapped service in the override.
        """
      ])
  }

  @Test func `a decorator of a service with an argument wraps the instances that the override creates`() {
    let reports = reports {
      let override = shelf.overriding {
        $0.register(Int.self, with: String.self) { (text: String) in text.count }
          .decorate(Int.self, lifetime: .transient) { (number: Int) in number + 1 }
      }
      #expect(override.resolve(Int.self, with: "lamp") == 5)
    }
    #expect(reports.map(\.message) == [])
  }

  @Test func `a parameter whose service only the other provider has is reported`() {
    let reports = reports {
      let override = shelf.overriding {
        $0.register(Room.self, fileID: "App/Main.swift", line: 3, Room.init(lamp:))
      }
      #expect(throws: ServiceError.self) { try override.require(Room.self) }
    }
    #expect(
      reports.map(\.message) == [
        """
        Room cannot receive any Lamp: an override of Shelf passes only the services that it registers to its recipes.
          where: FurnishTests.Room → any FurnishTests.Lamp, registered at App/Main.swift:3
          fix:   register any Lamp in the override as well.
        """
      ])
  }

  @Test func `an input of a level and a registration that gives way are not reported`() {
    enum Session: ScopeLevel { typealias Input = Int }
    let reports = reports {
      _ = shelf.overriding {
        $0.register(String.self, lifetime: .scoped(to: Session.self)) { (number: Int) in "\(number)" }
          .addingIfMissing.register(Room.self, Room.init(lamp:))
      }
    }
    #expect(reports.map(\.message) == [])
  }

  @Test func `a registration that gives way is not created`() async throws {
    struct Offline: Error {}
    let override = shelf.overriding {
      $0.addingIfMissing.register((any Lamp).self) { () throws -> any Lamp in throw Offline() }
    }
    #expect(override.resolveAll((any Lamp).self).map(\.label) == ["candle"])
    #expect(try await override.requireAll((any Lamp).self).map(\.label) == ["candle"])
  }

  @Test func `an override of an override names the provider below both`() {
    let override = shelf.overriding { $0.register(Int.self) { 7 } }
    let reports = reports {
      _ = override.overriding { $0.decorate((any Lamp).self) { (lamp: any Lamp) in Shade(lamp) } }
    }
    #expect(reports.first?.message.contains("an override of Shelf cannot wrap the any Lamp of Shelf.") == true)
  }

  @Test func `the explanation of a service that gives way is that of the service below`() {
    let lower = shelf.overriding { $0.register(Int.self, fileID: "App/Main.swift", line: 3) { 7 } }
    let upper = lower.overriding { $0.addingIfMissing.register(Int.self, fileID: "App/Main.swift", line: 9) { 8 } }
    #expect(upper.resolve(Int.self) == 7)
    #expect("\(upper.explain(Int.self))".contains("App/Main.swift:3"))
  }
}
