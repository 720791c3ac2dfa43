import FurnishGraph
import Testing

@Suite struct WrongParentLevelTests {
  private var app = WiringBuilder()

  init() {
    app.level("App.Session", input: "App.User")
    app.level("App.Screen", in: "App.Session")
    app.level("App.Sheet", in: "App.Screen", input: "App.Item")
  }

  @Test mutating func `an inner level that is opened in the root is reported`() {
    app.open("App.Screen", from: .root, line: 4)
    #expect(
      app.findings.map(\.description) == [
        """
        Screen opens in a scope of Session, and was opened in the root.
          where: App.Screen, opened at App/Main.swift:4
          fix:   open it in a scope of Session, `provider.makeScope(Session.self, …).makeScope(Screen.self)`, \
        or remove `Parent` from Screen.
        """
      ])
    #expect(app.findings.flatMap(\.notes) == [.init(message: "Screen is declared here.", place: .levels(2))])
    #expect(app.findings.map(\.place) == [.main(4)])
  }

  @Test mutating func `the finding is an error`() throws {
    app.open("App.Screen", from: .root)
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "wrong-parent-level")
    #expect(finding.severity == .error)
  }

  @Test mutating func `an outer level that is opened in a level is reported`() {
    app.open("App.Session", from: .level("App.Screen"))
    #expect(
      app.findings.map(\.description) == [
        """
        Session opens from the root, and was opened in a scope of Screen.
          where: App.Session, opened at App/Main.swift:1
          fix:   open it from the root, `provider.makeScope(Session.self, …)`, \
        or declare `typealias Parent = Screen` in Session.
        """
      ])
  }

  @Test mutating func `a level that is opened outside of its parent is reported`() {
    app.open("App.Sheet", from: .level("App.Session"))
    #expect(
      app.findings.map(\.message) == ["Sheet opens in a scope of Screen, and was opened in a scope of Session."])
  }

  @Test mutating func `a level that is opened in itself is reported`() {
    app.open("App.Screen", from: .level("App.Screen"))
    #expect(app.findings.map(\.message) == ["Screen opens in a scope of Session, and was opened in a scope of Screen."])
  }

  @Test mutating func `an inner level that is opened in a scope without a level is reported`() {
    app.open("App.Screen", from: .anonymous)
    #expect(
      app.findings.map(\.message) == ["Screen opens in a scope of Session, and was opened in a scope without a level."])
  }

  @Test mutating func `every opening is a finding`() {
    app.open("App.Screen", from: .root, line: 2)
    app.open("App.Screen", from: .root, line: 3)
    #expect(app.findings.map(\.place) == [.main(2), .main(3)])
  }

  @Test mutating func `a level may be opened in its parent`() {
    app.open("App.Session", from: .root)
    app.open("App.Session", from: .anonymous)
    app.open("App.Screen", from: .level("App.Session"))
    app.open("App.Sheet", from: .level("App.Screen"))
    #expect(app.rules == [])
  }

  @Test mutating func `an opening from an unknown position is not judged`() {
    app.open("App.Screen", from: .unknown)
    #expect(app.rules == [])
  }
}
