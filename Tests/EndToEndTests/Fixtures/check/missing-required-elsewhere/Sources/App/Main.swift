import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

final class Screen {
  private let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  func show() throws {
    let clock: any Clock = try provider.require()
    let log = try provider.require((any Log).self)
    print(clock, log)
  }
}

func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
}
