import FurnishGraph
import Testing

/// The input that a level supplies when it is opened is a service of that level.
@Suite struct LevelInputTests {
  private var app = WiringBuilder()

  private var chains: [[String]] { app.findings.map { $0.chain.map(\.description) } }

  init() {
    app.level("App.Session", input: "App.User")
    app.level("App.Screen", in: "App.Session")
  }

  @Test mutating func `an input is not missing`() {
    app.register("App.Cart", level: "App.Session", needs: ["App.User"])
    app.register("App.Page", .transient, needs: ["App.User", .optional("App.User"), .all("App.User")])
    app.request("App.User", from: .unknown)
    #expect(app.rules == [])
  }

  @Test mutating func `an input does not exist outside of its level`() {
    app.request("App.User")
    app.request("App.User", from: .anonymous, line: 2)
    app.request("App.User", from: .level("App.Screen"), line: 3)
    #expect(app.rules == ["outside-level", "outside-level"])
    #expect(app.findings.map(\.place) == [.main(1), .main(2)])
  }

  @Test mutating func `a singleton that would retain an input is reported`() {
    app.register("App.Log", needs: ["App.User"])
    #expect(
      app.findings.map(\.description) == [
        """
        Log (singleton) would retain User (input of Session) beyond its scope.
          where: Log → App.User, registered at App/Wiring.swift:1
          fix:   scope Log to Session as well, \
        `services.register(Log.self, lifetime: .scoped(to: Session.self)) { … }`.
        """
      ])
    #expect(
      app.findings.flatMap(\.notes) == [
        .init(message: "Log needs User.", place: .wiring(1)),
        .init(message: "User is the input of Session, which is declared here.", place: .levels(1)),
      ])
  }

  @Test mutating func `outside of its level a registration takes the place of an input`() {
    app.register("App.User")
    app.register("App.Log", needs: ["App.User"])
    app.request("App.User")
    #expect(app.rules == [])
  }

  @Test mutating func `in its level an input takes precedence over a registration`() {
    app.register("App.Disk", isAsynchronous: true)
    app.level("App.Backup", input: "App.Disk")
    app.register("App.Copy", level: "App.Backup", needs: ["App.Disk"])
    #expect(app.rules == [])
    app.register("App.Cart", level: "App.Session", needs: ["App.Disk"])
    #expect(app.rules == ["async-in-sync"])
    #expect(chains == [["Cart", "Disk"]])
  }

  @Test mutating func `nested levels may have inputs of the same type`() {
    app.level("App.Tab", in: "App.Session", input: "App.User")
    app.register("App.Bar", level: "App.Tab", needs: ["App.User"])
    app.register("App.Cart", level: "App.Session", needs: ["App.User"])
    app.register("App.Log", needs: ["App.User"])
    #expect(chains == [["Log", "User"]])
    #expect(
      app.findings.map(\.message) == ["Log (singleton) would retain User (input of Session or Tab) beyond its scope."])
  }

  @Test mutating func `unrelated levels may have inputs of the same type`() {
    app.level("App.Import", input: "App.User")
    app.register("App.Job", level: "App.Import", needs: ["App.User"])
    app.register("App.Cart", level: "App.Session", needs: ["App.User"])
    #expect(app.rules == [])
    app.request("App.User")
    #expect(
      app.findings.map(\.message) == ["User belongs to the level Session or Import, which is not open in the root."])
  }

  @Test mutating func `in an inner level the input takes precedence over a registration`() {
    app.register("App.User", isAsynchronous: true)
    app.request("App.User", from: .level("App.Screen"), isSynchronous: true)
    #expect(app.rules == [])
  }
}
