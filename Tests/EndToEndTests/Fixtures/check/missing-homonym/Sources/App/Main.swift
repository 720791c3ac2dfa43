import Blue
import Furnish
import Red

struct Page { init(user: Blue.User) {} }

let container = ServiceContainer()
try container.services
  .register(Red.User.self, Red.User.init)
  .register(Page.self, Page.init(user:))
