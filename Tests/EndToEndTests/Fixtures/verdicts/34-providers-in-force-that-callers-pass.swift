// Code that is not read may pass another provider to a function that sets it, so any provider may be in force.
enum Session: ScopeLevel { typealias Input = Int }
final class Cart: Sendable {}
struct Page { @Injected var cart: Cart; func show() { print(cart) } }
func showPage(of provider: any ServiceProvider) {
  withServices { $0.provider = provider } operation: { Page().show() }
}
final class Current: @unchecked Sendable {
  static let shared = Current()
  var value: (any ServiceProvider)?
}
func enter() { if let current = Current.shared.value { showPage(of: current) } }
@main struct App {
  static func main() throws {
    let container = ServiceContainer()
    try container.services.register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
    let root = try container.validated()
    Current.shared.value = root.makeScope(Session.self, 1)
    showPage(of: root)
    enter()
  }
}
