// A provider in a variable has a place in the tree of scopes only while no code assigns a provider of another place.
enum Session: ScopeLevel {}
final class Cart: Sendable {}
struct Dependencies {
  var scope: any ServiceProvider
  mutating func signIn() { scope = scope.makeScope(Session.self) }
  func cart() -> Cart { scope.resolveRequired(Cart.self) }
}
struct Unchanged {
  var scope: any ServiceProvider
  func cart() -> Cart { scope.resolveRequired(Cart.self) }  //~ outside-level: Cart
}
final class Holder {
  var current: any ServiceProvider
  init(_ provider: any ServiceProvider) { current = provider }
  func open() { current = current.makeScope(Session.self) }
}
@propertyWrapper struct Opened {
  let wrappedValue: any ServiceProvider
  init(wrappedValue: any ServiceProvider) { self.wrappedValue = wrappedValue.makeScope(Session.self) }
}
struct Flow {
  var provider: any ServiceProvider
  var open: any ServiceProvider
}
final class Left { nonisolated(unsafe) static var provider: any ServiceProvider = root }
final class Right { nonisolated(unsafe) static var provider: any ServiceProvider = root }
func exchange() {
  Left.provider = Right.provider
  Right.provider = Left.provider
  _ = Left.provider.resolve(Cart.self)
}
class Screen {
  let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  func cart() -> Cart { provider.resolveRequired(Cart.self) }
}
final class Detail: Screen {
  convenience init(name: String) { self.init(provider: root.makeScope(Session.self)) }
}
struct Page {
  let scope: any ServiceProvider
  func cart() -> Cart { scope.resolveRequired(Cart.self) }  //~ outside-level: Cart
}
enum Globals {
  nonisolated(unsafe) static var provider: any ServiceProvider = root
  static func signIn() { provider = root.makeScope(Session.self) }
}
func openScope(_ provider: inout any ServiceProvider) { provider = provider.makeScope(Session.self) }
func open(_ path: WritableKeyPath<Flow, any ServiceProvider>, of flow: inout Flow) {
  flow[keyPath: path] = flow[keyPath: path].makeScope(Session.self)
}
let container = ServiceContainer()
try container.services.register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
let root = try container.validated()
struct Host { @Opened var scope: any ServiceProvider = root }
var dependencies = Dependencies(scope: root)
dependencies.signIn()
_ = dependencies.cart()
_ = dependencies.scope.resolveRequired(Cart.self)
let holder = Holder(root)
holder.open()
_ = holder.current.resolveRequired(Cart.self)
_ = Host().scope.resolveRequired(Cart.self)
var scope: any ServiceProvider = root
openScope(&scope)
_ = scope.resolveRequired(Cart.self)
var later: any ServiceProvider = root
func signIn() { later = later.makeScope(Session.self) }
signIn()
_ = later.resolveRequired(Cart.self)
var flow = Flow(provider: root, open: root)
openScope(&flow.provider)
_ = flow.provider.resolveRequired(Cart.self)
open(\.open, of: &flow)
_ = flow.open.resolveRequired(Cart.self)
Globals.signIn()
_ = Globals.provider.resolveRequired(Cart.self)
_ = Unchanged(scope: root).cart()
_ = Page(scope: root).cart()
var same: any ServiceProvider = root
_ = same.resolveRequired(Cart.self)  //~ outside-level: Cart
exchange()
let stack: [any ServiceProvider] = [root, root.makeScope(Session.self)]
_ = stack.last!.resolveRequired(Cart.self)
var scopes = [any ServiceProvider]()
scopes.append(root)
scopes.append(root.makeScope(Session.self))
_ = scopes.removeLast().resolveRequired(Cart.self)
_ = scopes.randomElement()!.resolve(Cart.self)
_ = Detail(name: "cart").cart()
_ = Screen(provider: root).provider
var pair = (root as any ServiceProvider, 1)
pair.0 = root.makeScope(Session.self)
_ = pair.0.resolveRequired(Cart.self)
