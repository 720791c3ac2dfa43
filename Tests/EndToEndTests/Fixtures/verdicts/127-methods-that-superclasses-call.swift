// A method of a superclass calls the overridden methods of the object.
struct Alarm: Sendable {}
struct Basket: Sendable { let alarm: Alarm }
class Base {
  var provider: ServiceScope?
  func register(_ services: any ServiceCollection) { services.register(Alarm.self) { Alarm() } }
  func setUp() throws {
    let container = ServiceContainer()
    register(try container.services)
    provider = try container.validated()
  }
}
final class App: Base {
  override func register(_ services: any ServiceCollection) {
    super.register(services)
    services.register(Basket.self, Basket.init(alarm:))
  }
  func run() { print(provider!.resolveRequired(Basket.self)) }
}
let app = App()
try app.setUp()
app.run()
