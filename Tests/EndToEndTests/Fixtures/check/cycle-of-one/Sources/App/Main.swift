import Furnish

struct Page { init(page: Page?) {} }
let container = ServiceContainer()
try container.services.register(Page.self, Page.init)
