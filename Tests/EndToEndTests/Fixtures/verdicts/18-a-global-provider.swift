// A request through a global variable.
nonisolated(unsafe) var provider: (any ServiceProvider)?
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  provider = try container.validated()
}
final class Page {
  let log = provider!.resolveRequired((any Log).self)
  let clock = provider!.resolveRequired((any Clock).self)  //~ missing-service
}
