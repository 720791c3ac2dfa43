import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct Settings {
  let kind = "memberwise"
  let clock: any Clock
  var log: any Log
  var count = 0
}

func wire() throws {
  let container = ServiceContainer()
  try container.services.register(Settings.self, Settings.init(clock:log:))
}
