// Methods without a caller use the container of whichever instance it is.
final class App {
  private let container = ServiceContainer()
  init() throws { try container.services.register((any Log).self) { ConsoleLog() } }
  func addClock() throws { try container.services.register((any Clock).self) { SystemClock() } }
  func start() throws -> ServiceScope { try container.validated() }
}
func wire() throws {
  let first = try App()
  let second = try App()
  try second.addClock()
  _ = try first.start().resolveRequired((any Log).self)
  _ = try second.start().resolveRequired((any Log).self)
}
final class Delegate {
  let app: App
  init(app: App) { self.app = app }
  func show() throws {
    _ = try app.start().resolveRequired((any Clock).self)
    _ = try app.start().resolveRequired(Int.self)  //~ missing-service: Int
  }
}
