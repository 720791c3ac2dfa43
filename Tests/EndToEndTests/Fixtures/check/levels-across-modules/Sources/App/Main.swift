import Core
import Furnish

struct Basket: Sendable { init(user: User) {} }
struct Title: Sendable { init(basket: Basket) {} }

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(Basket.self, lifetime: .scoped(to: Session.self), Basket.init(user:))
    .register(Title.self, lifetime: .scoped(to: Screen.self), Title.init(basket:))
  let provider = try container.validated()
  let session = provider.makeScope(Session.self, User())
  _ = session.resolveRequired(Basket.self)
  _ = session.makeScope(Screen.self).resolveRequired(Title.self)
  _ = provider.resolveRequired(Basket.self)
  _ = provider.makeScope(Screen.self)
}
