import FurnishGraph
import Testing

@Suite struct DependencyCycleTests {
  private var app = WiringBuilder()

  private var chains: [[String]] { app.findings.map { $0.chain.map(\.description) } }

  @Test mutating func `a cycle is reported with its path`() {
    app.register("any App.Login", needs: ["any App.Session"])
    app.register("any App.Session", needs: ["any App.Login"])
    #expect(
      app.findings.map(\.description) == [
        """
        any Login depends on itself.
          where: any Login → any Session → any Login, registered at App/Wiring.swift:1; it affects 2 registrations
          fix:   let any Session take `Lazy<any Login>` in place of `any Login`, so that it is created at its first use.
        """
      ])
    #expect(
      app.findings.flatMap(\.notes) == [
        Finding.Note(message: "any Login needs any Session.", place: .wiring(1)),
        Finding.Note(message: "any Session needs any Login.", place: .wiring(2)),
      ])
  }

  @Test mutating func `the finding is an error`() throws {
    app.register("App.A", needs: ["App.A"])
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "dependency-cycle")
    #expect(finding.severity == .error)
  }

  @Test mutating func `a chain is no cycle`() {
    app.register("App.A", needs: ["App.B", "App.C"])
    app.register("App.B", needs: ["App.C"])
    app.register("App.C")
    #expect(app.rules == [])
  }

  @Test mutating func `a registration that needs itself is a cycle`() {
    app.register("App.A", needs: [.optional("App.A")])
    #expect(chains == [["A", "A"]])
  }

  @Test mutating func `a deferred need breaks the cycle`() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", needs: [.lazy("App.A")])
    #expect(app.rules == [])
  }

  @Test mutating func `a deferred need for itself is no cycle`() {
    app.register("App.A", needs: [.lazy("App.A")])
    #expect(app.rules == [])
  }

  @Test mutating func `a need for all closes a cycle`() {
    app.register("App.A", needs: [.all("App.B")])
    app.register("App.B", needs: ["App.A"])
    app.register("App.B")
    #expect(chains == [["A", "B", "A"]])
  }

  @Test mutating func `a cycle is described by its last need that is not deferred`() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", needs: [.lazy(.all("App.A")), "App.A"])
    let messages = app.findings.map(\.description)
    var same = WiringBuilder()
    same.register("App.A", needs: ["App.B"])
    same.register("App.B", needs: ["App.A"])
    #expect(messages == same.findings.map(\.description))
  }

  @Test mutating func `a registration that requests all registrations of its own service is a cycle`() {
    app.register("App.A")
    app.register("App.A", needs: [.all("App.A")])
    #expect(chains == [["A", "A"]])
  }

  @Test mutating func `an overridden registration does not close a cycle`() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", needs: ["App.A"])
    app.register("App.A")
    #expect(app.rules == [])
  }

  @Test mutating func `an instance that was passed in is in no cycle`() {
    app.register("App.A", isSupplied: true, needs: ["App.B"])
    app.register("App.B", needs: ["App.A"])
    #expect(app.rules == [])
  }

  @Test mutating func `entangled cycles are one finding with a shortest path`() {
    app.register("App.A", needs: ["App.B", "App.C"])
    app.register("App.B", needs: ["App.C"])
    app.register("App.C", needs: ["App.D", "App.A"])
    app.register("App.D", needs: ["App.B", "App.A"])
    #expect(chains == [["A", "C", "A"]])
    #expect(app.findings.map(\.affected) == [4])
  }

  @Test mutating func `separate cycles are a finding each`() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", needs: ["App.A"])
    app.register("App.C", needs: ["App.C", "App.A"])
    #expect(chains == [["A", "B", "A"], ["C", "C"]])
  }

  @Test mutating func `services that need the cycle are affected too`() {
    app.register("App.Page", needs: ["App.A"])
    app.register("App.A", needs: ["App.A"])
    app.register("App.Other")
    #expect(app.findings.map(\.affected) == [2])
  }

  @Test mutating func `the chain begins at the earliest registration`() {
    app.register("App.Page", needs: ["App.C"])
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", needs: ["App.C"])
    app.register("App.C", needs: ["App.A"])
    #expect(chains == [["A", "B", "C", "A"]])
  }
}
