import Core
import Furnish

let container = ServiceContainer()
try container.services.register(User.self, lifetime: .scoped, User.init)
show(try container.validated())
