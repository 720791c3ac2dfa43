// A helper requests a service from a stored provider, under a name that its caller passes.
enum Key: String {
  case main, other
  var name: ServiceName { ServiceName(rawValue) }
}
enum App {
  static let container: ServiceContainer = {
    let container = ServiceContainer()
    try! container.services.register(Int.self, name: "port") { 80 }
      .register(Double.self, name: "rate") { 1 }
      .register((any Log).self, name: "main") { ConsoleLog() }
      .register((any Clock).self) { SystemClock() }
    return container
  }()
  static let provider = try! container.validated()
  static func rate(_ name: ServiceName) -> Double { provider.resolveRequired(Double.self, name: name) }
}
func int(_ name: ServiceName) -> Int { App.provider.resolveRequired(Int.self, name: name) }  //~ missing-service: Int "prot"
func log(_ key: Key) -> any Log { App.provider.resolveRequired((any Log).self, name: key.name) }  //~ missing-service: any Log "other"
func text(_ name: String) -> String { App.provider.resolveRequired(String.self, name: ServiceName(name)) }  //~ missing-service: String "title"
func clock(_ name: ServiceName? = nil) -> any Clock { App.provider.resolveRequired((any Clock).self, name: name) }
struct Page {
  let port: Int = int("port")
  let rate = App.rate("rate")
}
func start() {
  print(App.provider, Page(), log(.main), log(.other), clock(), int("prot"), text("title"))
}
