// A condition of #if and one of the program together.
func wire(mock: Bool) throws {
  let container = ServiceContainer()
  #if DEBUG
    try container.services.register((any Clock).self) { SystemClock() }
  #else
    if mock { try container.services.register((any Clock).self) { SystemClock() } }
  #endif
  try container.services.register((any Log).self, ClockedLog.init(clock:))  //~ missing-service: DEBUG is not set and mock is false
}
