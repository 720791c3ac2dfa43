import Core
import Furnish

struct Basket { let user: User }
let container = ServiceContainer()
try container.services.include(Core())
try container.services.register(Basket.self, Basket.init(user:))
