import FurnishGraph
import Testing

@Suite struct ModuleClashTests {
  private var app = WiringBuilder()

  @Test mutating func `two modules that register one service are reported`() {
    app.register("any App.Log", module: "Core")
    app.register("any App.Log", module: "Web")
    #expect(
      app.findings.map(\.description) == [
        """
        Core and Web both register any Log, and the last one wins.
          where: any App.Log, registered by Core at App/Wiring.swift:1 and by Web at App/Wiring.swift:2
          fix:   say which gives way, `services.addingIfMissing.register((any Log).self) { … }`, \
        or which wins, `services.replacing.register((any Log).self) { … }`.
        """
      ])
    #expect(
      app.findings.flatMap(\.notes) == [
        Finding.Note(message: "Core registers any Log here.", place: .wiring(1)),
        Finding.Note(message: "Web registers any Log here.", place: .wiring(2)),
      ])
  }

  @Test mutating func `the finding is a warning at the last registration`() throws {
    app.register("App.A", module: "Core")
    app.register("App.A", module: "Web")
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "module-clash")
    #expect(finding.severity == .warning)
    #expect(finding.place == .wiring(2))
    #expect(finding.affected == 2)
  }

  @Test mutating func `one module may register twice`() {
    app.register("App.A", module: "Core")
    app.register("App.A", module: "Core")
    #expect(app.rules == [])
  }

  @Test mutating func `a service that no module registers does not clash`() {
    app.register("App.A", module: "Core")
    app.register("App.A")
    #expect(app.rules == [])
  }

  @Test mutating func `different names are different services`() {
    app.register("App.A", name: "a", module: "Core")
    app.register("App.A", name: "b", module: "Web")
    #expect(app.rules == [])
  }

  @Test mutating func `several modules may register a service whose registrations are all requested`() {
    app.register("any App.Plugin", module: "Core")
    app.register("any App.Plugin", module: "Web")
    app.register("App.Host", needs: [.all("any App.Plugin")])
    #expect(app.rules == [])
  }

  @Test mutating func `several modules may register a service if one request resolves all of its registrations`() {
    app.register("any App.Plugin", module: "Core")
    app.register("any App.Plugin", module: "Web")
    app.request("any App.Plugin", .all)
    #expect(app.rules == [])
  }
}
