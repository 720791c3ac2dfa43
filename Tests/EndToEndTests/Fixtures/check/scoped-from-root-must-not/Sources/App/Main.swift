import Furnish

struct User {}
struct Page { init(user: User) {} }

let container = ServiceContainer()
try container.services
  .register(User.self, lifetime: .scoped, User.init)
  .register(Page.self, lifetime: .transient, Page.init)
let provider = try container.validated()
_ = provider.makeScope().resolveRequired(Page.self)
