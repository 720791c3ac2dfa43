import FurnishGraph
import Testing

@Suite struct CaptiveDependencyTests {
  private var app = WiringBuilder()

  private var chains: [[String]] { app.findings.map { $0.chain.map(\.description) } }

  @Test mutating func `a singleton that would retain a scoped service is reported`() {
    app.register("any App.Settings", needs: ["any App.Session"])
    app.register("any App.Session", .scoped)
    #expect(
      app.findings.map(\.description) == [
        """
        any Settings (singleton) would retain any Session (scoped) beyond its scope.
          where: any Settings → any App.Session, registered at App/Wiring.swift:1
          fix:   make any Settings scoped as well, `services.register((any Settings).self, lifetime: .scoped) { … }`, \
        or any Session a singleton.
        """
      ])
    #expect(
      app.findings.flatMap(\.notes) == [
        Finding.Note(message: "any Settings needs any Session.", place: .wiring(1)),
        Finding.Note(message: "any Session is registered here.", place: .wiring(2)),
      ])
  }

  @Test mutating func `a running service that would retain a scoped one is advised to open a scope for each job`() {
    app.register("App.Worker", isEager: true, isRunning: true, needs: ["App.Session"])
    app.register("App.Session", .scoped)
    #expect(
      app.findings.map(\.fix) == [
        "let Worker take `any ServiceProvider`, and request Session in a scope for each job, "
          + "`try await provider.withScope { scope in try await scope.require(Session.self) }`, "
          + "or make Session a singleton."
      ])
  }

  @Test mutating func `the finding is an error`() throws {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", .scoped)
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "captive-dependency")
    #expect(finding.severity == .error)
    #expect(finding.affected == 1)
  }

  @Test mutating func `a property retains nothing of the scope in which it reads`() {
    app.register("App.A", needs: [.property("App.B"), "App.T"])
    app.register("App.T", .transient, needs: [.property("App.B")])
    app.register("App.B", .scoped)
    #expect(app.findings.isEmpty)
  }

  @Test mutating func `a property beside a parameter does not hide what the parameter retains`() {
    app.register("App.A", needs: [.property("App.B"), "App.T"])
    app.register("App.T", .transient, needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(chains == [["A", "T", "B"]])
  }

  @Test mutating func `a scoped service behind transient ones is captive`() {
    app.register("App.A", needs: ["App.T"])
    app.register("App.T", .transient, needs: ["App.U"])
    app.register("App.U", .transient, needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(chains == [["A", "T", "U", "B"]])
  }

  @Test mutating func `a weak service is a captor as well`() {
    app.register("App.A", .weak, needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(app.rules == ["captive-dependency"])
  }

  @Test mutating func `lifetimes of a program are judged by their sharing`() {
    app.register("App.A", LifetimeDescription(name: "pooled", sharing: .container), needs: ["App.B"])
    app.register("App.B", LifetimeDescription(name: "per window", sharing: .scope))
    #expect(app.findings.map(\.message) == ["A (pooled) would retain B (per window) beyond its scope."])
  }

  @Test mutating func `a deferred need is reported`() {
    app.register("App.A", needs: [.lazy("App.B")])
    app.register("App.B", .scoped)
    #expect(chains == [["A", "B"]])
  }

  @Test mutating func `an optional need is reported`() {
    app.register("App.A", needs: [.optional("App.B")])
    app.register("App.B", .scoped)
    #expect(chains == [["A", "B"]])
  }

  @Test mutating func `a need for all is reported`() {
    app.register("App.A", needs: [.all("App.B")])
    app.register("App.B", .scoped)
    app.register("App.B")
    #expect(chains == [["A", "B"]])
  }

  @Test mutating func `the singleton that is nearest to the scoped service is the captor`() {
    app.register("App.A", needs: ["App.S"])
    app.register("App.S", needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(chains == [["S", "B"]])
  }

  @Test mutating func `the needs of a scoped service are not reported`() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", .scoped, needs: ["App.C"])
    app.register("App.C", .scoped)
    #expect(chains == [["A", "B"]])
  }

  @Test mutating func `every captive is a finding for every captor`() {
    app.register("App.A", needs: ["App.T"])
    app.register("App.Z", needs: ["App.T"])
    app.register("App.T", .transient, needs: ["App.B", "App.C"])
    app.register("App.B", .scoped)
    app.register("App.C", .scoped)
    #expect(chains == [["A", "T", "B"], ["A", "T", "C"], ["Z", "T", "B"], ["Z", "T", "C"]])
  }

  @Test mutating func `one captive on two paths is one finding`() {
    app.register("App.A", needs: ["App.T", "App.B"])
    app.register("App.T", .transient, needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(chains == [["A", "B"]])
  }

  @Test mutating func `scoped and transient services may need scoped ones`() {
    app.register("App.A", .scoped, needs: ["App.B"])
    app.register("App.T", .transient, needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(app.rules == [])
  }

  @Test mutating func `a scoped service may need singletons`() {
    app.register("App.A", .scoped, needs: ["App.B"])
    app.register("App.B")
    #expect(app.rules == [])
  }

  @Test mutating func `an instance that was passed in retains nothing`() {
    app.register("App.A", isSupplied: true, needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(app.rules == [])
  }

  @Test mutating func `an overridden scoped registration is not retained`() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", .scoped)
    app.register("App.B")
    #expect(app.rules == [])
  }
}
