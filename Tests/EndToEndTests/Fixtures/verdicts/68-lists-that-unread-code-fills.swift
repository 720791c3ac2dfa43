// Code in another file that is not read may fill the list of an object: no service of its container is missing.
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
final class App {
  var modules: [any ServiceModule] = []
  func add(_ module: Numbers) { modules.append(module) }
  func boot() throws -> ServiceScope {
    let container = ServiceContainer()
    for module in modules { container.services.include(module) }  //~ warning undecidable
    return try container.validated()
  }
}
func start() throws {
  let app = App()
  configure(app)
  print(try app.boot().resolveRequired(Int.self))
}
try start()
// In the module Setup:
func configure(_ app: App) { app.add(.init()) }
