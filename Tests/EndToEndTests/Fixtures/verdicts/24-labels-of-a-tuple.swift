// The parts of a tuple are used by their labels, which its type or its expression gives them.
func make() throws -> (container: ServiceContainer, services: any ServiceCollection) {
  let container = ServiceContainer()
  return (container, try container.services)
}
func wire() throws {
  let made = try make()
  made.services.register((any Log).self) { ConsoleLog() }
  let provider = try made.container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)  //~ missing-service: any Clock
}
func wireInline() throws {
  let pair = (first: ServiceContainer(), second: ServiceContainer())
  try pair.first.services.register((any Log).self) { ConsoleLog() }
  try pair.second.services.register((any Clock).self) { SystemClock() }
  _ = try pair.first.validated().resolveRequired((any Log).self)
  _ = try pair.second.validated().resolveRequired((any Clock).self)
  _ = try pair.second.validated().resolveRequired((any Log).self)  //~ missing-service: any Log
}
