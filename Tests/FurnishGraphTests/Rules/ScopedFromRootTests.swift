import FurnishGraph
import Testing

@Suite struct ScopedFromRootTests {
  private var app = WiringBuilder()

  @Test mutating func `a scoped service that is requested from the root is reported`() {
    app.register("any App.Session", .scoped)
    app.request("any App.Session", line: 3)
    #expect(
      app.findings.map(\.description) == [
        """
        any Session is scoped, and was requested from the root.
          where: any App.Session, requested at App/Main.swift:3
          fix:   request it from a scope: `provider.makeScope().resolveRequired((any Session).self)`.
        """
      ])
    #expect(app.findings.flatMap(\.notes) == [.init(message: "any Session is registered here.", place: .wiring(1))])
  }

  @Test mutating func `the finding is an error`() throws {
    app.register("App.A", .scoped)
    app.request("App.A")
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "scoped-from-root")
    #expect(finding.severity == .error)
  }

  @Test mutating func `a transient service that needs a scoped one is reported`() {
    app.register("App.Page", .transient, needs: [.lazy("App.Model")])
    app.register("App.Model", .transient, needs: ["App.Session"])
    app.register("App.Session", .scoped)
    app.request("App.Page")
    #expect(app.findings.map { $0.chain.map(\.description) } == [["Page", "Model", "Session"]])
  }

  @Test mutating func `a transient service whose property reads a scoped one can be requested from the root`() {
    app.register("App.A", .transient, needs: [.property("App.B")])
    app.register("App.B", .scoped)
    app.request("App.A")
    #expect(app.findings.isEmpty)
  }

  @Test mutating func `the chain is a shortest one`() {
    app.register("App.Page", .transient, needs: ["App.Model", "App.Session"])
    app.register("App.Model", .transient, needs: ["App.Session"])
    app.register("App.Session", .scoped)
    app.request("App.Page")
    #expect(app.findings.map { $0.chain.map(\.description) } == [["Page", "Session"]])
  }

  @Test mutating func `the chain leads through a need for all`() {
    app.register("App.Page", .transient, needs: [.all("App.Session")])
    app.register("App.Session", .scoped)
    app.register("App.Session")
    app.request("App.Page")
    #expect(app.findings.map { $0.chain.map(\.description) } == [["Page", "Session"]])
  }

  @Test mutating func `a request for all registrations includes a scoped one`() {
    app.register("App.Plugin", .scoped)
    app.register("App.Plugin")
    app.request("App.Plugin", .all, line: 1)
    app.request("App.Plugin", line: 2)
    #expect(app.findings.map(\.place) == [.main(1)])
  }

  @Test mutating func `every request is a finding`() {
    app.register("App.A", .scoped)
    app.request("App.A", line: 5)
    app.request("App.A", line: 2)
    #expect(app.findings.map(\.place) == [.main(5), .main(2)])
  }

  @Test mutating func `an eager scoped service is reported`() {
    app.register("App.Session", .scoped, isEager: true)
    #expect(
      app.findings.map(\.description) == [
        """
        Session is scoped, and was requested from the root.
          where: App.Session, created by start(), registered at App/Wiring.swift:1
          fix:   leave out `eager: true` where Session is registered, or make Session a singleton.
        """
      ])
  }

  @Test mutating func `an eager transient service that needs a scoped one is reported`() {
    app.register("App.Page", .transient, isEager: true, needs: ["App.Session"])
    app.register("App.Session", .scoped)
    #expect(app.findings.map { $0.chain.map(\.description) } == [["Page", "Session"]])
    #expect(app.findings.map(\.place) == [.wiring(1)])
  }

  @Test mutating func `a singleton that retains a scoped service is reported as its captor`() {
    app.register("App.A", isEager: true, needs: ["App.Session"])
    app.register("App.Session", .scoped)
    app.request("App.A")
    #expect(app.rules == ["captive-dependency"])
  }

  @Test mutating func `a singleton may be requested from the root`() {
    app.register("App.A")
    app.register("App.Session", .scoped, needs: ["App.A"])
    app.request("App.A")
    #expect(app.rules == [])
  }

  @Test mutating func `a transient that needs singletons may be requested from the root`() {
    app.register("App.Page", .transient, needs: ["App.A"])
    app.register("App.A")
    app.register("App.Session", .scoped)
    app.request("App.Page")
    #expect(app.rules == [])
  }

  @Test mutating func `scoped services that no request to the root needs are allowed`() {
    app.register("App.Page", .transient, needs: ["App.Session"])
    app.register("App.Session", .scoped)
    #expect(app.rules == [])
  }

  @Test mutating func `an eager service that needs a scope and a level is reported once`() {
    app.level("App.Session")
    app.register("App.Page", .transient, isEager: true, needs: ["App.Draft", "App.Cart"])
    app.register("App.Draft", .scoped)
    app.register("App.Cart", level: "App.Session")
    #expect(app.rules == ["outside-level"])
  }
}
