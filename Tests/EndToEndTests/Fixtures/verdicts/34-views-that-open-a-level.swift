// A view opens a scope of the level, in which the views inside read its services.
import SwiftUI
import FurnishSwiftUI
enum Session: ScopeLevel { typealias Input = Int }
final class Cart: Sendable {}
@main struct Shop: App {
  let root: ServiceScope = {
    let container = ServiceContainer()
    try! container.services.register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
    return try! container.validated()
  }()
  var body: some Scene { WindowGroup { Home().environment(\.provider, root) } }
}
struct Home: View {
  @State var user: Int?
  var body: some View { if let user { CartView().scope(Session.self, user) } else { Text("in") } }
}
struct CartView: View {
  @Environment(service: Cart.self) var cart
  var body: some View { Text("\(cart)") }
}
