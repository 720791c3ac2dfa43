// A request through a static property that is set later.
enum DI { nonisolated(unsafe) static var provider: ServiceScope! }
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  DI.provider = try container.validated()
}
struct Page {
  func log() { _ = DI.provider.resolveRequired((any Log).self) }
  func show() { _ = DI.provider.resolveRequired((any Clock).self) }  //~ missing-service
}
