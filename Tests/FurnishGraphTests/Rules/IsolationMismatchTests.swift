import FurnishGraph
import Testing

@Suite struct IsolationMismatchTests {
  private var app = WiringBuilder()

  @Test mutating func `a recipe that needs a service of the main actor and is not bound to it is reported`() {
    app.register("App.Page", needs: ["App.Store"])
    app.register("App.Store", isolation: .mainActor)
    #expect(
      app.findings.map(\.description) == [
        """
        Store is bound to the main actor, and was requested elsewhere.
          where: Page → App.Store, requested at App/Wiring.swift:1
          fix:   bind Page to it as well, `services.registerOnMainActor(Page.self) { … }`, \
        or create Page asynchronously, `services.register(Page.self) { (service: Store) async in … }`.
        """
      ])
    #expect(
      app.findings.flatMap(\.notes) == [
        Finding.Note(message: "Page needs Store.", place: .wiring(1)),
        Finding.Note(message: "Store is registered here.", place: .wiring(2)),
      ])
  }

  @Test mutating func `the finding is an error`() throws {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", isolation: .mainActor)
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "isolation-mismatch")
    #expect(finding.severity == .error)
  }

  @Test mutating func `a recipe of another actor is reported`() {
    app.register("App.A", isolation: .mainActor, needs: ["App.B"])
    app.register("App.B", isolation: .actor("App.Disk"))
    #expect(app.findings.map(\.message) == ["B is bound to the actor Disk, and was requested elsewhere."])
  }

  @Test mutating func `a recipe may need a service of its own actor`() {
    app.register("App.A", isolation: .actor("App.Disk"), needs: ["App.B"])
    app.register("App.B", isolation: .actor("App.Disk"))
    app.register("App.C", isolation: .mainActor, needs: ["App.D", .all("App.D")])
    app.register("App.D", isolation: .mainActor)
    #expect(app.rules == [])
  }

  @Test mutating func `a bound recipe may need unbound ones`() {
    app.register("App.A", isolation: .mainActor, needs: ["App.B"])
    app.register("App.B")
    #expect(app.rules == [])
  }

  @Test mutating func `an asynchronous recipe may need a service of the main actor`() {
    app.register("App.A", isAsynchronous: true, needs: ["App.B"])
    app.register("App.B", isolation: .mainActor)
    #expect(app.rules == [])
  }

  @Test mutating func `an asynchronous recipe that requests a service of the main actor later is reported`() {
    app.register("App.A", isAsynchronous: true, needs: [.lazy("App.B")])
    app.register("App.B", .transient, isolation: .mainActor)
    #expect(
      app.findings.map(\.description) == [
        """
        B is bound to the main actor, and was requested elsewhere.
          where: A → App.B, requested at App/Wiring.swift:1
          fix:   `Lazy` and `Factory` request without `await`: let A take B itself, \
        `services.register(A.self) { (service: B) async in … }`, or take `any ServiceProvider`, \
        and await B where it is used, `try await provider.require(B.self)`.
        """
      ])
  }

  @Test mutating func `a stored service of the main actor that another parameter creates may be requested later`() {
    app.register("App.A", isAsynchronous: true, needs: [.lazy("App.B"), "App.B"])
    app.register("App.B", isolation: .mainActor)
    #expect(app.rules == [])
  }

  @Test(arguments: [.lazy("App.B"), .optional("App.B"), .all("App.B")] as [WiringBuilder.Need])
  mutating func `every kind of need is reported`(need: WiringBuilder.Need) {
    app.register("App.A", needs: [need])
    app.register("App.B", isolation: .mainActor)
    #expect(app.rules == ["isolation-mismatch"])
  }

  @Test mutating func `an instance that start created may be requested anywhere`() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", isolation: .mainActor, isEager: true)
    #expect(app.rules == [])
  }

  @Test mutating func `a bound recipe that must be awaited is reported once`() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", isolation: .mainActor, isAsynchronous: true)
    #expect(app.rules == ["async-in-sync"])
  }

  @Test mutating func `a service is reported once with the number of its requesters`() {
    app.register("App.B", isolation: .mainActor)
    app.register("App.A", needs: ["App.B", .lazy("App.B")])
    app.register("App.C", needs: ["App.B"])
    #expect(app.findings.map(\.affected) == [2])
    #expect(app.findings.map(\.place) == [.wiring(2)])
  }

  @Test mutating func `a need for all registrations names the one of another actor`() {
    app.register("App.A", isolation: .mainActor, needs: [.all("App.B")])
    app.register("App.B", isolation: .mainActor)
    app.register("App.B")
    app.register("App.B", isolation: .actor("App.Disk"))
    #expect(app.findings.map { $0.notes.map(\.place) } == [[.wiring(1), .wiring(4)]])
  }

  @Test(arguments: [false, true]) mutating func `a service that may not leave its actor is never requested elsewhere`(
    isEager: Bool
  ) {
    app.register("App.A", isAsynchronous: true, needs: [.lazy("App.B"), "App.B"])
    app.register("App.B", isolation: .mainActor, isEager: isEager, isConfined: true)
    #expect(app.rules == ["isolation-mismatch"])
  }
}
