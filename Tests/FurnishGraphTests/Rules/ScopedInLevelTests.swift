import FurnishGraph
import Testing

/// Scoped services without a level, which need a service of a level.
@Suite struct ScopedInLevelTests {
  private var app = WiringBuilder()

  init() {
    app.level("App.Session", input: "App.User")
    app.level("App.Import")
    app.register("App.Draft", .scoped, needs: ["App.Cart"])
    app.register("App.Cart", level: "App.Session")
  }

  @Test mutating func `a scoped service that needs a service of a level may be requested in that level`() {
    app.request("App.Draft", from: .level("App.Session"))
    #expect(app.rules == [])
  }

  @Test mutating func `a request from an unknown scope is not judged`() {
    app.request("App.Draft", from: .unknown)
    #expect(app.rules == [])
  }

  @Test mutating func `a request from a scope outside of the level is reported`() {
    app.request("App.Draft", from: .anonymous)
    app.request("App.Draft", from: .level("App.Import"), line: 2)
    #expect(app.rules == ["outside-level", "outside-level"])
    #expect(app.findings.map { $0.chain.map(\.description) } == [["Draft", "Cart"], ["Draft", "Cart"]])
  }

  @Test mutating func `a request from the root is scoped-from-root`() {
    app.request("App.Draft")
    #expect(app.rules == ["scoped-from-root"])
  }

  @Test mutating func `a request that needs a scope and a level is reported once`() {
    app.register("App.Page", .transient, needs: ["App.Draft", "App.Cart"])
    app.request("App.Page")
    #expect(app.rules == ["outside-level"])
  }

  @Test mutating func `a service of the level may need the scoped service`() {
    app.register("App.Basket", level: "App.Session", needs: ["App.Draft"])
    #expect(app.rules == [])
  }

  @Test mutating func `a service of another level cannot need the scoped service`() {
    app.register("App.Job", level: "App.Import", needs: ["App.Draft"])
    #expect(app.rules == ["outside-level"])
    #expect(app.findings.map { $0.chain.map(\.description) } == [["Job", "Draft", "Cart"]])
  }

  @Test mutating func `a singleton that needs the scoped service is a captor`() {
    app.register("App.Log", needs: ["App.Draft"])
    #expect(app.rules == ["captive-dependency"])
    #expect(app.findings.map { $0.chain.map(\.description) } == [["Log", "Draft"]])
  }
}
