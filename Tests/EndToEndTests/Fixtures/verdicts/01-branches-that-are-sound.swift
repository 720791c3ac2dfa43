// Each branch registers all that it needs.
func makeContainer(mock: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  if mock {
    try container.services.register((any Log).self) { ConsoleLog() }
  } else {
    try container.services.register((any Log).self, ClockedLog.init(clock:)).register((any Clock).self) { SystemClock() }
  }
  return container
}
