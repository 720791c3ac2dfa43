import Furnish

struct Page {
  init(log: any Log = Root.provider.resolveRequired((any Log).self)) {}
}
enum Root { static let provider: any ServiceProvider = {
  let container = ServiceContainer()
  try! container.services.register((any Clock).self) { SystemClock() }
  return try! container.validated() }()
}
func f() { _ = Root.provider.resolveRequired((any Clock).self) }

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
