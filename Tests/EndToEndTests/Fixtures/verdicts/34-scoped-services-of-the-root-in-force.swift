// The provider in force is the root, so services of scopes and of levels cannot be injected.
enum Session: ScopeLevel { typealias Input = Int }
final class Cart: Sendable {}
final class Draft: Sendable {}
struct Page {
  @Injected var log: any Log
  @Injected var cart: Cart  //~ outside-level: Session
  @Injected var draft: Draft  //~ scoped-from-root
}
@main struct App {
  static func main() throws {
    let container = ServiceContainer()
    try container.services
      .register((any Log).self) { ConsoleLog() }
      .register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
      .register(Draft.self, lifetime: .scoped) { Draft() }
    let root = try container.validated()
    withServices { $0.provider = root } operation: { print(Page()) }
  }
}
