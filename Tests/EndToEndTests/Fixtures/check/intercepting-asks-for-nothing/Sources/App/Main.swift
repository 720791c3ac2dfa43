import Furnish

struct Page { init(number: Int) {} }

let container = ServiceContainer()
try container.services
  .register(Page.self, Page.init(number:))
  .register(Int.self) { 1 }
  .intercept(Page.self, by: .logged(to: log))
