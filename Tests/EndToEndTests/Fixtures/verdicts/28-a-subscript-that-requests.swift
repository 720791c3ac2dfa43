// A subscript requests a service by the name or by the type that its caller passes.
struct Settings {
  let provider: any ServiceProvider
  subscript(_ name: ServiceName) -> Int { provider.resolveRequired(Int.self, name: name) }  //~ missing-service: Int "prot"
}
enum App {
  static let container: ServiceContainer = {
    let container = ServiceContainer()
    try! container.services.register(Int.self, name: "port") { 80 }
      .register(Double.self, name: "rate") { 1 }
      .register((any Log).self) { ConsoleLog() }
    return container
  }()
  static let provider = try! container.validated()
  static subscript(name: ServiceName) -> Double { provider.resolveRequired(Double.self, name: name) }
  static subscript<T: Sendable>(name name: ServiceName, as type: T.Type = T.self) -> T {
    provider.resolveRequired(type, name: name)
  }
  static subscript<T: Sendable>(_ type: T.Type) -> T { provider.resolveRequired(type) }
}
func start() {
  let settings = Settings(provider: App.provider)
  print(settings["port"], App["rate"], App[name: "port", as: Int.self], App[(any Log).self])
  print(App[String.self])  //~ missing-service: String
  print(settings["prot"])
}
