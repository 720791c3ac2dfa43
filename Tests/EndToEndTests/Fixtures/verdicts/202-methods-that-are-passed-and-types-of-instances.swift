import Furnish

// Methods of extensions that are passed as functions, functions of the program with the name of a request, and members
// that a subclass overrides.
struct Journal: Sendable {}
struct Store: Sendable {}
struct Journals: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Journal.self) { Journal() } }
}

extension ServiceCollection {
  func install(_ module: any ServiceModule) { include(module) }
  func installAll(_ modules: [any ServiceModule]) { modules.forEach(install) }
}
extension ServiceContainer {
  func install(_ module: any ServiceModule) { try! services.include(module) }
  func installAll(_ modules: [any ServiceModule]) { modules.forEach(self.install) }
}
let first = ServiceContainer()
try first.services.installAll([Journals()])
print(try first.validated().resolveRequired(Journal.self))
let second = ServiceContainer()
second.installAll([Journals()])
let secondProvider = try second.validated()
print(secondProvider.resolveRequired(Journal.self))
print(secondProvider.resolveRequired(Store.self))  //~ missing-service: Store is not registered

extension ServiceProvider {
  func with(_ register: (any ServiceCollection) -> Void) -> any ScopedProvider { overriding(register) }
}
let root = try ServiceContainer().validated()
let override = root.with { $0.register(Journal.self) { Journal() } }
print(override.resolveRequired(Journal.self))
print(override.resolveRequired(Store.self))  //~ missing-service: Store is not registered

class Base {
  let provider: ServiceScope
  init() throws {
    let container = ServiceContainer()
    Self.register(try container.services)
    provider = try container.validated()
  }
  class func register(_ services: any ServiceCollection) { services.register(Journal.self) { Journal() } }
}
final class App: Base {
  override class func register(_ services: any ServiceCollection) { services.register(Store.self) { Store() } }
}
let app = try App()
print(app.provider.resolveRequired(Store.self))
print(app.provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
