// A registered object stores the provider of its recipe, and requests services when a lazy property is first read.
final class Cart: Sendable {}
final class Order: Sendable {}
final class Bill: Sendable {}
final class Title: Sendable {}
@MainActor final class Page {
  private let provider: any ServiceProvider
  lazy var cart = provider.resolveRequired(Cart.self)  //~ missing-service: Cart
  lazy var title = provider.resolveRequired(Title.self)
  init(provider: any ServiceProvider) { self.provider = provider }
}
@MainActor final class Sheet {
  private let provider: any ServiceProvider
  private(set) lazy var order = makeOrder()
  private(set) lazy var title = makeTitle()
  init(_ provider: any ServiceProvider) { self.provider = provider }
  private func makeOrder() -> Order { provider.resolveRequired() }  //~ missing-service: Order
  private func makeTitle() -> Title { provider.resolveRequired() }
}
class Base {
  let provider: any ServiceProvider
  lazy var bill: Bill = { provider.resolveRequired() }()  //~ missing-service: Bill
  lazy var title: Title = { provider.resolveRequired() }()
  init(_ provider: any ServiceProvider) { self.provider = provider }
}
final class Panel: Base {}
/// A lazy property is no dependency of the recipe, so it may request the object itself.
@MainActor final class Tree {
  private let provider: any ServiceProvider
  lazy var root = provider.resolveRequired(Tree.self)
  init(_ provider: any ServiceProvider) { self.provider = provider }
}
func start() throws {
  let container = ServiceContainer()
  container.services
    .registerOnMainActor(Page.self) { Page(provider: $0) }
    .registerOnMainActor(Sheet.self) { Sheet($0) }
    .registerOnMainActor(Panel.self) { (provider: any ServiceProvider) in Panel(provider) }
    .registerOnMainActor(Tree.self) { Tree($0) }
    .register(Title.self) { Title() }
  print(try container.validated())
}
