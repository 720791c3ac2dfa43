// A name in a block is another variable than the one outside.
func wire() throws {
  let first = ServiceContainer()
  let second = ServiceContainer()
  let services = try first.services
  services.register((any Clock).self) { SystemClock() }
  do {
    let services = try second.services
    services.register((any Log).self) { ConsoleLog() }
  }
  services.register((any Log).self, ClockedLog.init(clock:))
}
