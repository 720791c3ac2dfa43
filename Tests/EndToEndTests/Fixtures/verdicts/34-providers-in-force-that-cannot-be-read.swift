// The program sets the provider through a key path, so the source does not show which one is in force.
enum Session: ScopeLevel { typealias Input = Int }
final class Cart: Sendable {}
struct Page { @Injected var cart: Cart; @Injected var log: any Log }
struct Change<Value> { let path: WritableKeyPath<ServiceValues, Value>; let value: Value }
@main struct App {
  static func main() throws {
    let container = ServiceContainer()
    try container.services.register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
      .register((any Log).self) { ConsoleLog() }
    let session: any ServiceProvider = try container.validated().makeScope(Session.self, 1)
    let change = Change<(any ServiceProvider)?>(path: \.provider, value: session)
    withServices { $0[keyPath: change.path] = change.value } operation: { print(Page()) }
  }
}
