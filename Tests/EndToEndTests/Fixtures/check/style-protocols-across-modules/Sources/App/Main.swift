import Core
import Furnish

let container = ServiceContainer()
try container.services.register((any Log).self) { NoLog() }.register(Int.self) { 1 }
