import FurnishGraph
import Testing

@Suite struct UnusedDecoratorTests {
  private var app = WiringBuilder()

  @Test mutating func `a decorator of a service that is not registered is reported`() {
    app.decorate("any App.Log", line: 3)
    #expect(
      app.findings.map(\.description) == [
        """
        A decorator has no effect: any Log is not registered.
          where: any App.Log, decorated at App/Main.swift:3
          fix:   register any Log, `services.register((any Log).self) { … }`, or remove the decorator.
        """
      ])
    #expect(app.findings.map(\.place) == [.main(3)])
  }

  @Test mutating func `the finding is a warning`() throws {
    app.decorate("App.Log")
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "unused-decorator")
    #expect(finding.severity == .warning)
  }

  @Test mutating func `the fix names a similar registration`() {
    app.register("any App.Cache", name: "images")
    app.decorate("any App.Cache", name: "image")
    #expect(
      app.findings.map(\.description) == [
        """
        A decorator has no effect: any Cache "image" is not registered.
          where: any App.Cache "image", decorated at App/Main.swift:1
          fix:   decorate any Cache "images" instead, register any Cache "image", \
        `services.register((any Cache).self, name: "image") { … }`, or remove the decorator.
        """
      ])
    #expect(
      app.findings.flatMap(\.notes) == [.init(message: "any Cache is registered as \"images\".", place: .wiring(1))])
  }

  @Test mutating func `the input of a level cannot be decorated`() {
    app.level("App.Session", input: "App.User")
    app.decorate("App.User")
    #expect(
      app.findings.map(\.description) == [
        """
        A decorator has no effect: User is the input of Session, which cannot be decorated.
          where: App.User, decorated at App/Main.swift:1
          fix:   pass a decorated User to `makeScope`, or remove the decorator.
        """
      ])
  }

  @Test mutating func `a service is reported once`() {
    app.decorate("App.Log", line: 1)
    app.decorate("App.Log", line: 2)
    app.decorate("App.Clock", line: 3)
    #expect(app.findings.map(\.place) == [.main(1), .main(3)])
  }

  @Test mutating func `a decorator of a registered service has an effect`() {
    app.register("App.Log")
    app.decorate("App.Log")
    #expect(app.rules == [])
  }

  @Test mutating func `a decorator under a key that is not registered is reported`() {
    app.register("App.Log", key: .init(text: "App.Route.home"))
    app.decorate("App.Log", key: .init(text: "App.Route.home"), line: 1)
    app.decorate("App.Log", key: .init(text: "App.Route.search"), line: 2)
    app.decorate("App.Log", key: .init(text: "App.Route.search"), line: 3)
    app.decorate("App.Log", key: .init(text: "App.Route.about"), line: 4)
    #expect(app.findings.map(\.place) == [.main(2), .main(4)])
    #expect(
      app.findings.first?.description == """
        A decorator has no effect: Log is not registered under the key Route.search.
          where: [App.Route: App.Log], decorated at App/Main.swift:2
          fix:   decorate another key, register Log under this one, \
        `services.register(Log.self, key: Route.search) { … }`, or remove the decorator.
        """)
  }

  @Test mutating func `a decorator is not reported if a key cannot be read`() {
    app.register("App.Log", key: .init(text: nil))
    app.decorate("App.Log", key: .init(text: "App.Route.search"))
    app.register("App.Clock", key: .init(text: "App.Route.home"))
    app.decorate("App.Clock", key: .init(text: nil))
    #expect(app.rules == [])
  }

  @Test mutating func `no decorator is reported if not all registrations are known`() {
    app.origin = .source(isWhole: false, showsRequests: true)
    app.decorate("App.Log")
    #expect(app.rules == [])
  }

  @Test mutating func `a decorator of a service with an argument has an effect, without a name and a key`() {
    app.register("Furnish.AssistedFactory<App.Page, Swift.Int>")
    app.decorate("App.Page", line: 1)
    #expect(app.rules == [])
    app.decorate("App.Page", name: "home", line: 2)
    app.decorate("App.Page", key: .init(text: "App.Route.home"), line: 3)
    #expect(app.findings.map(\.place) == [.main(2), .main(3)])
  }

  @Test mutating func `a decorator of transient registrations is reported beside one of all registrations`() {
    app.decorate("App.Log", line: 1)
    app.decorate("App.Log", wrapsTransientsOnly: true, line: 2)
    app.decorate("App.Log", wrapsTransientsOnly: true, line: 3)
    #expect(app.findings.map(\.place) == [.main(1), .main(2)])
  }
}
