// A scope of no level is in force, which has scoped services, and none of a level.
enum Session: ScopeLevel { typealias Input = Int }
final class Cart: Sendable {}
final class Draft: Sendable {}
struct Page {
  @Injected var cart: Cart  //~ outside-level: Session
  @Injected var draft: Draft
}
@main struct App {
  static func main() throws {
    let container = ServiceContainer()
    try container.services
      .register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
      .register(Draft.self, lifetime: .scoped) { Draft() }
    let root = try container.validated()
    prepareServices { $0.provider = root }
    withServices { $0.provider = root.makeScope() } operation: { print(Page()) }
  }
}
