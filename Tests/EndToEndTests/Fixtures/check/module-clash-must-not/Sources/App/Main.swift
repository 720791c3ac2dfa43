import Furnish

struct Mail: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 25 } }
}
struct Web: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 80 } }
}
struct Firewall { init(ports: [Int]) {} }

let container = ServiceContainer()
try container.services.include(Mail())
try container.services.include(Web())
try container.services.register(Firewall.self, Firewall.init)
