import FurnishGraph
import Testing

@Suite struct CaptiveDependencyTests {
  private var app = WiringBuilder()

  private var chains: [[String]] { app.findings.map { $0.chain.map(\.description) } }

  @Test mutating func aSingletonThatWouldKeepAScopedService() {
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

  @Test mutating func itIsAnError() throws {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", .scoped)
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "captive-dependency")
    #expect(finding.severity == .error)
    #expect(finding.affected == 1)
  }

  @Test mutating func aTransientBetweenThemDoesNotHelp() {
    app.register("App.A", needs: ["App.T"])
    app.register("App.T", .transient, needs: ["App.U"])
    app.register("App.U", .transient, needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(chains == [["A", "T", "U", "B"]])
  }

  @Test mutating func aWeakServiceIsSharedToo() {
    app.register("App.A", .weak, needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(app.rules == ["captive-dependency"])
  }

  @Test mutating func lifetimesOfOnesOwnAreJudgedByWhoSharesThem() {
    app.register("App.A", ServiceLifetime(name: "pooled", sharing: .container), needs: ["App.B"])
    app.register("App.B", ServiceLifetime(name: "per window", sharing: .scope))
    #expect(app.findings.map(\.message) == ["A (pooled) would retain B (per window) beyond its scope."])
  }

  @Test mutating func aDeferredNeedCounts() {
    app.register("App.A", needs: [.lazy("App.B")])
    app.register("App.B", .scoped)
    #expect(chains == [["A", "B"]])
  }

  @Test mutating func anOptionalNeedCounts() {
    app.register("App.A", needs: [.optional("App.B")])
    app.register("App.B", .scoped)
    #expect(chains == [["A", "B"]])
  }

  @Test mutating func aNeedForAllCounts() {
    app.register("App.A", needs: [.all("App.B")])
    app.register("App.B", .scoped)
    app.register("App.B")
    #expect(chains == [["A", "B"]])
  }

  @Test mutating func anotherSingletonBetweenThemIsTheCaptor() {
    app.register("App.A", needs: ["App.S"])
    app.register("App.S", needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(chains == [["S", "B"]])
  }

  @Test mutating func whatAScopedServiceNeedsIsItsOwnAffair() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", .scoped, needs: ["App.C"])
    app.register("App.C", .scoped)
    #expect(chains == [["A", "B"]])
  }

  @Test mutating func everyCaptiveIsAFindingForEveryCaptor() {
    app.register("App.A", needs: ["App.T"])
    app.register("App.Z", needs: ["App.T"])
    app.register("App.T", .transient, needs: ["App.B", "App.C"])
    app.register("App.B", .scoped)
    app.register("App.C", .scoped)
    #expect(chains == [["A", "T", "B"], ["A", "T", "C"], ["Z", "T", "B"], ["Z", "T", "C"]])
  }

  @Test mutating func oneCaptiveOnTwoWaysIsOneFinding() {
    app.register("App.A", needs: ["App.T", "App.B"])
    app.register("App.T", .transient, needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(chains == [["A", "B"]])
  }

  @Test mutating func scopedAndTransientServicesMayNeedScopedOnes() {
    app.register("App.A", .scoped, needs: ["App.B"])
    app.register("App.T", .transient, needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(app.rules == [])
  }

  @Test mutating func aScopedServiceMayNeedSingletons() {
    app.register("App.A", .scoped, needs: ["App.B"])
    app.register("App.B")
    #expect(app.rules == [])
  }

  @Test mutating func whatWasHandedInKeepsNothing() {
    app.register("App.A", isSupplied: true, needs: ["App.B"])
    app.register("App.B", .scoped)
    #expect(app.rules == [])
  }

  @Test mutating func anOverriddenScopedRegistrationIsNotKept() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", .scoped)
    app.register("App.B")
    #expect(app.rules == [])
  }
}
