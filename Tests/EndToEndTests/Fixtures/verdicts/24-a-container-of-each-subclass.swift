// Two subclasses override the method that registers.
class Composition {
  let container = ServiceContainer()
  func register(_ services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
  final func start() throws -> ServiceScope {
    register(try container.services)
    return try container.validated()
  }
}
final class Live: Composition {
  override func register(_ services: any ServiceCollection) {
    super.register(services)
    services.register((any Clock).self) { SystemClock() }
  }
}
final class Bare: Composition {
  override func register(_ services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
func wire() throws {
  let live = try Live().start()
  _ = live.resolveRequired((any Log).self)
  _ = live.resolveRequired((any Clock).self)
  let bare = try Bare().start()
  _ = bare.resolveRequired((any Clock).self)
  _ = bare.resolveRequired((any Log).self)  //~ missing-service: any Log
}
