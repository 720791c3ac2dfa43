// A module is reached by a direct call of its requirement.
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
func wire() throws {
  let container = ServiceContainer()
  Logs().register(in: try container.services)
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
}
