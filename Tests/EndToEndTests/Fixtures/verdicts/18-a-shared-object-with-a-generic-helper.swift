// A helper returns whatever type its caller expects.
@MainActor
final class DI {
  static let shared = DI()
  private var scope: ServiceScope!
  func start() throws {
    let container = ServiceContainer()
    try container.services.register((any Log).self) { ConsoleLog() }
    scope = try container.validated()
  }
  func get<T: Sendable>() -> T { scope.resolveRequired(T.self) }
}
@MainActor
final class Page {
  lazy var clock: any Clock = DI.shared.get()  //~ missing-service
  lazy var log: any Log = DI.shared.get()
}
