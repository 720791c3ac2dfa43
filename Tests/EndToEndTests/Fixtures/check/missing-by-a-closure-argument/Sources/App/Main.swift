import Furnish

struct Page { init(number: Int) {} }

func withContainer(_ register: (any ServiceCollection) -> Void) throws -> ServiceContainer {
  let container = ServiceContainer()
  register(try container.services)
  return container
}

let pages = try withContainer { $0.register(Page.self, Page.init(number:)) }
let numbers = try withContainer { services in
  services.register(Page.self, Page.init(number:))
  services.register(Int.self) { 1 }
}
