// Initializers that choose the modules which their instances register.
struct Bell: Sendable {}
struct Lamp: Sendable {}
protocol Plugin: ServiceModule { init() }
struct Bells: Plugin { func register(in services: any ServiceCollection) { services.register(Bell.self) { Bell() } } }
struct Lamps: Plugin { func register(in services: any ServiceCollection) { services.register(Lamp.self) { Lamp() } } }
protocol Step { func add(to services: any ServiceCollection) }
struct BellStep: Step { func add(to services: any ServiceCollection) { services.register(Bell.self) { Bell() } } }
struct LampStep: Step { func add(to services: any ServiceCollection) { services.register(Lamp.self) { Lamp() } } }
enum Steps {
  static let bell: any Step = BellStep()
  static let lamp: any Step = LampStep()
}
struct Host {
  static let builtIn: [any Plugin.Type] = [Bells.self]
  let plugins: [any Plugin]
  init(hasLamps: Bool) {
    var types = Self.builtIn
    if hasLamps { types.append(Lamps.self) }
    plugins = types.map { $0.init() }
  }
  func makeContainer() throws -> ServiceContainer {
    let container = ServiceContainer()
    for plugin in plugins { try container.services.include(plugin) }
    return container
  }
}
final class App {
  let plugins: [any Plugin]
  init(hasLamps: Bool) {
    let all = ([Bells.self] as [any Plugin.Type]) + (hasLamps ? [Lamps.self] : [])
    self.plugins = all.map { $0.init() }
  }
}
struct Single {
  let plugin: any Plugin
  init(hasLamps: Bool) {
    let type: any Plugin.Type = hasLamps ? Lamps.self : Bells.self
    plugin = type.init()
  }
}
struct Recipe {
  let steps: [any Step]
  init(hasLamps: Bool) {
    var steps = [Steps.bell]
    if hasLamps { steps.append(Steps.lamp) }
    self.steps = steps
  }
  func run(_ services: any ServiceCollection) { for step in steps { step.add(to: services) } }
}
let hasLamps = CommandLine.arguments.contains("--lamps")
func host() throws {
  let provider = try Host(hasLamps: hasLamps).makeContainer().validated()
  print(provider.resolveRequired(Bell.self))
  if hasLamps { print(provider.resolveRequired(Lamp.self)) }
  print(provider.resolveRequired(Lamp.self))  //~ missing-service: Lamp is not registered
}
func app() throws {
  let container = ServiceContainer()
  let app = App(hasLamps: hasLamps)
  try container.services.include(app.plugins)
  let provider = try container.validated()
  print(provider.resolveRequired(Bell.self))
  if hasLamps { print(provider.resolveRequired(Lamp.self)) }
  print(provider.resolveRequired(Lamp.self))  //~ missing-service: Lamp is not registered
}
func single() throws {
  let container = ServiceContainer()
  try container.services.include(Single(hasLamps: hasLamps).plugin)
  let provider = try container.validated()
  if hasLamps { print(provider.resolveRequired(Lamp.self)) }
  print(provider.resolveRequired(Lamp.self))  //~ missing-service: Lamp is not registered
}
func recipe() throws {
  let container = ServiceContainer()
  Recipe(hasLamps: hasLamps).run(try container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Bell.self))
  if hasLamps { print(provider.resolveRequired(Lamp.self)) }
  print(provider.resolveRequired(Lamp.self))  //~ missing-service: Lamp is not registered
}
try host()
try app()
try single()
try recipe()
