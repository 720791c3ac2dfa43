// The provider that a singleton stores is the root, where no session is open; one of a session reaches the session.
enum Session: ScopeLevel {}
struct Cart: Sendable {}
struct Server: Sendable {
  let provider: any ServiceProvider
  func run() throws {
    _ = try provider.require(Cart.self)  //~ outside-level: Cart
    let session = provider.makeScope(Session.self)
    _ = try session.require(Cart.self)
  }
}
final class Listener: Sendable {
  private let services: any ServiceProvider
  init(_ services: any ServiceProvider) { self.services = services }
  func accept() throws {
    _ = try services.require(Cart.self)  //~ outside-level: Cart
  }
}
struct Checkout: Sendable {
  let provider: any ServiceProvider
  func pay() throws { _ = try provider.require(Cart.self) }
}
struct Page: Sendable {
  let provider: any ServiceProvider
  func show() throws { _ = try provider.require(Cart.self) }
}
struct Route: Sendable {
  let provider: any ServiceProvider
  func open() throws { _ = try provider.require(Cart.self) }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
    .register(Server.self) { provider in Server(provider: provider) }
    .register(Listener.self) { Listener($0) }
    .register(Checkout.self, lifetime: .scoped(to: Session.self)) { provider in Checkout(provider: provider) }
    .register(Page.self, lifetime: .transient) { provider in Page(provider: provider) }
    .register(Route.self) { provider in Route(provider: provider) }
  let root = try container.validated()
  try root.resolveRequired(Server.self).run()
  try root.resolveRequired(Listener.self).accept()
  let session = root.makeScope(Session.self)
  try session.resolveRequired(Checkout.self).pay()
  try session.resolveRequired(Page.self).show()
  try Route(provider: session).open()
  _ = root.resolveRequired(Route.self)
}
