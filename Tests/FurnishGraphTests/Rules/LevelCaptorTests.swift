import FurnishGraph
import Testing

/// `captive-dependency` between levels.
@Suite struct LevelCaptorTests {
  private var app = WiringBuilder()

  private var chains: [[String]] { app.findings.map { $0.chain.map(\.description) } }

  init() {
    app.level("App.Session")
    app.level("App.Screen", in: "App.Session", input: "App.ScreenID")
    app.level("App.Sheet", in: "App.Screen")
  }

  @Test mutating func `a singleton that would retain a service of a level is reported`() {
    app.register("any App.Log", needs: ["App.Cart"])
    app.register("App.Cart", level: "App.Session")
    #expect(
      app.findings.map(\.description) == [
        """
        any Log (singleton) would retain Cart (scoped to Session) beyond its scope.
          where: any Log → App.Cart, registered at App/Wiring.swift:1
          fix:   scope any Log to Session as well, \
        `services.register((any Log).self, lifetime: .scoped(to: Session.self)) { … }`, or make Cart a singleton.
        """
      ])
    #expect(app.rules == ["captive-dependency"])
  }

  @Test mutating func `a running service that would retain a service of a level is advised to open that level`() {
    app.register("App.Worker", isEager: true, isRunning: true, needs: ["App.Title"])
    app.register("App.Title", level: "App.Screen")
    #expect(
      app.findings.map(\.fix) == [
        "let Worker take `any ServiceProvider`, and request Title in a scope for each job, "
          + "`try await provider.withScope(Session.self) { scope in try await scope.withScope(Screen.self, …) "
          + "{ scope in try await scope.require(Title.self) } }`, or make Title a singleton."
      ])
  }

  @Test mutating func `a running service that would retain the input of a level is advised to open that level`() {
    app.register("App.Worker", isEager: true, isRunning: true, needs: ["App.ScreenID"])
    #expect(
      app.findings.map(\.fix) == [
        "let Worker take `any ServiceProvider`, and request ScreenID in a scope for each job, "
          + "`try await provider.withScope(Session.self) { scope in try await scope.withScope(Screen.self, …) "
          + "{ scope in try await scope.require(ScreenID.self) } }`."
      ])
  }

  @Test mutating func `a service that would retain one of an inner level is reported`() {
    app.register("App.Cart", level: "App.Session", needs: ["App.Model"])
    app.register("App.Model", .transient, needs: [.all("App.Title")])
    app.register("App.Title", level: "App.Screen")
    #expect(
      app.findings.map(\.description) == [
        """
        Cart (scoped to Session) would retain Title (scoped to Screen) beyond its scope.
          where: Cart → Model → App.Title, registered at App/Wiring.swift:1
          fix:   scope Cart to Screen as well, \
        `services.register(Cart.self, lifetime: .scoped(to: Screen.self)) { … }`, or scope Title to Session.
        """
      ])
    #expect(
      app.findings.flatMap(\.notes) == [
        .init(message: "Cart needs Model.", place: .wiring(1)),
        .init(message: "Model needs Title.", place: .wiring(2)),
        .init(message: "Title is registered here.", place: .wiring(3)),
      ])
  }

  @Test mutating func `a service that would retain the input of an inner level is reported`() {
    app.register("App.Cart", level: "App.Session", needs: ["App.ScreenID"])
    #expect(
      app.findings.map(\.description) == [
        """
        Cart (scoped to Session) would retain ScreenID (input of Screen) beyond its scope.
          where: Cart → App.ScreenID, registered at App/Wiring.swift:1
          fix:   scope Cart to Screen as well, \
        `services.register(Cart.self, lifetime: .scoped(to: Screen.self)) { … }`.
        """
      ])
  }

  @Test mutating func `a service that would retain a service two levels inside is reported`() {
    app.register("App.Cart", level: "App.Session", needs: ["App.Button"])
    app.register("App.Button", level: "App.Sheet")
    #expect(chains == [["Cart", "Button"]])
  }

  @Test mutating func `a service of an inner level behind a scoped service is captive`() {
    app.register("App.Cart", level: "App.Session", needs: ["App.Draft"])
    app.register("App.Draft", .scoped, needs: ["App.Title"])
    app.register("App.Title", level: "App.Screen")
    #expect(chains == [["Cart", "Draft", "Title"]])
  }

  @Test mutating func `a service of a level may retain those of the enclosing levels`() {
    app.register("App.Button", level: "App.Sheet", needs: ["App.Title", "App.Cart", "App.Log"])
    app.register("App.Title", level: "App.Screen", needs: ["App.Cart"])
    app.register("App.Cart", level: "App.Session", needs: ["App.Log"])
    app.register("App.Log")
    #expect(app.rules == [])
  }

  @Test mutating func `a service between two levels is the captor of the inner one`() {
    app.register("App.Log", needs: ["App.Cart"])
    app.register("App.Cart", level: "App.Session", needs: ["App.Title"])
    app.register("App.Title", level: "App.Screen")
    #expect(chains == [["Log", "Cart"], ["Cart", "Title"]])
  }

  @Test mutating func `the finding names a lifetime of the program by its description`() {
    app.register("App.Log", needs: ["App.Cart"])
    app.register("App.Cart", LifetimeDescription(name: "per window", sharing: .level))
    #expect(app.findings.map(\.message) == ["Log (singleton) would retain Cart (per window) beyond its scope."])
  }

  @Test mutating func `a service of a level that the facts do not show may need a service of any level`() {
    app.register("App.Basket", .scopedToLevel, needs: ["App.Cart"])
    app.register("App.Cart", level: "App.Session")
    #expect(app.rules == [])
  }
}
