// Each branch adds a module, or a function, that registers the service.
struct Texts: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "" } }
}
enum Wire {
  static func one(_ services: any ServiceCollection) { services.register(Int.self) { 1 } }
  static func two(_ services: any ServiceCollection) { services.register(Int.self) { 2 } }
}
let container = ServiceContainer()
let services = try container.services
var modules: [any ServiceModule] = []
if CommandLine.argc > 1 { modules.append(Texts()) } else { modules.append(Texts()) }
for module in modules { services.include(module) }
var steps: [(any ServiceCollection) -> Void] = []
if CommandLine.argc > 1 { steps.append(Wire.one) } else { steps.append(Wire.two) }
for step in steps { step(services) }
let provider = try container.validated()
print(provider.resolveRequired(String.self), provider.resolveRequired(Int.self))
