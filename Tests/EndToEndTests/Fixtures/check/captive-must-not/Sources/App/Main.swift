import Furnish

struct User {}
struct Basket { init(user: User) {} }

let container = ServiceContainer()
try container.services
  .register(User.self, lifetime: .scoped, User.init)
  .register(Basket.self, lifetime: .scoped, Basket.init)
