import Furnish
import Testing

/// Decorators of services that are not `Sendable`, and decorators that belong to the main actor.
struct DecoratorFormsTests {
  private protocol Pen: AnyObject { var width: Int { get } }
  private final class Pencil: Pen { let width = 1 }
  private final class Wide: Pen {
    let inner: any Pen
    init(_ inner: any Pen) { self.inner = inner }
    var width: Int { inner.width * 10 }
  }

  @MainActor private protocol Pane: AnyObject { var title: String { get } }
  @MainActor private final class Window: Pane { let title = "window" }
  @MainActor private final class Framed: Pane {
    let inner: any Pane
    let mark: String
    init(_ inner: any Pane, _ mark: String = "") { (self.inner, self.mark) = (inner, mark) }
    var title: String { "[\(mark)\(inner.title)]" }
  }

  private struct Sketch: Sendable { let width: Int }

  @Test func `a transient service that is not Sendable is wrapped at each request`() throws {
    let provider = try validatedProvider {
      $0.register((any Pen).self, lifetime: .transient) { Pencil() }
        .decorate((any Pen).self, lifetime: .transient) { (inner: any Pen) in Wide(inner) }
        .register(Sketch.self) { (pen: any Pen) in Sketch(width: pen.width) }
    }
    #expect(provider.resolve(Sketch.self)?.width == 10)
  }

  @Test func `a decorator of transient services leaves shared ones as they are`() throws {
    let container = try unbuiltContainer {
      $0.register((any Lamp).self, Candle.init)
        .register((any Lamp).self, lifetime: .scoped, Candle.init)
        .register((any Lamp).self, lifetime: .transient, Lantern.init)
        .decorate((any Lamp).self, lifetime: .transient) { (lamp: any Lamp, color: String) in Shade(lamp, color) }
        .register(String.self, instance: "red")
    }
    let scope = try container.validated().makeScope()
    #expect(scope.resolveAll((any Lamp).self).map(\.label) == ["candle", "candle", "red(lantern)"])
    #expect(container.findings.isEmpty)
  }

