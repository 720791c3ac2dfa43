import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct Page { init(logs: [any Log]) {} }

func wire() throws {
  let container = ServiceContainer()
  try container.services.register(Page.self, Page.init(logs:))
}
