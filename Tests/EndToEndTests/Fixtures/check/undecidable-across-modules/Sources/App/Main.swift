import Core
import Furnish

let container = ServiceContainer()
register(Int.self, in: try container.services) { 1 }
registerUnknown(in: try container.services)
