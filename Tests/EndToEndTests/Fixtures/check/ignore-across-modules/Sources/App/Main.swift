import Core
import Furnish

let container = ServiceContainer()
try container.services.include(Core())
