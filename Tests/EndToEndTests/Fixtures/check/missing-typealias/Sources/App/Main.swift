import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
typealias Logger = any Log
struct Page { init(log: any Log) {} }

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(Logger.self, ConsoleLog.init(clock:))
    .register(Page.self, Page.init(log:))
    .register((any Clock).self) { SystemClock() }
}
