import Core
import Furnish

let container = ServiceContainer()
try container.services.include(Core()).register(String.self) { "by now it does" }
