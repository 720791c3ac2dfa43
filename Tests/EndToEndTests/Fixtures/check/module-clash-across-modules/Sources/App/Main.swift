import Furnish
import Mail
import Web

let container = ServiceContainer()
try container.services.include(Mail())
try container.services.include(Web())
