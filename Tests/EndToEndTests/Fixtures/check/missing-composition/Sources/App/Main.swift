import Furnish

protocol Reading: Sendable {}
protocol Writing: Sendable {}
struct Store: Reading, Writing {}
struct Page { init(store: any Writing & Reading) {} }
struct Book { init(store: any Reading) {} }

let container = ServiceContainer()
try container.services
  .register((any Reading & Writing).self) { Store() }
  .register(Page.self, Page.init(store:))
  .register(Book.self, Book.init(store:))
