// A container whose branches register with one statement each is judged where it is returned from its function.
func makeContainer(mock: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  if mock {
    try container.services.register((any Log).self) { ConsoleLog() }
  } else {
    try container.services.register((any Log).self, ClockedLog.init(clock:))  //~ missing-service: mock is false
  }
  return container
}
