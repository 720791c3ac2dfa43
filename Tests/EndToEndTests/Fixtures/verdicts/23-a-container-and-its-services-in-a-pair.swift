// A function returns the container with its services.
func make() throws -> (container: ServiceContainer, services: any ServiceCollection) {
  let container = ServiceContainer()
  return (container, try container.services)
}
func wire() throws {
  let (container, services) = try make()
  services.register((any Log).self) { ConsoleLog() }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)  //~ missing-service: any Clock
}
