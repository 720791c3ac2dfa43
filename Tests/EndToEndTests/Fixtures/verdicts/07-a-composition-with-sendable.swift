// A marker protocol changes no type.
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock & Sendable).self) { SystemClock() }
  services.register((any Log).self, ClockedLog.init(clock:))
  services.register(Page.self, Page.init(log:))
}
struct Page: Sendable { init(log: any Log & Sendable) {} }
