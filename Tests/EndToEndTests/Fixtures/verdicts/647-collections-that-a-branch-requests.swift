// Services of which a request takes all registrations under a condition.
protocol Tool: Sendable {}
struct Hammer: Tool {}
struct Saw: Tool {}
struct Toolbox: Sendable { init(tools: [any Tool]) {} }

func inBranch() throws {
  let container = ServiceContainer()
  container.services.register((any Tool).self) { Hammer() }.register((any Tool).self) { Saw() }
  let provider = try container.validated()
  if CommandLine.arguments.contains("-tools") { print(provider.resolveAll((any Tool).self)) }
}
func afterGuard() throws {
  let container = ServiceContainer()
  container.services.register((any Tool).self) { Hammer() }
  container.services.register((any Tool).self) { Saw() }
  let provider = try container.validated()
  guard CommandLine.arguments.count > 3 else { return }
  for tool in provider.resolveAll((any Tool).self) { print(tool) }
}
func byRecipe() throws {
  let container = ServiceContainer()
  container.services.register((any Tool).self) { Hammer() }.register((any Tool).self) { Saw() }
  if CommandLine.arguments.count > 2 {
    container.services.register(Toolbox.self, Toolbox.init(tools:))
    print(try container.validated().resolveRequired(Toolbox.self))
  }
}
struct Hammers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Tool).self) { Hammer() } }
}
struct Saws: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Tool).self) { Saw() } }
}
func ofModules() throws {
  let container = ServiceContainer()
  container.services.include(Hammers()).include(Saws())
  let provider = try container.validated()
  if CommandLine.arguments.contains("-tools") { print(provider.resolveAll((any Tool).self)) }
}
func single() throws {
  let container = ServiceContainer()
  container.services.register((any Tool).self) { Hammer() }
  container.services.register((any Tool).self) { Saw() }  //~ warning duplicate-registration: any Tool
  let provider = try container.validated()
  if CommandLine.arguments.contains("-tools") { print(provider.resolveRequired((any Tool).self)) }
}
try inBranch()
try afterGuard()
try byRecipe()
try ofModules()
try single()
