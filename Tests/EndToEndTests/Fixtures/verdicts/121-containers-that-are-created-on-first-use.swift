// Code that creates a container at its first use has the same container at each further use.
struct Alarm: Sendable {}
struct Basket: Sendable { let alarm: Alarm }
final class Application: @unchecked Sendable {
  private var stored: ServiceContainer?
  var container: ServiceContainer {
    if stored == nil { stored = ServiceContainer() }
    return stored!
  }
}
let application = Application()
try application.container.services.register(Alarm.self) { Alarm() }
try application.container.services.register(Basket.self, Basket.init(alarm:))
print(try application.container.validated().resolveRequired(Basket.self))

struct Catalog: Sendable {}
struct Drawer: Sendable { let catalog: Catalog }
enum Registry {
  nonisolated(unsafe) private static var containers: [String: ServiceContainer] = [:]
  static func container(_ name: String) -> ServiceContainer {
    if let known = containers[name] { return known }
    let new = ServiceContainer()
    containers[name] = new
    return new
  }
}
try Registry.container("main").services.register(Catalog.self) { Catalog() }
try Registry.container("main").services.register(Drawer.self, Drawer.init(catalog:))
print(try Registry.container("main").validated().resolveRequired(Drawer.self))
