import Furnish

struct Page { init(number: Int) {} }
struct Pages: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Page.self, Page.init(number:)) }
}
struct Everything: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.include(Pages())
    services.include(Pages())
  }
}

let container = ServiceContainer()
try container.services.include(Everything())
