// What stands behind a guard is registered only where its condition holds.
struct Settings: Sendable { var usesClock = true }

func wire(_ settings: Settings) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ClockedLog.init(clock:))  //~ warning missing-service: settings.usesClock is false
  guard settings.usesClock else { return }
  services.register((any Clock).self) { SystemClock() }
}
