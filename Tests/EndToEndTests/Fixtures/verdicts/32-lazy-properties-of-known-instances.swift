// A lazy property requests from the provider of its instance, where that shows.
enum Session: ScopeLevel { typealias Input = String }
struct Cart: Sendable {}
final class Screens {
  let root: ServiceScope
  init(root: ServiceScope) { self.root = root }
  lazy var log: any Log = root.resolveRequired()
  lazy var clock: any Clock = { root.resolveRequired() }()
  lazy var make: () -> Int = { [unowned self] in root.resolveRequired() }
  lazy var cart: Cart = root.makeScope(Session.self, "Ada").resolveRequired(Cart.self)
}
func complete() throws {
  let container = ServiceContainer()
  container.services.register((any Log).self) { ConsoleLog() }.register((any Clock).self) { SystemClock() }
  container.services.register(Int.self) { 1 }
  container.services.register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
  let screens = Screens(root: try container.validated())
  print(screens.log, screens.clock, screens.make(), screens.cart)
}
final class Pages {
  private let root: ServiceScope
  init(root: ServiceScope) { self.root = root }
  lazy var short: Double = root.resolveRequired()  //~ scoped-from-root: Double
  lazy var cart: Cart = { [root] in root.resolveRequired(Cart.self) }()  //~ outside-level: Cart
  func show() { print(short, cart) }
}
func incomplete() throws {
  let container = ServiceContainer()
  container.services.register(Double.self, lifetime: .scoped) { 1 }
  container.services.register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
  Pages(root: try container.validated()).show()
}
struct Client: Sendable {
  var load: @Sendable () -> Database
  var save: @Sendable () -> Float
}
struct Database: Sendable {}
func closures() throws {
  let container = ServiceContainer()
  container.services.register(Database.self) { Database() }
  let provider = try container.validated()
  let client = Client(
    load: { provider.resolveRequired() },
    save: { provider.resolveRequired() })  //~ missing-service: Float
  print(client.load(), client.save())
}
