// A property of a protocol type may hold a value of another type than its default has.
protocol Kit { var modules: [any ServiceModule] { get } }
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct Texts: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "" } }
}
struct Small: Kit { var modules: [any ServiceModule] { [Numbers()] } }
struct Large: Kit { var modules: [any ServiceModule] { [Numbers(), Texts()] } }
func boot(_ kit: any Kit) throws -> ServiceScope {
  let container = ServiceContainer()
  for module in kit.modules { try container.services.include(module) }  //~ undecidable
  return try container.validated()
}
enum Current { nonisolated(unsafe) static var kit: any Kit = Small() }
if CommandLine.argc > 1 { Current.kit = Large() }
print(try boot(Current.kit).resolveRequired(String.self))
