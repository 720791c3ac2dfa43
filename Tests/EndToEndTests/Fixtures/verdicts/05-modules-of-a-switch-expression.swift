// Only one of two modules is included.
struct Live: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Mock: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
enum Mode { case live, mock }
func wire(_ mode: Mode) throws {
  let container = ServiceContainer()
  let module: any ServiceModule = switch mode {
  case .live: Live()
  case .mock: Mock()
  }
  try container.services.include(module)
}
