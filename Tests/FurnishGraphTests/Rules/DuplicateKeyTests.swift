import FurnishGraph
import Testing

/// Registrations under keys.
@Suite struct DuplicateKeyTests {
  private var app = WiringBuilder()

  private mutating func register(_ key: String?, isAlternative: Bool = false, module: String? = nil) {
    app.register("any App.Handler", key: .init(text: key), isAlternative: isAlternative, module: module)
  }

  @Test mutating func `two registrations under one key are reported`() {
    register("App.Route.home")
    register("App.Route.help")
    register("App.Route.home")
    #expect(
      app.findings.map(\.description) == [
        """
        any Handler is registered twice under the key Route.home.
          where: [App.Route: any App.Handler], registered at App/Wiring.swift:1 and at App/Wiring.swift:3
          fix:   remove one of them, or say which wins: \
        `services.replacing.register((any Handler).self, key: Route.home) { … }`.
        """
      ])
    #expect(
      app.findings.flatMap(\.notes) == [
        .init(message: "any Handler is registered under the key Route.home here.", place: .wiring(1))
      ])
    #expect(app.findings.map(\.place) == [.wiring(3)])
  }

  @Test mutating func `the finding is an error`() throws {
    register("App.Route.home")
    register("App.Route.home")
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "duplicate-key")
    #expect(finding.severity == .error)
  }

  @Test mutating func `a key that is registered three times is reported once`() {
    for _ in 1...3 { register("\"home\"") }
    #expect(app.findings.map(\.message) == ["any Handler is registered 3 times under the key \"home\"."])
    #expect(app.findings.map(\.affected) == [3])
  }

  @Test mutating func `each key is a finding`() {
    for key in ["App.Route.home", "App.Route.help", "App.Route.help", "App.Route.home"] { register(key) }
    #expect(app.findings.map(\.place) == [.wiring(3), .wiring(4)])
  }

  @Test mutating func `equal keys of two types are no duplicates`() {
    app.register("any App.Handler", key: .init(text: "1", type: "Swift.Int"))
    app.register("any App.Handler", key: .init(text: "1", type: "Swift.UInt"))
    app.register("any App.Handler")
    #expect(app.rules == [])
  }

  @Test mutating func `keys that cannot be read are not compared`() {
    register(nil)
    register(nil)
    #expect(app.rules == [])
  }

  @Test mutating func `registrations in branches are alternatives`() {
    register("App.Route.home", isAlternative: true)
    register("App.Route.home", isAlternative: true)
    #expect(app.rules == [])
  }

  @Test mutating func `registrations under different keys are no duplicates`() {
    app.origin = .source(isWhole: true, showsRequests: true)
    register("App.Route.home", module: "Core")
    register("App.Route.help", module: "Web")
    app.request("any App.Handler", by: "App.Route", .all)
    #expect(app.rules == [])
  }

  @Test mutating func `modules that register one key have a finding about the key and none about the modules`() {
    register("App.Route.home", module: "Core")
    register("App.Route.home", module: "Web")
    #expect(app.rules == ["duplicate-key"])
  }

  @Test mutating func `a request without a key does not find a registration under a key`() {
    register("App.Route.home")
    app.register("App.Router", needs: [.keyed("any App.Handler", by: "App.Route"), "any App.Handler"])
    #expect(app.findings.map(\.message) == ["any Handler is not registered."])
  }

  @Test mutating func `a map of a service that is not registered is empty`() {
    app.register("App.Router", needs: [.keyed("any App.Handler", by: "App.Route")])
    #expect(app.rules == [])
  }

  @Test mutating func `a scoped service under a key can be captive`() {
    app.register("App.Router", needs: [.keyed("any App.Handler", by: "App.Route")])
    app.register("any App.Handler", key: .init(text: "App.Route.home"), .scoped)
    #expect(
      app.findings.map(\.description) == [
        """
        Router (singleton) would retain [Route: any Handler] (scoped) beyond its scope.
          where: Router → [App.Route: any App.Handler], registered at App/Wiring.swift:1
          fix:   make Router scoped as well, `services.register(Router.self, lifetime: .scoped) { … }`, \
        or [Route: any Handler] a singleton.
        """
      ])
  }

  @Test mutating func `the fix of a request for a map requests a map`() {
    app.register("any App.Handler", key: .init(text: "App.Route.home"), .scoped)
    app.request("any App.Handler", by: "App.Route", .all)
    #expect(
      app.findings.map(\.fix) == [
        "request it from a scope: `provider.makeScope().resolveAll((any Handler).self, by: Route.self)`."
      ])
  }

  @Test mutating func `a map that is not requested is unused`() {
    app.origin = .source(isWhole: true, showsRequests: true)
    register("App.Route.home")
    register("App.Route.help")
    #expect(
      app.findings.map(\.fix) == [
        "remove it, or request it: `provider.resolveAll((any Handler).self, by: Route.self)`."
      ])
  }
}
