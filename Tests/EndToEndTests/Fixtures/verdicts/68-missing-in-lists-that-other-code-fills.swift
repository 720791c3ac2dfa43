// A service is missing that no module registers which other code adds to the list of an object.
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct Texts: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "" } }
}
final class App {
  var modules: [any ServiceModule] = []
  func boot() throws -> ServiceScope {
    let container = ServiceContainer()
    for module in modules { container.services.include(module) }
    return try container.validated()
  }
}
func configure(_ app: App) { app.modules = [Numbers(), Texts()] }
let app = App()
configure(app)
print(try app.boot().resolveRequired(Int.self), try app.boot().resolveRequired(String.self))
print(try app.boot().resolveRequired(Double.self))  //~ missing-service: Double
