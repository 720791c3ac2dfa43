import Furnish

struct Page { init(number: Int) {} }

func makeContainer() throws -> ServiceContainer {
  let container = ServiceContainer()
  try container.services.register(Page.self, Page.init(number:))
  return container
}

let container = try makeContainer()
try container.services.register(Int.self) { 1 }
