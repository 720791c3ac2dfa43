// One of the providers in force is a scope of the level, which has all services.
enum Session: ScopeLevel { typealias Input = Int }
enum Order: ScopeLevel { typealias Parent = Session; typealias Input = String }
final class Cart: Sendable {}
final class Draft: Sendable {}
final class Invoice: Sendable {}
struct Page {
  @Injected var log: any Log
  @Injected var cart: Cart
  @Injected var draft: Draft
}
struct OrderPage { @Injected var invoice: Invoice }
@main struct App {
  static func main() async throws {
    let container = ServiceContainer()
    try container.services
      .register((any Log).self) { ConsoleLog() }
      .register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
      .register(Draft.self, lifetime: .scoped) { Draft() }
      .register(Invoice.self, lifetime: .scoped(to: Order.self)) { Invoice() }
    let root = try container.validated()
    prepareServices { $0.provider = root }
    try await root.withScope(Session.self, 1) { session in
      withServices { $0.provider = session } operation: { print(Page()) }
      let order = session.makeScope(Order.self, "1")
      withServices { values in values.provider = order } operation: { print(OrderPage()) }
    }
  }
}
