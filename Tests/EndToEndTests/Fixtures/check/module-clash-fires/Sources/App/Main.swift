import Furnish

struct Mail: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self, name: "port") { 25 } }
}
struct Web: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self, name: "port") { 80 } }
}

let container = ServiceContainer()
try container.services.include(Mail())
try container.services.include(Web())
