// In one branch both need each other.
func wire(clocked: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, LoggedClock.init(log:))
  if clocked {
    services.register((any Log).self, ClockedLog.init(clock:))
  }
  services.addingIfMissing.register((any Log).self) { ConsoleLog() }
}
//~ 5 dependency-cycle: clocked is true
