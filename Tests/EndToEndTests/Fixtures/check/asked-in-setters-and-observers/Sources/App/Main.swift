import Furnish

final class Screen {
  let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  var count = 0 {
    didSet { _ = provider.resolveRequired((any Log).self) }
  }
  var size: Int {
    get { 1 }
    set { _ = provider.resolveRequired((any Disk).self) }
  }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  _ = try container.validated().resolveRequired((any Clock).self)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
struct SystemClock: Clock {}
