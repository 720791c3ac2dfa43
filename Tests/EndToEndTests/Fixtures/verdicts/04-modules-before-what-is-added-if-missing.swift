// The same, with modules.
struct Clocked: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self, ClockedLog.init(clock:)) }
}
struct Logged: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self, LoggedClock.init(log:)) }
}
struct Defaults: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.addingIfMissing.register((any Log).self) { ConsoleLog() }
    services.addingIfMissing.register((any Clock).self) { SystemClock() }
  }
}
func wire(clocked: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  if clocked { services.include(Clocked()) } else { services.include(Logged()) }
  services.include(Defaults())
}
