import Furnish

func wire(n: Int) throws {
  let container = ServiceContainer()
  let make: @Sendable (any ServiceProvider) -> any Clock = switch n {
  case 0: { _ in SystemClock() }
  default: { p in _ = p.resolveRequired((any Disk).self); return SystemClock() }
  }
  try container.services.register((any Clock).self, make)
}

protocol Clock: Sendable {}
protocol Disk: Sendable {}
struct SystemClock: Clock {}
