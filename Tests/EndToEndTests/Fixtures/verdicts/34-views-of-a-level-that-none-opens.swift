// The views have the root and scopes of no level, so the services of a level cannot be read.
import SwiftUI
import FurnishSwiftUI
enum Session: ScopeLevel { typealias Input = Int }
final class Cart: Sendable {}
final class Draft: Sendable {}
@main struct Shop: App {
  let root: ServiceScope
  init() {
    let container = ServiceContainer()
    try! container.services
      .register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
      .register(Draft.self, lifetime: .scoped) { Draft() }
    root = try! container.validated()
  }
  var body: some Scene { WindowGroup { Home().provider(root) } }
}
struct Home: View { var body: some View { CartView().scope() } }
struct CartView: View {
  @Environment(service: Cart.self) var cart  //~ outside-level: Session
  @Environment(service: Draft.self) var draft
  var body: some View { Text("\(cart) \(draft)") }
}
