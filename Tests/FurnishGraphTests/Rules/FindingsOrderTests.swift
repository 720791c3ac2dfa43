import FurnishGraph
import Testing

@Suite struct FindingsOrderTests {
  private var app = WiringBuilder()

  init() {
    app.register("App.Opaque", isOpaque: true, module: "A")
    app.register("App.Opaque", isOpaque: true, module: "B")
    app.register("App.Self", needs: ["App.Self", "App.Gone"])
    app.register("App.Early", needs: ["App.Lost"])
    app.request("App.Nowhere", line: 9)
  }

  @Test func `errors precede warnings, and warnings precede notes`() {
    #expect(app.findings.map(\.severity) == [.error, .error, .error, .error, .warning, .note, .note])
  }

  @Test func `within a severity the order is that of registration`() {
    #expect(
      app.findings.map(\.place) == [
        .wiring(3), .wiring(3), .wiring(4), .main(9), .wiring(2), .wiring(1), .wiring(2),
      ])
  }

  @Test func `the findings about one registration are in the order of the rules`() {
    #expect(app.findings.prefix(2).map(\.rule) == ["missing-service", "dependency-cycle"])
  }

  @Test func `findings below the requested severity are left out`() {
    #expect(app.wiring.findings(atLeast: .error).map(\.severity) == [.error, .error, .error, .error])
    #expect(app.wiring.findings(atLeast: .warning).count == 5)
  }

  @Test func `an empty wiring has no findings`() {
    #expect(WiringBuilder().findings == [])
  }

  @Test func `names are not read to judge a sound wiring`() {
    let registrations = [
      Registration(service: 0, dependencies: [Dependency(service: 1), Dependency(service: 2, cardinality: .all)]),
      Registration(service: 1, isolation: .mainActor, isAsynchronous: true, isEager: true),
      Registration(service: 2, lifetime: .transient, module: 0),
      Registration(service: 3, lifetime: .scoped, dependencies: [Dependency(service: 4, cardinality: .optional)]),
    ]
    let ofLevel = [
      Registration(
        service: 5, lifetime: .scopedToLevel, level: Wiring.LevelNumber(0), isThrowing: true, key: .number(0),
        dependencies: [Dependency(service: 6)])
    ]
    var wiring = Wiring(
      serviceCount: 7, registrations: registrations + ofLevel, requests: [Request(service: 0)],
      names: ForbiddenNames())
    wiring.levels = [Wiring.Level(name: "App.Session", input: 6)]
    wiring.openings = [Wiring.Opening(level: Wiring.LevelNumber(0), from: .root)]
    wiring.decorators = [Wiring.Decorator(service: 0)]
    #expect(wiring.findings() == [])
  }

  @Test func `names are not read for notes if only errors are requested`() {
    let wiring = Wiring(
      serviceCount: 1, registrations: [Registration(service: 0, isOpaque: true)], names: ForbiddenNames())
    #expect(wiring.findings(atLeast: .error) == [])
  }
}
