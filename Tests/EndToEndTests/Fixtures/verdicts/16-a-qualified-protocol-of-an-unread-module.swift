// A name with its module and without are one type.
import Analytics
struct Page: Sendable { init(tracker: any Analytics.Tracker) {} }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Tracker).self) { makeTracker() }
  services.register(Page.self, Page.init(tracker:))
}
