// In the module Library:
public struct Page {}
public extension Page {
  static func live(clock: any Clock) -> Page { Page() }
  internal static func hidden(clock: any Clock) -> Page { Page() }
}
public extension Page {
  struct Header { init(clock: any Clock) {} }
  struct Footer { public init(clock: any Clock) {} }
}
extension Page { public static func written(clock: any Clock) -> Page { Page() } }
public protocol Clock: Sendable {}
public struct WallClock: Clock { public init() {} }
// In the module App:
func wire(_ services: any ServiceCollection) {
  services.register((any Library.Clock).self, Library.WallClock.init)
  services.register(Page.self, Page.live(clock:))
  services.register(Page.self, name: "hidden", Page.hidden(clock:))  //~ not-public: hidden
  services.register(Page.self, name: "written", Page.written(clock:))
  services.register(Page.Header.self, Page.Header.init(clock:))  //~ not-public: init
  services.register(Page.Footer.self, Page.Footer.init(clock:))
}
let container = ServiceContainer()
wire(container.services)
