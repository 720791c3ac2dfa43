import Furnish

struct User {}
struct Page { init(user: User) {} }

let container = ServiceContainer()
try container.services.register(User.self, lifetime: .scoped, eager: true, User.init)
