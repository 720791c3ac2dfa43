// The setter or the observer of a property registers, which runs only where code changes the property.
import UIKit

struct Api: Sendable { let url: String }
final class Session {
  let services: any ServiceCollection
  init(_ services: any ServiceCollection) { self.services = services }
  var address = "" { didSet { let url = address; services.register(Api.self) { Api(url: url) } } }
  var secret = "" { didSet { services.register(String.self) { "" } } }
  @IBInspectable var radius = 1 { didSet { services.register(Int.self) { 1 } } }
}
struct Setup {
  let services: any ServiceCollection
  var isOn: Bool {
    get { true }
    nonmutating set { services.register(Bool.self, instance: newValue) }
  }
  var ratio: Double {
    get { 1 }
    nonmutating set { services.register(Double.self, instance: newValue) }
  }
}
func observe() throws {
  let container = ServiceContainer()
  let session = Session(try container.services)
  session.address = "https://a.example"
  let provider = try container.validated()
  print(provider.resolveRequired(Api.self), provider.resolveRequired(Int.self))
  print(provider.resolveRequired(String.self))  //~ missing-service: String is not registered
}
func set() throws {
  let container = ServiceContainer()
  let setup = Setup(services: try container.services)
  setup.isOn = true
  let provider = try container.validated()
  print(provider.resolveRequired(Bool.self))
  print(provider.resolveRequired(Double.self), setup.ratio)  //~ missing-service: Double is not registered
}
