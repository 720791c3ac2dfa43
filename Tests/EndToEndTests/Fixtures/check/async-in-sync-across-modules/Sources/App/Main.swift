import Core
import Furnish

struct Page { init(store: Store) {} }
let container = ServiceContainer()
try container.services
  .register(String.self) { "path" }
  .register(Store.self, Store.open(path:))
  .register(Page.self, Page.init)
