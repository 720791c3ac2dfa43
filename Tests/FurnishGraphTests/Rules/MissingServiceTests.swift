import FurnishGraph
import Testing

@Suite struct MissingServiceTests {
  private var app = WiringBuilder()

  @Test mutating func `a missing registration names the requester`() {
    app.register("any App.Log", needs: ["any App.Clock"])
    #expect(
      app.findings.map(\.description) == [
        """
        any Clock is not registered.
          where: any Log → any App.Clock, requested at App/Wiring.swift:1
          fix:   add `services.register((any Clock).self) { … }`.
        """
      ])
  }

  @Test mutating func `the finding is an error at the place of the requester`() throws {
    app.register("App.Clock")
    app.register("any App.Log", needs: ["any App.Disk"])
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "missing-service")
    #expect(finding.severity == .error)
    #expect(finding.place == .wiring(2))
  }

  @Test mutating func `a registered service is not missing`() {
    app.register("any App.Log", needs: ["any App.Clock"])
    app.register("any App.Clock")
    #expect(app.rules == [])
  }

  @Test mutating func `an optional need needs no registration`() {
    app.register("any App.Log", needs: [.optional("any App.Clock")])
    #expect(app.rules == [])
  }

  @Test mutating func `a need for all needs no registration`() {
    app.register("any App.Log", needs: [.all("any App.Clock")])
    #expect(app.rules == [])
  }

  @Test mutating func `a deferred need is reported`() {
    app.register("any App.Log", needs: [.lazy("any App.Clock")])
    #expect(app.rules == ["missing-service"])
  }

  @Test mutating func `an instance that was passed in needs nothing`() {
    app.register("any App.Log", isSupplied: true, needs: ["any App.Clock"])
    #expect(app.rules == [])
  }

  @Test mutating func `a registration without a name does not satisfy a request with one`() throws {
    app.register("any App.Log", needs: ["any App.Cache"])
    app.register("any App.Cache", name: "images")
    let finding = try #require(app.findings.first)
    #expect(finding.fix == "request any Cache \"images\" instead, or add `services.register((any Cache).self) { … }`.")
    #expect(
      finding.notes == [
        Finding.Note(message: "any Log needs any Cache.", place: .wiring(1)),
        Finding.Note(message: "any Cache is registered as \"images\".", place: .wiring(2)),
      ])
  }

  @Test mutating func `a service that requests the missing one is not proposed instead`() {
    app.register("any App.Log", needs: ["App.Page"])
    app.register("App.Page", needs: ["App.Log"])
    #expect(app.findings.map(\.fix) == ["add `services.register(Log.self) { … }`."])
  }

  @Test mutating func `a missing service is reported once with the number of affected services`() {
    app.register("App.A", needs: ["App.Gone"])
    app.register("App.B", needs: ["App.A", "App.Gone"])
    app.register("App.C", needs: [.lazy("App.B")])
    app.register("App.D")
    #expect(app.findings.map(\.affected) == [3])
    #expect(
      app.findings.map(\.location) == ["C → B → App.Gone, requested at App/Wiring.swift:2; it affects 3 registrations"])
  }

  @Test mutating func `one more finding counts the missing services beyond the first thousand`() throws {
    for number in 0..<1_203 { app.register("App.A\(number)", needs: [.init(stringLiteral: "App.Gone\(number)")]) }
    let findings = app.findings
    #expect(findings.count == 1_001)
    let last = try #require(findings.last)
    #expect(
      last.description == """
        203 more services are not registered.
          where: App.Gone1000, requested at App/Wiring.swift:1001, is the first of them
          fix:   register the services that are reported one by one; the rest is reported after that.
        """)
    #expect(last.place == .wiring(1_001) && last.severity == .error && last.rule == "missing-service")
  }

  @Test mutating func `a thousand missing services are a finding each, and no finding counts others`() {
    for number in 0..<1_000 { app.register("App.A\(number)", needs: [.init(stringLiteral: "App.Gone\(number)")]) }
    #expect(app.findings.count == 1_000)
  }

  @Test mutating func `a registration that requests twice is affected once`() {
    app.register("App.A", needs: ["App.Gone", .lazy("App.Gone")])
    #expect(app.findings.map(\.affected) == [1])
  }

  @Test mutating func `the chain is a shortest one from a service that no other needs`() {
    app.register("App.A", needs: ["App.Gone"])
    app.register("App.B", needs: ["App.A"])
    app.register("App.LongWay", needs: ["App.Detour"])
    app.register("App.Detour", needs: ["App.B"])
    app.register("App.Page", needs: ["App.B"])
    #expect(app.findings.map { $0.chain.map(\.description) } == [["Page", "B", "A", "Gone"]])
  }

  @Test mutating func `within a cycle the chain begins at the first requester`() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", needs: [.lazy("App.A"), "App.Gone"])
    #expect(app.findings.map { $0.chain.map(\.description) } == [["B", "Gone"]])
  }

  @Test mutating func `the chain leads through a need for all`() {
    app.register("App.A", needs: ["App.Gone"])
    app.register("App.A")
    app.register("App.Page", needs: [.all("App.A")])
    #expect(app.findings.map { $0.chain.map(\.description) } == [["Page", "A", "Gone"]])
  }

  @Test mutating func `a need of a service for itself does not count`() {
    app.register("App.Page", needs: [.lazy("App.Page"), .lazy(.all("App.Page")), "App.A"])
    app.register("App.A", needs: ["App.Gone"])
    #expect(app.findings.map { $0.chain.map(\.description) } == [["Page", "A", "Gone"]])
  }

  @Test mutating func `an overridden registration is judged too`() {
    app.register("App.A", needs: ["App.Gone"])
    app.register("App.A")
    app.register("App.Page", needs: ["App.A"])
    #expect(app.findings.map { $0.chain.map(\.description) } == [["A", "Gone"]])
  }

  @Test mutating func `a request for a service without a registration is reported`() {
    app.request("any App.Clock", line: 8)
    #expect(
      app.findings.map(\.description) == [
        """
        any Clock is not registered.
          where: any App.Clock, requested at App/Main.swift:8
          fix:   add `services.register((any Clock).self) { … }`.
        """
      ])
    #expect(app.findings.map(\.affected) == [0])
  }

  @Test mutating func `two requests for a missing service are one finding, at the first request`() {
    app.request("any App.Clock", line: 8)
    app.request("any App.Clock", line: 3)
    #expect(app.findings.map(\.place) == [.main(8)])
  }

  @Test mutating func `a finding names a recipe that requests the service rather than a request`() {
    app.request("App.Gone")
    app.register("App.A", needs: ["App.Gone"])
    #expect(app.findings.map(\.place) == [.wiring(1)])
  }

  @Test mutating func `more than sixty four missing services are counted correctly`() {
    for number in 0..<150 { app.register("App.A\(number)", needs: [.init(stringLiteral: "App.Gone\(number)")]) }
    app.register("App.Page", needs: ["App.A7", "App.A140"])
    let counts = app.findings.map(\.affected)
    #expect(counts.indices.filter { counts[$0] == 2 } == [7, 140])
    #expect(counts.count == 150)
    #expect(counts.reduce(0, +) == 152)
  }
}
