// Code may pass a collection or a provider on, or store modules and closures, without a word about services in it.
struct Cart: Sendable {}
struct Page: Sendable {}
struct Shop: Sendable {}
struct Book: Sendable {}
struct Sale: Sendable {}
typealias Registry = any ServiceCollection
func addCart(_ s: any ServiceCollection) { s.register(Cart.self) { Cart() } }
extension ServiceCollection { func addPage() { register(Page.self) { Page() } } }
final class Writer {
  let s: any ServiceCollection
  init(_ s: any ServiceCollection) { self.s = s }
  func go() { addCart(s) }
}
enum Core { static func install(_ r: Registry) { r.addPage() } }
final class Stack<T> {
  var items: [T] = []
  func push(_ item: T) { items.append(item) }
}
final class Hooks<T> {
  private var hooks: [(T) -> Void] = []
  func on(_ hook: @escaping (T) -> Void) { hooks.append(hook) }
  func fire(_ value: T) { hooks.forEach { $0(value) } }
}
final class Box {
  var modules: [any ServiceModule] = []
  func with<R>(_ change: (inout [any ServiceModule]) -> R) -> R { change(&modules) }
}
struct ShopModule: ServiceModule { func register(in s: any ServiceCollection) { s.register(Shop.self) { Shop() } } }
struct SaleModule: ServiceModule { func register(in s: any ServiceCollection) { s.register(Sale.self) { Sale() } } }
let container = ServiceContainer()
Writer(try container.services).go()
Core.install(try container.services)
let stack = Stack<any ServiceModule>()
stack.push(ShopModule())
for module in stack.items { try container.services.include(module) }
let hooks = Hooks<any ServiceCollection>()
hooks.on { $0.register(Book.self) { Book() } }
hooks.fire(try container.services)
let box = Box()
box.with { $0.append(SaleModule()) }
for module in box.modules { try container.services.include(module) }
let p = try container.validated()
print(p.resolveRequired(Cart.self), p.resolveRequired(Page.self), p.resolveRequired(Shop.self))
print(p.resolveRequired(Book.self), p.resolveRequired(Sale.self))
func show(_ q: any ServiceProvider) { print(q.resolveRequired(String.self)) }  //~ scoped-from-root: String
final class Router {
  let root: any ServiceProvider
  init(root: any ServiceProvider) { self.root = root }
  func open() { show(root) }
}
let other = ServiceContainer()
try other.services.register(String.self, lifetime: .scoped) { "" }
Router(root: try other.validated()).open()
