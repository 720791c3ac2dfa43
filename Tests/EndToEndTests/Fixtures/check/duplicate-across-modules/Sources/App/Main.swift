import Core
import Furnish

let container = ServiceContainer()
registerClock(in: try container.services)
try container.services.register((any Clock).self) { SystemClock() }
