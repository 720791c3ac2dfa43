import Furnish

struct User {}
struct Session { init(user: User) {} }
struct Basket { init(session: Session) {} }

let container = ServiceContainer()
try container.services
  .register(User.self, lifetime: .scoped, User.init)
  .register(Session.self, lifetime: .transient, Session.init)
  .register(Basket.self, Basket.init)
