import Furnish

struct Page { init(number: Int) {} }
struct Pages: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Page.self, Page.init(number:)) }
}
struct Words: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "word" } }
}

let container = ServiceContainer()
let modules: [any ServiceModule] = [Pages(), Words()]
for module in modules { try container.services.include(module) }
