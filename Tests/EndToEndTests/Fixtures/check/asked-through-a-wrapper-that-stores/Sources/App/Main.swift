import Furnish

@propertyWrapper struct Resolve<T: Sendable> {
  let wrappedValue: T
  init() { wrappedValue = Root.provider.resolveRequired() }
}
enum Root {
  static let provider: any ServiceProvider = {
    let container = ServiceContainer()
    try! container.services.register((any Clock).self) { SystemClock() }
    return try! container.validated()
  }()
}
struct Page {
  @Resolve var clock: any Clock
  @Resolve var log: any Log
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
