import FurnishGraph
import Testing

/// The rules that judge only source, and the differences of other rules for source.
@Suite struct SourceRulesTests {
  private var app = WiringBuilder()

  init() { app.origin = .source(isWhole: true, showsRequests: true) }

  @Test mutating func `a service that is registered twice is a duplicate`() {
    app.register("App.A")
    app.register("App.A")
    app.request("App.A")
    #expect(app.rules == ["duplicate-registration"])
    #expect(app.findings.map(\.place) == [.wiring(2)])
    #expect(app.findings.flatMap(\.notes).map(\.place) == [.wiring(1)])
  }

  @Test mutating func `a duplicate is reported once, however often it is registered`() {
    for _ in 1...4 { app.register("App.A") }
    app.request("App.A")
    #expect(app.rules == ["duplicate-registration"])
  }

  @Test mutating func `a recipe that needs all registrations allows duplicates`() {
    app.register("App.A")
    app.register("App.A")
    app.register("App.B", isEager: true, needs: [.all("App.A")])
    #expect(app.rules == [])
  }

  @Test mutating func `a request for all registrations allows duplicates`() {
    app.register("App.A")
    app.register("App.A")
    app.request("App.A", .all)
    #expect(app.rules == [])
  }

  @Test mutating func `registrations in branches are alternatives`() {
    app.register("App.A", isAlternative: true)
    app.register("App.A", isAlternative: true)
    app.request("App.A")
    #expect(app.rules == [])
  }

  @Test mutating func `a clash of modules is reported once`() {
    app.register("App.A", module: "Core")
    app.register("App.A", module: "Web")
    app.request("App.A")
    #expect(app.rules == ["module-clash"])
  }

  @Test mutating func `a running container reports no duplicates`() {
    app.origin = .container
    app.register("App.A")
    app.register("App.A")
    #expect(app.rules == [])
  }

  @Test mutating func `a service that no request needs is unused`() {
    app.register("App.A")
    app.register("App.B", needs: ["App.C"])
    app.register("App.C")
    app.request("App.A")
    #expect(app.rules == ["unused-registration"])
    #expect(app.findings.map(\.place) == [.wiring(2)])
  }

  @Test(arguments: [.one, .optional, .all] as [Dependency.Cardinality])
  mutating func `every kind of request is a use`(_ cardinality: Dependency.Cardinality) {
    app.register("App.A")
    app.request("App.A", cardinality, from: .unknown)
    #expect(app.rules == [])
  }

  @Test mutating func `a service that is created at the start is used`() {
    app.register("App.A", isEager: true)
    #expect(app.rules == [])
  }

  @Test mutating func `a service that only itself needs is unused`() {
    app.register("App.A", needs: [.lazy("App.A")])
    #expect(app.rules == ["unused-registration"])
  }

  @Test mutating func `nothing is unused if not all requests are known`() {
    app.origin = .source(isWhole: true, showsRequests: false)
    app.register("App.A")
    #expect(app.rules == [])
  }

  @Test mutating func `nothing is missing if not all registrations are known`() {
    app.origin = .source(isWhole: false, showsRequests: true)
    app.register("App.A", needs: ["App.B", "App.A"])
    app.request("App.C")
    #expect(app.rules == ["dependency-cycle"])
  }

  @Test mutating func `a service that is requested as an optional or as a list need not be registered`() {
    app.register("App.A")
    app.request("App.A")
    app.request("App.B", .optional)
    app.request("App.C", .all)
    #expect(app.rules == [])
  }

  @Test mutating func `scoped services may be requested from a scope`() {
    app.register("App.A", .scoped)
    app.request("App.A", from: .unknown)
    #expect(app.rules == [])
  }

  @Test mutating func `a recipe that cannot be read is reported`() {
    app.register("App.A", isOpaque: true)
    app.request("App.A")
    #expect(
      app.findings.map(\.message) == [
        "A is created by code that cannot be read here, so the rules cannot read all of its dependencies."
      ])
  }
}
