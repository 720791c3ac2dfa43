import Furnish

@propertyWrapper struct Resolve<T: Sendable> {
  var wrappedValue: T { Root.provider.resolveRequired(T.self) }
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
