// The program gives lists of modules a static member and a method, and protocols of Furnish a method.
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Feature<Service: Sendable>: ServiceModule {
  let make: @Sendable () -> Service
  func register(in services: any ServiceCollection) { services.register(Service.self) { make() } }
}
struct Pair: ServiceModule {
  let first: any ServiceModule
  let second: any ServiceModule
  func register(in services: any ServiceCollection) { services.include(first).include(second) }
}
extension ServiceModule {
  func and(_ other: some ServiceModule) -> Pair { Pair(first: self, second: other) }
}
extension Array where Element == any ServiceModule {
  static let base: [any ServiceModule] = [Logs(), Feature<any Clock> { SystemClock() }.and(Feature { 3 as Int })]
  func install(in services: any ServiceCollection) { for module in self { services.include(module) } }
}
func wire() throws {
  let container = ServiceContainer()
  let modules: [any ServiceModule] = .base
  modules.install(in: try container.services)
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired(Int.self)
  _ = provider.resolveRequired(String.self)  //~ missing-service: String
}
