// The cases of a switch register with one statement each.
enum Mode { case live, mock }

func makeContainer(_ mode: Mode) throws -> ServiceContainer {
  let container = ServiceContainer()
  switch mode {
  case .live: try container.services.register((any Log).self, ClockedLog.init(clock:))  //~ missing-service: mode is .live
  case .mock: try container.services.register((any Log).self) { ConsoleLog() }
  }
  return container
}
