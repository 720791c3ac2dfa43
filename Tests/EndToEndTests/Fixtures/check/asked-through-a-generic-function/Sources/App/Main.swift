import Furnish

func get<T: Sendable>() -> T { Root.provider.resolveRequired(T.self) }
enum Root {
  static let provider: any ServiceProvider = {
    let container = ServiceContainer()
    try! container.services.register((any Clock).self) { SystemClock() }
    return try! container.validated()
  }()
}
func use() {
  let clock: any Clock = get()
  let log: any Log = get()
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
