import Core
import Furnish

let container = ServiceContainer()
try container.services.register((any Log).self) { provider in build(provider) }
