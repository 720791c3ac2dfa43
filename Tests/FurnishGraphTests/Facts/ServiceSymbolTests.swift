import FurnishGraph
import Testing

@Suite struct ServiceSymbolTests {
  @Test func `the description omits the module`() {
    #expect(ServiceSymbol(type: "any App.Log").description == "any Log")
  }

  @Test func `the description contains the name`() {
    #expect(ServiceSymbol(type: "any App.Cache", registrationName: "images").description == "any Cache \"images\"")
  }

  @Test func `a name is escaped in the description`() {
    #expect(ServiceSymbol(type: "App.Cache", registrationName: "a\"b").description == "Cache \"a\\\"b\"")
  }

  @Test func `the full description contains the modules`() {
    let symbol = ServiceSymbol(type: "any App.Cache", registrationName: "images")
    #expect(symbol.fullDescription == "any App.Cache \"images\"")
  }

  @Test func `a service under keys is described as a dictionary`() {
    let handlers = ServiceSymbol(type: "any App.Handler", keyType: "App.Route")
    #expect(handlers.description == "[Route: any Handler]")
    #expect(handlers.fullDescription == "[App.Route: any App.Handler]")
    #expect(handlers.shortType == "any Handler")
    #expect(handlers.shortKeyType == "Route")
    #expect(handlers != ServiceSymbol(type: "any App.Handler"))
  }

  @Test func `services differ by their names`() {
    #expect(ServiceSymbol(type: "App.Cache", registrationName: "a") != ServiceSymbol(type: "App.Cache"))
  }

  @Test(arguments: [
    ("App.Log", "App"), ("any App.Log", "App"), ("some App.Log", "App"), ("Swift.Optional<App.Log>", "Swift"),
    ("(extension in Core):Swift.String.Kind", "Core"), ("any App.Log & Core.Sink", "App"),
  ])
  func `the module is that of the outermost type`(type: String, module: String) {
    #expect(ServiceSymbol(type: type).module == module)
  }

  @Test(arguments: ["Log", "any Log", "(Swift.Int) -> Swift.Int", ""])
  func `a type without a module has none`(type: String) {
    #expect(ServiceSymbol(type: type).module == nil)
  }
}
