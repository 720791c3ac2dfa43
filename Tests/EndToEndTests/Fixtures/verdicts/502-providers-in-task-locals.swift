// Providers that code sets with a task-local property.
final class Cart: Sendable { init() {} }
final class Journal: Sendable {}
enum Current {
  @TaskLocal static var provider: (any ServiceProvider)?
  @TaskLocal static var root: (any ServiceProvider)?
  @TaskLocal static var other: (any ServiceProvider)?
}
func root() throws -> ServiceScope {
  let container = ServiceContainer()
  container.services.register(Cart.self, lifetime: .scoped) { Cart() }
  return try container.validated()
}
struct Handler: Sendable {
  func run() { if let provider = Current.provider { print(provider.resolveRequired(Cart.self)) } }
}
struct RootHandler: Sendable {
  func run() { print(Current.root!.resolveRequired(Cart.self)) }  //~ scoped-from-root: Cart
  func directly() { print(Current.root?.resolve(Cart.self) as Any) }  //~ scoped-from-root: Cart
}
struct OtherHandler: Sendable {
  func run() { print(Current.other!.resolve(Journal.self) as Any) }
}
let shared = try root()
Current.$provider.withValue(shared.makeScope()) { Handler().run() }
Current.$root.withValue(shared) { RootHandler().run() }
Current.$root.withValue(shared) { RootHandler().directly() }

// The source does not show which of two providers a reader receives.
let journals = ServiceContainer()
journals.services.register(Journal.self) { Journal() }
Current.$other.withValue(shared) { OtherHandler().run() }
Current.$other.withValue(try journals.validated()) { print(Current.other!.resolveRequired(Journal.self)) }
