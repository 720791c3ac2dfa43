// `append` and `insert` add to the list that an object received when it was created.
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct Texts: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "" } }
}
struct Configuration { var modules: [any ServiceModule] = [] }
struct Steps { var steps: [(any ServiceCollection) -> Void] = [] }
final class App {
  var modules: [any ServiceModule]
  init(modules: [any ServiceModule]) { self.modules = modules }
}
func appended() throws {
  var configuration = Configuration(modules: [Numbers()])
  configuration.modules.append(Texts())
  let container = ServiceContainer()
  for module in configuration.modules { container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
}
func inserted() throws {
  var configuration = Configuration(modules: [Numbers()])
  configuration.modules.insert(Texts(), at: 0)
  let container = ServiceContainer()
  for module in configuration.modules { container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
}
func closures() throws {
  var configuration = Steps(steps: [{ $0.register(Int.self) { 1 } }])
  configuration.steps.append { $0.register(String.self) { "" } }
  let container = ServiceContainer()
  for step in configuration.steps { step(container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
}
func objects() throws {
  let app = App(modules: [Numbers()])
  app.modules.append(Texts())
  let container = ServiceContainer()
  for module in app.modules { container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
}
try appended()
try inserted()
try closures()
try objects()
