import Core
import Furnish

let container = ServiceContainer()
try container.services.include(Core())
try container.services.register(Int.self) { 3 }
