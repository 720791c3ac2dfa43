// A container in a static constant, and a helper beside it.
final class AppContainer: Sendable {
  static let shared = try! AppContainer()
  private let provider: ServiceScope
  private init() throws {
    let container = ServiceContainer()
    try container.services.register((any Log).self, ClockedLog.init(clock:))  //~ missing-service
    provider = try container.validated()
  }
  func callAsFunction<T: Sendable>(_ type: T.Type) -> T { provider.resolveRequired(type) }
}
func log() { _ = AppContainer.shared((any Log).self) }
func show() { _ = AppContainer.shared(Int.self) }  //~ missing-service
