import Birds
import Eggs
import Furnish

let container = ServiceContainer()
try container.services.include(Birds())
try container.services.include(Eggs())
