import Furnish

struct Minute: Lifetime {
  let sharing = LifetimeSharing.container
  let length: Int
}
extension Lifetime where Self == Minute { static var minute: Minute { Minute(length: 60) } }
struct User {}
struct Basket { init(user: User) {} }

let container = ServiceContainer()
try container.services
  .register(User.self, lifetime: .scoped, User.init)
  .register(Basket.self, lifetime: .minute, Basket.init)
  .register(Basket.self, name: "two", lifetime: Minute(length: 120), Basket.init)
