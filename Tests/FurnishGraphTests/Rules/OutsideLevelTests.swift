import FurnishGraph
import Testing

@Suite struct OutsideLevelTests {
  private var app = WiringBuilder()

  private var chains: [[String]] { app.findings.map { $0.chain.map(\.description) } }

  /// Declares two nested levels, and an unrelated one.
  init() {
    app.level("App.Session", input: "App.User")
    app.level("App.Screen", in: "App.Session", input: "App.ScreenID")
    app.level("App.Import")
  }

  @Test mutating func `a service of a level that is requested from the root is reported`() {
    app.register("App.Cart", level: "App.Session")
    app.request("App.Cart", line: 3)
    #expect(
      app.findings.map(\.description) == [
        """
        Cart belongs to the level Session, which is not open in the root.
          where: App.Cart, requested at App/Main.swift:3
          fix:   request it from a scope of its level: `provider.makeScope(Session.self, …).resolveRequired(Cart.self)`.
        """
      ])
    #expect(app.findings.flatMap(\.notes) == [.init(message: "Cart is registered here.", place: .wiring(1))])
  }

  @Test mutating func `the finding is an error`() throws {
    app.register("App.Cart", level: "App.Session")
    app.request("App.Cart")
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "outside-level")
    #expect(finding.severity == .error)
  }

  @Test mutating func `a property reads a service of the level that is open where it is used`() {
    app.register("App.Cart", level: "App.Session")
    app.register("App.Shop", needs: [.property("App.Cart")])
    app.register("App.Page", .transient, needs: [.property("App.Cart")])
    app.register("App.Title", level: "App.Session", needs: [.property("App.Row")])
    app.register("App.Row", level: "App.Screen")
    app.request("App.Shop")
    app.request("App.Page")
    #expect(app.findings.filter { $0.rule != "unused-registration" }.isEmpty)
  }

  @Test mutating func `the fix opens every level that is missing`() {
    app.register("App.Title", level: "App.Screen")
    app.request("App.Title")
    app.request("App.Title", from: .level("App.Session"), line: 2)
    #expect(
      app.findings.map(\.fix) == [
        "request it from a scope of its level: "
          + "`provider.makeScope(Session.self, …).makeScope(Screen.self, …).resolveRequired(Title.self)`.",
        "request it from a scope of its level: `provider.makeScope(Screen.self, …).resolveRequired(Title.self)`.",
      ])
  }

  @Test mutating func `a request from an enclosing level names that level`() {
    app.register("App.Title", level: "App.Screen")
    app.request("App.Title", from: .level("App.Session"))
    #expect(
      app.findings.map(\.message) == ["Title belongs to the level Screen, which is not open in a scope of Session."])
  }

  @Test mutating func `a scope without a level has no service of a level`() {
    app.register("App.Job", level: "App.Import")
    app.request("App.Job", from: .anonymous)
    #expect(
      app.findings.map(\.description) == [
        """
        Job belongs to the level Import, which is not open in a scope without a level.
          where: App.Job, requested at App/Main.swift:1
          fix:   request it from a scope of its level: `provider.makeScope(Import.self).resolveRequired(Job.self)`.
        """
      ])
  }

  @Test mutating func `a service of a level that start would create is reported`() {
    app.register("App.Cart", level: "App.Session", isEager: true)
    #expect(
      app.findings.map(\.description) == [
        """
        Cart belongs to the level Session, which is not open in the root.
          where: App.Cart, created by start(), registered at App/Wiring.swift:1
          fix:   remove `eager: true` where Cart is registered.
        """
      ])
  }

  @Test mutating func `a request that leads to a service of a level through transient ones is reported`() {
    app.register("App.Page", .transient, needs: [.lazy("App.Model")])
    app.register("App.Model", .transient, needs: [.all("App.Cart")])
    app.register("App.Cart", level: "App.Session")
    app.request("App.Page")
    app.request("App.Page", from: .level("App.Import"), line: 2)
    app.request("App.Page", from: .level("App.Screen"), line: 3)
    #expect(chains == [["Page", "Model", "Cart"], ["Page", "Model", "Cart"]])
    #expect(app.findings.map(\.place) == [.main(1), .main(2)])
  }

  @Test mutating func `a singleton between a request and a service of a level is the captor`() {
    app.register("App.Page", .transient, needs: ["App.Log"])
    app.register("App.Log", needs: ["App.Cart"])
    app.register("App.Cart", level: "App.Session")
    app.request("App.Page")
    #expect(app.rules == ["captive-dependency"])
  }

  @Test mutating func `a level has its own services and those of the enclosing levels`() {
    app.register("App.Title", level: "App.Screen", needs: ["App.Cart", "App.Other", "App.User", "App.ScreenID"])
    app.register("App.Cart", level: "App.Session", needs: ["App.User"])
    app.register("App.Other", level: "App.Screen")
    app.request("App.Title", from: .level("App.Screen"))
    app.request("App.Cart", from: .level("App.Screen"))
    app.request("App.User", from: .level("App.Screen"))
    #expect(app.rules == [])
  }

  @Test mutating func `a request from an unknown position is not judged`() {
    app.register("App.Cart", level: "App.Session")
    app.request("App.Cart", from: .unknown)
    #expect(app.rules == [])
  }

  @Test mutating func `a service that needs one of an unrelated level is reported`() {
    app.register("App.Report", level: "App.Screen", needs: ["App.Step"])
    app.register("App.Step", .transient, needs: ["App.Job"])
    app.register("App.Job", level: "App.Import")
    #expect(
      app.findings.map(\.description) == [
        """
        Job belongs to the level Import, which is not open in a scope of Screen.
          where: Report → Step → App.Job, requested at App/Wiring.swift:1
          fix:   make Job a singleton, or scope Report to the level of Job: \
        `services.register(Report.self, lifetime: .scoped(to: Import.self)) { … }`.
        """
      ])
    #expect(
      app.findings.flatMap(\.notes) == [
        .init(message: "Report needs Step.", place: .wiring(1)),
        .init(message: "Step needs Job.", place: .wiring(2)),
        .init(message: "Job is registered here.", place: .wiring(3)),
      ])
  }

  @Test mutating func `the fix names the level that encloses both levels`() {
    app.level("App.Tab", in: "App.Session")
    app.register("App.Title", level: "App.Screen", needs: ["App.Bar"])
    app.register("App.Bar", level: "App.Tab")
    #expect(
      app.findings.map(\.fix) == [
        "scope Bar to Session, which encloses both levels, or scope Title to the level of Bar: "
          + "`services.register(Title.self, lifetime: .scoped(to: Tab.self)) { … }`."
      ])
  }

  @Test mutating func `the input of an unrelated level is out of reach`() {
    app.register("App.Job", level: "App.Import", needs: ["App.User"])
    #expect(
      app.findings.map(\.description) == [
        """
        User belongs to the level Session, which is not open in a scope of Import.
          where: Job → App.User, requested at App/Wiring.swift:1
          fix:   scope Job to the level of User: \
        `services.register(Job.self, lifetime: .scoped(to: Session.self)) { … }`.
        """
      ])
    #expect(
      app.findings.flatMap(\.notes).last
        == .init(message: "User is the input of Session, which is declared here.", place: .levels(1)))
  }

  @Test mutating func `every service that is out of reach is a finding`() {
    app.register("App.Report", level: "App.Session", needs: ["App.Job", "App.Step"])
    app.register("App.Job", level: "App.Import")
    app.register("App.Step", level: "App.Import")
    #expect(chains == [["Report", "Job"], ["Report", "Step"]])
  }

  @Test mutating func `a request for all registrations includes one of a level`() {
    app.register("App.Plugin", level: "App.Session")
    app.register("App.Plugin")
    app.request("App.Plugin", .all)
    app.request("App.Plugin", line: 2)
    #expect(app.findings.map(\.place) == [.main(1)])
  }

  @Test mutating func `a level that cannot be read is open neither in the root nor in a scope without a level`() {
    app.register("App.Cart", .scopedToLevel)
    app.request("App.Cart")
    app.request("App.Cart", from: .anonymous, line: 2)
    app.request("App.Cart", from: .level("App.Import"), line: 3)
    app.register("App.Job", level: "App.Import", needs: ["App.Cart"])
    #expect(
      app.findings.map(\.description) == [
        """
        Cart belongs to a level, which is not open in the root.
          where: App.Cart, requested at App/Main.swift:1
          fix:   request it from a scope of its level.
        """,
        """
        Cart belongs to a level, which is not open in a scope without a level.
          where: App.Cart, requested at App/Main.swift:2
          fix:   request it from a scope of its level.
        """,
      ])
  }
}
