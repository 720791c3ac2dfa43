// Bodies that name a module or the list of an object are read, also without a word of Furnish.
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct Texts: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "" } }
}
final class App {
  var modules: [any ServiceModule] = []
  func add(_ module: any ServiceModule) { modules.append(module) }
  func addNumbers() { add(Numbers()) }
  func boot() throws -> ServiceScope {
    let container = ServiceContainer()
    for module in modules { container.services.include(module) }
    return try container.validated()
  }
}
func configure(_ app: App) { app.modules = [Numbers(), Texts()] }
func configured() throws {
  let app = App()
  configure(app)
  print(try app.boot().resolveRequired(String.self), try app.boot().resolveRequired(Int.self))
}
func more(_ modules: inout [any ServiceModule]) { modules.append(Texts()) }
func filled() throws {
  var modules: [any ServiceModule] = []
  more(&modules)
  let container = ServiceContainer()
  for module in modules { container.services.include(module) }
  print(try container.validated().resolveRequired(String.self))
}
struct Configuration {
  var modules: [any ServiceModule] = []
  static let live = Configuration(modules: [Numbers(), Texts()])
  static func make() -> Configuration { Configuration(modules: [Numbers(), Texts()]) }
  func boot() throws -> ServiceScope {
    let container = ServiceContainer()
    for module in modules { container.services.include(module) }
    return try container.validated()
  }
}
protocol Feature: ServiceModule { var title: String { get } }
struct Decimals: Feature {
  let title = "decimals"
  func register(in services: any ServiceCollection) { services.register(Double.self) { 1 } }
}
func features(_ isLarge: Bool) -> [any Feature] { isLarge ? [Decimals()] : [Decimals()] }
func own() throws {
  let container = ServiceContainer()
  for feature in features(CommandLine.argc > 1) { container.services.include(feature) }
  print(try container.validated().resolveRequired(Double.self))
}
typealias Modules = [any ServiceModule]
func aliased() -> Modules { [Numbers()] }
func alias() throws {
  let container = ServiceContainer()
  for module in aliased() { container.services.include(module) }
  print(try container.validated().resolveRequired(Int.self))
}
try configured()
try filled()
print(try Configuration.live.boot().resolveRequired(String.self))
print(try Configuration.make().boot().resolveRequired(Int.self))
try own()
try alias()
