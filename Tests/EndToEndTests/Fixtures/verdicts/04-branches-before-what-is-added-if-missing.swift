// In no branch do both need each other.
func wire(clocked: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  if clocked {
    services.register((any Log).self, ClockedLog.init(clock:))
  } else {
    services.register((any Clock).self, LoggedClock.init(log:))
  }
  services.addingIfMissing.register((any Log).self) { ConsoleLog() }
  services.addingIfMissing.register((any Clock).self) { SystemClock() }
}
