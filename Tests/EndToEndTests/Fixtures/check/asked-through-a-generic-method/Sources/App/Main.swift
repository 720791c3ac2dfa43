import Furnish

struct DI {
  let provider: any ServiceProvider
  func get<T: Sendable>(_ type: T.Type = T.self) -> T { provider.resolveRequired(type) }
}
func use(_ di: DI) {
  let clock: any Clock = di.get()
  let log: any Log = di.get()
  let disk = di.get((any Disk).self)
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  use(DI(provider: try container.validated()))
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
struct SystemClock: Clock {}
