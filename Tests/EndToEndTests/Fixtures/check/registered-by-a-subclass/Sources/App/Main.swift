import Furnish

class BaseApp {
  let container = ServiceContainer()
  func start() throws { try registerServices(); container.build() }
  func registerServices() throws {}
}
final class RealApp: BaseApp {
  override func registerServices() throws { try container.services.register((any Log).self, ConsoleLog.init(clock:)) }
}
func go() throws {
  let app = RealApp()
  try app.start()
  _ = try app.container.provider.resolveRequired((any Log).self)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
