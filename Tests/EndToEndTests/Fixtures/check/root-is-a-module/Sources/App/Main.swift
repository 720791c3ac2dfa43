import Furnish

struct Page { init(number: Int) {} }
struct Pages: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Page.self, Page.init) }
}
struct Others: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Page.self, name: "other", Page.init) }
}
