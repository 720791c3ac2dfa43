import Furnish

// Two values of a structure have lists of their own.
struct Store: Sendable {}
struct Journal: Sendable {}
struct Stores: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Store.self) { Store() } }
}
struct Journals: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Journal.self) { Journal() } }
}
struct Wiring {
  var modules: [any ServiceModule]
  static func + (left: Wiring, right: Wiring) -> Wiring { Wiring(modules: left.modules + right.modules) }
}
let container = ServiceContainer()
let wiring = Wiring(modules: [Stores()]) + Wiring(modules: [Journals()])
for module in wiring.modules { try container.services.include(module) }
let provider = try container.validated()
print(provider.resolveRequired(Store.self), provider.resolveRequired(Journal.self))

let other = ServiceContainer()
let first = Wiring(modules: [Stores()])
let second = Wiring(modules: [Journals()])
for module in second.modules { try other.services.include(module) }
print(first, try other.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
