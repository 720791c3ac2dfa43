import Furnish

// Each object has the container, and the provider, that its lazy property creates.
struct Journal: Sendable {}
struct Store: Sendable {}

final class Feature {
  let container = ServiceContainer()
  lazy var provider = try! container.validated()
  init(_ register: (any ServiceCollection) -> Void) { register(try! container.services) }
}
let journals = Feature { $0.register(Journal.self) { Journal() } }
let stores = Feature { $0.register(Store.self) { Store() } }
print(journals.provider.resolveRequired(Journal.self))
print(stores.provider.resolveRequired(Store.self))
print(stores.provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered

class Screen {
  lazy var provider: ServiceScope = {
    let container = ServiceContainer()
    register(try! container.services)
    return try! container.validated()
  }()
  func register(_ services: any ServiceCollection) { services.register(Journal.self) { Journal() } }
}
final class StoreScreen: Screen {
  override func register(_ services: any ServiceCollection) { services.register(Store.self) { Store() } }
}
let screen = StoreScreen()
print(screen.provider.resolveRequired(Store.self))
print(screen.provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered

// Methods of a subclass read the property that they inherit.
final class OwnScreen: Screen {
  override func register(_ services: any ServiceCollection) { services.register(Store.self) { Store() } }
  func show() { print(provider.resolveRequired(Store.self)) }
}
OwnScreen().show()

// A lazy property has the value that code assigns to it.
final class Replaced { lazy var provider: ServiceScope = try! ServiceContainer().validated() }
let container = ServiceContainer()
try container.services.register(Journal.self) { Journal() }
let object = Replaced()
object.provider = try container.validated()
print(object.provider.resolveRequired(Journal.self))

// A function receives the only object.
final class Empty {
  let container = ServiceContainer()
  lazy var provider = try! container.validated()
}
func show(_ empty: Empty) { print(empty.provider.resolveRequired(Journal.self)) }  //~ missing-service: Journal is not registered
show(Empty())

// A function that receives any object decides nothing about one of them.
final class Part {
  let container = ServiceContainer()
  lazy var provider = try! container.validated()
  init(_ register: (any ServiceCollection) -> Void) { register(try! container.services) }
}
func show(_ part: Part) { print(part.provider.resolveRequired(Journal.self)) }
func makeParts() -> [Part] {
  [Part { $0.register(Journal.self) { Journal() } }, Part { $0.register(Journal.self) { Journal() } }]
}
for part in makeParts() { show(part) }
