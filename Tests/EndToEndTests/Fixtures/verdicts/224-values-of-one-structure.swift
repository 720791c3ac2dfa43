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

// A recipe runs later, so it changes nothing for the code that registers it.
final class Gauge: Sendable {}
final class Setup {
  var hasGauge = false
  @discardableResult func withGauge() -> Setup {
    hasGauge = true
    return self
  }
  func build() throws -> ServiceScope {
    let container = ServiceContainer()
    try container.services.register(Journal.self) { Journal() }
    try container.services.register(Store.self) { makeStore() }
    if hasGauge { try container.services.register(Gauge.self) { Gauge() } }
    return try container.validated()
  }
}
func makeStore() -> Store { Store() }
let setup = Setup()
setup.hasGauge = true
let built = try setup.build()
print(built.resolveRequired(Gauge.self), built.resolveRequired(Journal.self), built.resolveRequired(Store.self))

// The result of a method that sets a property is discarded.
let fluent = Setup()
fluent.withGauge()
print(try fluent.build().resolveRequired(Gauge.self))
