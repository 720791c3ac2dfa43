// An initializer creates the container of its instance, and the provider that it stores.
final class App {
  private let container: ServiceContainer
  let provider: ServiceScope
  init(isTimed: Bool) throws {
    container = ServiceContainer()
    try container.services.register((any Log).self) { ConsoleLog() }
    if isTimed { try container.services.register((any Clock).self) { SystemClock() } }
    self.provider = try container.validated()
  }
  func log() -> any Log { provider.resolveRequired((any Log).self) }
  func clock() -> any Clock { provider.resolveRequired((any Clock).self) }  //~ missing-service: any Clock
}
func wire() throws {
  let timed = try App(isTimed: true)
  let plain = try App(isTimed: false)
  _ = (timed.clock(), timed.log(), plain.log())
}
func wirePlain() throws { _ = try App(isTimed: false).clock() }
