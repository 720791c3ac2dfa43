// The provider is in another module than the request.
// In the module Core:
public enum DI { nonisolated(unsafe) public static var scope: ServiceScope! }
// In the module App:
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  DI.scope = try container.validated()
}
struct Page {
  var log: (any Log)? { DI.scope?.resolveRequired((any Log).self) }
  var clock: (any Clock)? { DI.scope?.resolveRequired((any Clock).self) }  //~ missing-service
}
