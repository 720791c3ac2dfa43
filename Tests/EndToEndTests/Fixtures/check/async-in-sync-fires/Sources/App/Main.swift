import Furnish

struct Store {}
struct Page { init(store: Store) {} }
func open() async throws -> Store { Store() }

let container = ServiceContainer()
try container.services
  .register(Store.self, open)
  .register(Page.self, Page.init)
