import Furnish

struct Store {}
struct Page { init(store: Store) {} }

let container = ServiceContainer()
try container.services
  .register(Store.self, eager: true) { () async throws in try await Store() }
  .register(Page.self, Page.init)
  .register(Page.self, name: "late") { (store: Store) async in Page(store: store) }
