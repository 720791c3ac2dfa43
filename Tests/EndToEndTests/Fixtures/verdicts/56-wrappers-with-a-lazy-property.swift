// A lazy property of a wrapper requests the type of each property with the wrapper.
enum App {
  static let provider: ServiceScope = {
    let container = ServiceContainer()
    _ = try? container.services.register((any Log).self) { ConsoleLog() }
    return try! container.validated()
  }()
}
@propertyWrapper struct LazyResolved<Value: Sendable> {
  private lazy var value: Value = App.provider.resolveRequired()
  var wrappedValue: Value { mutating get { value } }
}
final class Home {
  @LazyResolved var log: any Log
  func show() { print(log) }
}
Home().show()
