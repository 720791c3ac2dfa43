import Furnish

class Log {}
protocol Page {}
struct Pages { init(page: Log?) {} ; init(log: Log) {} }

let container = ServiceContainer()
try container.services
  .register(Log?.self) { nil }
  .register(Pages.self, Pages.init(log:))
