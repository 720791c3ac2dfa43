import FurnishGraph
import Testing

@Suite struct NearMissesTests {
  private func nearMisses(
    of type: String, name: String? = nil, _ register: (inout WiringBuilder) -> Void
  ) -> [String] {
    var builder = WiringBuilder()
    register(&builder)
    let found = NearMisses(builder.wiring).nearMisses(of: ServiceSymbol(type: type, registrationName: name))
    return found.map { "\($0.kind): \($0.symbol.fullDescription), line \($0.place?.line ?? 0)" }
  }

  @Test func `a type of the same name in another module is a near miss`() {
    #expect(nearMisses(of: "App.Client") { $0.register("Web.Client") } == ["homonym: Web.Client, line 1"])
  }

  @Test func `a type of the same name under a registration name is no near miss`() {
    #expect(nearMisses(of: "App.Client") { $0.register("Web.Client", name: "a") } == [])
  }

  @Test func `an optional where a value was requested is a near miss`() {
    let found = nearMisses(of: "App.Log") { $0.register("Swift.Optional<App.Log>") }
    #expect(found == ["optionality: Swift.Optional<App.Log>, line 1"])
  }

  @Test func `a value where an optional was requested is a near miss`() {
    let found = nearMisses(of: "Swift.Optional<App.Log>") { $0.register("App.Log") }
    #expect(found == ["optionality: App.Log, line 1"])
  }

  @Test func `an interface where a concrete type was requested is a near miss`() {
    #expect(nearMisses(of: "App.Log") { $0.register("any App.Log") } == ["existential: any App.Log, line 1"])
  }

  @Test func `a concrete type where an interface was requested is a near miss`() {
    #expect(nearMisses(of: "any App.Log") { $0.register("App.Log") } == ["existential: App.Log, line 1"])
  }

  @Test func `an interface is a near miss of its implementation`() {
    let found = nearMisses(of: "App.SQLRepository") {
      $0.register("any App.Repository", implementation: "App.SQLRepository")
    }
    #expect(found == ["interface: any App.Repository, line 1"])
  }

  @Test func `a service that takes an argument is a near miss of a request without one`() {
    let found = nearMisses(of: "App.Page") { $0.register("Furnish.AssistedFactory<App.Page, Swift.Int>") }
    #expect(found == ["argument: Furnish.AssistedFactory<App.Page, Swift.Int>, line 1"])
  }

  @Test func `a service that takes no argument is a near miss of a request with one`() {
    let found = nearMisses(of: "Furnish.AssistedFactory<App.Page, Swift.Int>") { $0.register("App.Page") }
    #expect(found == ["argument: App.Page, line 1"])
  }

  @Test func `the registered names are near misses of a request without a name`() {
    let found = nearMisses(of: "any App.Cache") {
      $0.register("any App.Cache", name: "images")
      $0.register("any App.Cache", name: "fonts")
    }
    #expect(found == ["name: any App.Cache \"images\", line 1", "name: any App.Cache \"fonts\", line 2"])
  }

  @Test func `the nearest spelling of a name is first`() {
    let found = nearMisses(of: "any App.Cache", name: "image") {
      $0.register("any App.Cache")
      $0.register("any App.Cache", name: "fonts")
      $0.register("any App.Cache", name: "images")
    }
    #expect(
      found == [
        "name: any App.Cache \"images\", line 3", "name: any App.Cache \"fonts\", line 2",
        "name: any App.Cache, line 1",
      ])
  }

  @Test func `the nearest kind is first`() {
    let found = nearMisses(of: "App.Log") {
      $0.register("Web.Log")
      $0.register("any App.Sink", implementation: "App.Log")
      $0.register("any App.Log")
      $0.register("Swift.Optional<App.Log>")
      $0.register("App.Log", name: "a")
    }
    #expect(found.map { $0.prefix { $0 != ":" } } == ["name", "optionality", "existential", "interface", "homonym"])
  }

  @Test func `a service is one near miss however often it is registered`() {
    let found = nearMisses(of: "App.Log") {
      $0.register("any App.Log", implementation: "App.Log")
      $0.register("any App.Log", implementation: "App.Log")
    }
    #expect(found == ["existential: any App.Log, line 2"])
  }

  @Test func `another service is no near miss`() {
    #expect(nearMisses(of: "App.Log") { $0.register("App.Logger") } == [])
  }
}
