// The cases of a switch are the values of an expression.
enum Mode { case live, mock }

@MainActor
final class App {
  let container: ServiceContainer

  init(_ mode: Mode) throws {
    container = switch mode {
    case .live: try Self.live()
    case .mock: try Self.mock()
    }
  }

  static func live() throws -> ServiceContainer {
    let container = ServiceContainer()
    try container.services.register((any Log).self, ClockedLog.init(clock:))  //~ missing-service
    return container
  }

  static func mock() throws -> ServiceContainer {
    let container = ServiceContainer()
    try container.services.register((any Log).self) { ConsoleLog() }
    return container
  }
}
