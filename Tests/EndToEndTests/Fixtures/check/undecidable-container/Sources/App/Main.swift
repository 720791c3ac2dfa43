import Furnish

import Elsewhere
func wire() throws {
  let container = ServiceContainer()
  Elsewhere.install(container)
  try container.services.register((any Log).self, ConsoleLog.init(clock:))
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
