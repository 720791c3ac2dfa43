import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct Page { init(clock: SystemClock) {} }

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Clock).self, SystemClock.init)
    .register(Page.self, Page.init(clock:))
}
