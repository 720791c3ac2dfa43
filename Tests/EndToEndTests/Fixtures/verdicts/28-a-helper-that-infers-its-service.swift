// A helper requests the type that its caller expects: that of a property, of a result, of a parameter or of a variable.
protocol Mail: Sendable {}
struct Post: Mail {}
struct Page: Sendable { let log: any Log }
struct Cart: Sendable {}
struct User: Sendable {}
struct Route: Sendable {}
struct Theme: Sendable {}
struct Index: Sendable {}
enum App {
  static let container: ServiceContainer = {
    let container = ServiceContainer()
    try! container.services.register((any Log).self) { ConsoleLog() }
      .register((any Clock).self) { SystemClock() }
      .register(Post.self) { Post() }
      .register(Cart.self) { Cart() }
    return container
  }()
  static let provider = try! container.validated()
  static func get<T: Sendable>() -> T { provider.resolveRequired() }
}
func inject<T: Sendable>(_ type: T.Type = T.self) -> T { App.provider.resolveRequired(type) }
func wanted<T: Sendable>() throws -> T { try App.provider.require(T.self) }
final class Model {
  private let post: Post = App.get()
  let cart: Cart
  var user: User = inject()  //~ missing-service: User
  lazy var clock: any Clock = inject()
  var index: Index {
    get { inject() }  //~ missing-service: Index
    set {}
  }
  init() throws { cart = try wanted() }
  func page() -> Page {
    Page(log: inject())
  }
  func route() -> Route { return App.get() }  //~ missing-service: Route
  func theme() {
    let theme: Theme
    theme = inject()  //~ missing-service: Theme
    print(theme, inject(Cart.self))
  }
}
