import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct Page { init(log: any Log) {} }
struct Book { init(page: Page) {} }

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Log).self, ConsoleLog.init(clock:))
    .register(Page.self, Page.init(log:))
    .register(Book.self, Book.init(page:))
}
