// A static function over a static provider, and a wrapper over it.
enum Services {
  nonisolated(unsafe) private static var scope: ServiceScope!
  static func start() throws {
    let container = ServiceContainer()
    try container.services.register((any Log).self) { ConsoleLog() }
    scope = try container.validated()
  }
  static func resolve<T: Sendable>(_ type: T.Type = T.self) -> T { scope.resolveRequired(type) }
}
@propertyWrapper struct Dependency<Value: Sendable> {
  var wrappedValue: Value { Services.resolve() }
}
struct Page {
  @Dependency var clock: any Clock  //~ missing-service
  @Dependency var log: any Log
  func show() { _ = Services.resolve(Int.self) }  //~ missing-service
}
