import Furnish

protocol Log {}
struct Page { init(log: Log) {} }
struct NoLog: Log {}

let container = ServiceContainer()
try container.services
  .register((any Log).self) { NoLog() }
  .register(Page.self, Page.init(log:))
