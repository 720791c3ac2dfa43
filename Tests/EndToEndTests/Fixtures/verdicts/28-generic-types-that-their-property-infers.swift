// The type of a property determines that of the generic value which is assigned to it.
struct Cart: Sendable {}
struct User: Sendable {}
@propertyWrapper struct Resolved<Service: Sendable>: Sendable {
  let wrappedValue: Service
  init(from provider: any ServiceProvider) { wrappedValue = provider.resolveRequired(Service.self) }
}
@propertyWrapper struct Found<Service: Sendable>: Sendable {
  let found: Service?
  var wrappedValue: Service { found! }
  init(_ provider: any ServiceProvider) { found = provider.resolve() }
}
struct Box<Value: Sendable>: Sendable {
  let value: Value
  init(_ provider: any ServiceProvider) { value = provider.resolveRequired(Value.self) }
}
struct Page {
  @Resolved var log: any Log
  @Resolved var cart: Cart
  @Found var clock: any Clock
  let box: Box<any Log>
  init(_ provider: any ServiceProvider) {
    _log = Resolved(from: provider)
    self._cart = Resolved(from: provider)  //~ missing-service: Cart
    _clock = .init(provider)
    box = Box(provider)
  }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }.register((any Clock).self) { SystemClock() }
  let provider = try container.validated()
  let user: Box<User> = Box(provider)  //~ missing-service: User
  print(Page(provider), user)
}
