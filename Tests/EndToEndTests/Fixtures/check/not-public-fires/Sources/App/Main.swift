import Core
import Furnish

let container = ServiceContainer()
try container.services
  .register(Int.self) { 1 }
  .register(Page.self, Page.init(number:))
  .register(Book.self, Book.make(number:))
