import Core
import Furnish

struct Router: Sendable { init(pages: [Route: Int]) {} }

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(Int.self, key: Route.home) { 1 }
    .register(Int.self, key: Route.about) { 2 }
    .register(Int.self, key: Route.home) { 3 }
    .register(Router.self, Router.init(pages:))
    .register(Store.self, Store.init)
    .decorate(String.self) { (text: String) in text }
  let provider = try container.validated()
  _ = provider.resolveRequired(Router.self)
  _ = provider.resolveRequired(Store.self)
}
