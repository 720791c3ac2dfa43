// Where the type is spelled with `any` elsewhere, a bare name means the same.
import Analytics
struct Page: Sendable { init(tracker: Tracker) {} }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Tracker).self) { makeTracker() }
  services.register(Page.self, Page.init(tracker:))
}
