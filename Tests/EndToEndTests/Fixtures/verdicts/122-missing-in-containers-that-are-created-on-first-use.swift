// A container that a property stores at its first use is judged as others are.
struct Alarm: Sendable {}
struct Basket: Sendable { let alarm: Alarm }
final class Application: @unchecked Sendable {
  private var stored: ServiceContainer?
  var container: ServiceContainer {
    if let stored { return stored }
    let container = ServiceContainer()
    stored = container
    return container
  }
}
let application = Application()
try application.container.services.register(Basket.self, Basket.init(alarm:)) //~ missing-service: Alarm
print(try application.container.validated().resolveRequired(Basket.self))

struct Catalog: Sendable {}
struct Drawer: Sendable { let catalog: Catalog }
final class Server: @unchecked Sendable {
  private var stored: ServiceContainer?
  func container() -> ServiceContainer {
    guard let stored else {
      let container = ServiceContainer()
      self.stored = container
      return container
    }
    return stored
  }
}
let server = Server()
try server.container().services.register(Drawer.self, Drawer.init(catalog:)) //~ missing-service: Catalog
print(try server.container().validated().resolveRequired(Drawer.self))
