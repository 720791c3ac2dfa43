// A service that no module of an object's list registers is missing.
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct Texts: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "" } }
}
struct Configuration { var modules: [any ServiceModule] = [] }
var configuration = Configuration(modules: [Numbers()])
configuration.modules.append(Texts())
let container = ServiceContainer()
for module in configuration.modules { try container.services.include(module) }
let provider = try container.validated()
print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
print(provider.resolveRequired(Double.self))  //~ missing-service: Double
