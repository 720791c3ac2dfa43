import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct Page { init(log: Lazy<any Log>, make: Factory<any Clock>) {} }

func wire() throws {
  let container = ServiceContainer()
  try container.services.register(Page.self, Page.init(log:make:))
}
