// A provider that depends on one test, in code that depends on another one: the two tests may always agree.
enum Session: ScopeLevel {}
final class Cart: Sendable {}
let container = ServiceContainer()
try container.services.register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
let root = try container.validated()
func current(_ user: String?) -> any ServiceProvider { user.map { _ in root.makeScope(Session.self) } ?? root }
func provider(_ isOpen: Bool) -> any ServiceProvider { isOpen ? root.makeScope(Session.self) : root }
if let user = readLine() { _ = current(user).resolveRequired(Cart.self) }
let isOpen = CommandLine.arguments.count > 1
if isOpen { _ = provider(isOpen).resolveRequired(Cart.self) }
_ = provider(isOpen).resolveRequired(Cart.self)  //~ outside-level: Cart
if !isOpen { _ = provider(isOpen).resolveRequired(Cart.self) }  //~ outside-level: Cart
if isOpen { _ = root.resolveRequired(Cart.self) }  //~ outside-level: Cart
final class Account {
  var session: (any ServiceProvider)?
  var current: any ServiceProvider { session ?? root }
  func cart() -> Cart { current.resolveRequired(Cart.self) }
}
let account = Account()
account.session = root.makeScope(Session.self)
_ = account.cart()
