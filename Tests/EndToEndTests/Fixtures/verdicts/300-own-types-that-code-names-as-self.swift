// `Self` is the type around it, whose initializer determines the service that an argument requests.
protocol Api: Sendable {}
protocol Store: Sendable {}
protocol Mailer: Sendable {}
protocol Search: Sendable {}
protocol Billing: Sendable {}
struct HttpApi: Api {}
struct Client: Sendable { let api: any Api }
extension Client {
  static func live(_ provider: any ServiceProvider) -> Self { Self(api: provider.resolveRequired()) }
}
struct Cart: Sendable { let store: any Store }
extension Cart {
  static func live(_ provider: any ServiceProvider) -> Self { Self(store: provider.resolveRequired()) }
}
final class Outbox: Sendable {
  let mailer: any Mailer
  required init(mailer: any Mailer) { self.mailer = mailer }
  class func live(_ provider: any ServiceProvider) -> Self {
    let outbox = Self(mailer: provider.resolveRequired())
    return outbox
  }
}
protocol Finder: Sendable { init(search: any Search) }
extension Finder {
  static func live(_ provider: any ServiceProvider) -> Self { return Self(search: provider.resolveRequired()) }
}
struct Catalog: Finder {
  let search: any Search
  init(search: any Search) { self.search = search }
}
struct Page<Content: Sendable>: Sendable { let billing: any Billing; let content: Content }
extension Page {
  static func live(_ provider: any ServiceProvider, _ content: Content) -> Self {
    Self(billing: provider.resolveRequired(), content: content)
  }
}
let container = ServiceContainer()
try container.services.register((any Api).self) { HttpApi() }
try container.services.register(Client.self) { p in .live(p) }
try container.services.register(Cart.self) { p in .live(p) }  //~ missing-service: any Store
try container.services.register(Outbox.self) { p in Outbox.live(p) }  //~ missing-service: any Mailer
try container.services.register(Catalog.self) { p in Catalog.live(p) }  //~ missing-service: any Search
try container.services.register(Page<Int>.self) { p in .live(p, 1) }  //~ missing-service: any Billing
let provider = try container.validated()
print(
  provider.resolveRequired(Client.self), provider.resolveRequired(Cart.self), provider.resolveRequired(Outbox.self),
  provider.resolveRequired(Catalog.self), provider.resolveRequired(Page<Int>.self))