  @Test func `a decorator of transient services needs nothing if no service is transient`() throws {
    let container = try unbuiltContainer {
      $0.register((any Lamp).self, fileID: "App/Main.swift", line: 1, Candle.init)
        .decorate((any Lamp).self, lifetime: .transient, fileID: "App/Main.swift", line: 2) {
          (lamp: any Lamp, _: String) in
          Shade(lamp)
        }
    }
    #expect(try container.validated().resolve((any Lamp).self)?.label == "candle")
    #expect(
      container.findings.map(\.description) == [
        """
        A decorator has no effect: any Lamp is not registered as transient.
          where: any FurnishTests.Lamp, decorated at App/Main.swift:2
          fix:   remove `lifetime:` if the service is Sendable, decorate it with `decorateOnMainActor` if it belongs to \
        the main actor, or remove the decorator.
        """
      ])
  }

  @Test func `a decorator of transient services under a key is reported if that registration is shared`() throws {
    let container = try unbuiltContainer {
      $0.register((any Lamp).self, key: 1, Candle.init)
        .register((any Lamp).self, key: 2, lifetime: .transient, Candle.init)
        .decorate((any Lamp).self, key: 1, lifetime: .transient) { (lamp: any Lamp) in Shade(lamp) }
        .decorate((any Lamp).self, key: 2, lifetime: .transient) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(container.findings.map(\.rule) == ["unused-decorator"])
    let labels = try container.validated().resolveAll((any Lamp).self, by: Int.self).mapValues(\.label)
    #expect(labels == [1: "candle", 2: "shade(candle)"])
  }

  @MainActor
  @Test func `a decorator on the main actor wraps a service of the main actor`() throws {
    let provider = try validatedProvider {
      $0.registerOnMainActor((any Pane).self) { Window() }
        .register(String.self, instance: "*")
        .decorateOnMainActor((any Pane).self) { (inner: any Pane, mark: String) in Framed(inner, mark) }
        .decorateOnMainActor((any Pane).self, name: "other") { (inner: any Pane) in Framed(inner) }
        .registerOnMainActor((any Pane).self, name: "other") { Window() }
    }
    #expect(provider.resolve((any Pane).self)?.title == "[*window]")
    #expect(provider.resolve((any Pane).self) === provider.resolve((any Pane).self))
    #expect(provider.resolve((any Pane).self, name: "other")?.title == "[window]")
  }

  @MainActor
  @Test func `a service without an actor belongs to the main actor once it is decorated there`() async throws {
    let container = try unbuiltContainer {
      $0.register((any Lamp).self, Candle.init)
        .decorateOnMainActor((any Lamp).self) { (lamp: any Lamp) in Shade(lamp, "main") }
    }
    let provider = try container.validated()
    let elsewhere = TestThread.run {
      #expect(throws: ServiceError.self) { try provider.require((any Lamp).self) }?.rule
    }
    #expect(elsewhere == "isolation-mismatch")
    #expect(provider.explain((any Lamp).self).registration?.isolation == .mainActor)
    let awaited = try await Task.detached { try await provider.require((any Lamp).self).label }.value
    #expect(awaited == "main(candle)")
    // A `Sendable` service that exists can be requested anywhere.
    #expect(TestThread.run { provider.resolve((any Lamp).self)?.label } == "main(candle)")
  }

  @MainActor
  @Test func `a service that is not Sendable and decorated on the main actor is confined to it`() throws {
    let container = try unbuiltContainer {
      $0.register(as: Fixed.self)
        .decorateOnMainActor((any Numbering).self) { (_: any Numbering) in Counting() }
        .register(Sketch.self, lifetime: .transient) { (numbers: any Numbering) in Sketch(width: numbers.next()) }
    }
    #expect(reports { container.build() }.count == 1)
    let provider = try container.provider
    #expect(provider.resolve((any Numbering).self)?.next() == 1)
    #expect(provider.resolve(Sketch.self)?.width == 2)
    let elsewhere = TestThread.run {
      #expect(throws: ServiceError.self) { try provider.require(Sketch.self) }?.rule
    }
    #expect(elsewhere == "isolation-mismatch")
  }

  @Test func `an asynchronous recipe is decorated on the main actor`() async throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self) { () async in Candle() }
        .register((any Lamp).self, name: .hall, lifetime: .transient) { () async in Lantern() }
        .decorateOnMainActor((any Lamp).self) { (lamp: any Lamp) in
          Shade(lamp, MainThread.isCurrent ? "main" : "other")
        }
        .decorateOnMainActor((any Lamp).self, name: .hall) { (lamp: any Lamp) in
          Shade(lamp, MainThread.isCurrent ? "main" : "other")
        }
    }
    #expect(try await provider.require((any Lamp).self).label == "main(candle)")
    #expect(try await provider.require((any Lamp).self, name: .hall).label == "main(lantern)")
  }

  @Test func `validation finds a dependent that is not on the actor of a decorator`() throws {
    let container = try unbuiltContainer {
      $0.register((any Lamp).self, fileID: "App/Main.swift", line: 1, Candle.init)
        .decorateOnMainActor((any Lamp).self, fileID: "App/Main.swift", line: 2) { (lamp: any Lamp) in Shade(lamp) }
        .register(Room.self, fileID: "App/Main.swift", line: 3, Room.init(lamp:))
    }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["isolation-mismatch"])
    #expect(error?.findings.first?.chain.map(\.description) == ["Room", "any Lamp"])
  }
}

private protocol Numbering: AnyObject { func next() -> Int }

private final class Fixed: Numbering, Sendable, ServiceImplementation {
  static var serviceRecipe: ServiceRecipe<any Numbering> { ServiceRecipe(Fixed.self) { () in Fixed() } }
  func next() -> Int { 0 }
}

private final class Counting: Numbering {
  private var number = 0
  func next() -> Int {
    number += 1
    return number
  }
}
