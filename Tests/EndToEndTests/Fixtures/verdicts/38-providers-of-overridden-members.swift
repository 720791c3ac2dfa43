// A member that a subclass or a conforming type declares as well may return a provider of another place.
enum Session: ScopeLevel {}
final class Cart: Sendable {}
class Flow {
  let root: any ServiceProvider
  init(root: any ServiceProvider) { self.root = root }
  var scope: any ServiceProvider { root }
  func provider() -> any ServiceProvider { root }
  func cart() -> Cart { scope.resolveRequired(Cart.self) }
  func other() -> Cart { provider().resolveRequired(Cart.self) }
}
final class SignedIn: Flow {
  override var scope: any ServiceProvider { root.makeScope(Session.self) }
  override func provider() -> any ServiceProvider { root.makeScope(Session.self) }
}
protocol Opening {
  var provider: any ServiceProvider { get }
  func scope(_ root: any ServiceProvider) -> any ServiceProvider
}
extension Opening {
  var provider: any ServiceProvider { shared }
  func scope(_ root: any ServiceProvider) -> any ServiceProvider { root }
  func cart(_ root: any ServiceProvider) -> Cart { scope(root).resolveRequired(Cart.self) }
}
struct Opened: Opening {
  var provider: any ServiceProvider { shared.makeScope(Session.self) }
  func scope(_ root: any ServiceProvider) -> any ServiceProvider { root.makeScope(Session.self) }
}
struct Closed: Opening {}
class Plain {
  let root: any ServiceProvider
  init(root: any ServiceProvider) { self.root = root }
  var scope: any ServiceProvider { root }
}
final class Derived: Plain {}
func run(_ opening: any Opening, _ flow: Flow, _ root: any ServiceProvider) {
  _ = opening.scope(root).resolveRequired(Cart.self)
  _ = opening.provider.resolveRequired(Cart.self)
  _ = flow.scope.resolveRequired(Cart.self)
}
func runAny<O: Opening>(_ opening: O) { _ = opening.provider.resolveRequired(Cart.self) }
let container = ServiceContainer()
try container.services.register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
let shared = try container.validated()
let flow: Flow = SignedIn(root: shared)
_ = flow.scope.resolveRequired(Cart.self)
_ = flow.cart()
_ = flow.other()
let opening: any Opening = Opened()
_ = opening.scope(shared).resolveRequired(Cart.self)
_ = opening.cart(shared)
run(Opened(), flow, shared)
runAny(Opened())
let plain: Plain = Derived(root: shared)
_ = plain.scope.resolveRequired(Cart.self)  //~ outside-level: Cart
_ = Closed().scope(shared).resolveRequired(Cart.self)  //~ outside-level: Cart
_ = Flow(root: shared).scope.resolveRequired(Cart.self)  //~ outside-level: Cart
