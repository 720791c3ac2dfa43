import Core
import Furnish

struct Page { init(number: Int) {} }
let container = ServiceContainer()
try container.services.register(Page.self, Page.init)
