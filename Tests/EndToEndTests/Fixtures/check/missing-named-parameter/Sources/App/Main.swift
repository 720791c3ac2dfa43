import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
enum Fast: StaticServiceName { static let name: ServiceName = "fast" }
struct Page { init(clock: Named<any Clock, Fast>) {} }

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Clock).self) { SystemClock() }
    .register(Page.self, Page.init(clock:))
}
