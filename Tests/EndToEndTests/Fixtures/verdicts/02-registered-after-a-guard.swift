// Code behind a guard runs only where the condition of the guard holds, and so do its registrations.
struct Settings: Sendable { var usesClock = true }
func silence(_ settings: inout Settings) { settings.usesClock = false }

func wire(_ settings: Settings) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ClockedLog.init(clock:))  //~ warning missing-service: settings.usesClock is false
  guard settings.usesClock else { return }
  services.register((any Clock).self) { SystemClock() }
}
