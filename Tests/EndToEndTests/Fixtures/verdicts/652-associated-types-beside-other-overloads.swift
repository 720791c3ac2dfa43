// The member that has an associated type of a protocol, beside another function of its name and labels.
final class Session: Sendable {}
final class Journal: Sendable {}
final class Store: Sendable {}
protocol Feature {
  associatedtype Service
  func open() -> Service
  func open()
}
struct Core: Feature {
  func open() { print("open") }
  func open() -> Session { Session() }
}
struct Notes: Feature {
  func open() -> Journal { Journal() }
  func open() { print("open") }
}
protocol Screen {
  associatedtype Model
  func load(_ name: String) throws -> Model
}
struct Home: Screen {
  func load(_ name: String) { print(name) }
  func load(_ name: String) throws -> Store { Store() }
}
extension Feature {
  func service(_ provider: any ServiceProvider) -> Service { provider.resolveRequired(Service.self) }
}
func resolve<F: Feature>(_ feature: F, _ provider: any ServiceProvider) -> F.Service {
  provider.resolveRequired(F.Service.self)
}
func model<S: Screen>(_ screen: S, _ provider: any ServiceProvider) -> S.Model {
  provider.resolveRequired(S.Model.self)
}
let container = ServiceContainer()
container.services.register(Journal.self) { Journal() }
let provider = try container.validated()
print(resolve(Core(), provider))  //~ missing-service: Session
print(resolve(Notes(), provider))
print(Core().service(try ServiceContainer().validated()))  //~ missing-service: Session
print(Notes().service(provider))
print(model(Home(), provider))  //~ missing-service: Store
