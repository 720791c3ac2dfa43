import Furnish

// A container is stored at its first use, by each object or until a reset: one container stands for all of them.
struct Journal: Sendable {}
struct Page: Sendable { init(log: Journal) {} }
struct Store: Sendable {}

@MainActor enum Boot {
  private static var shared: ServiceContainer?
  static var container: ServiceContainer {
    if let shared { return shared }
    let new = ServiceContainer()
    new.services.register(Journal.self) { Journal() }
    shared = new
    return new
  }
  static func reset() { shared = nil }
}
final class Registry {
  private var stored: ServiceContainer?
  var container: ServiceContainer {
    if let stored { return stored }
    let new = ServiceContainer()
    new.services.register(Journal.self) { Journal() }
    stored = new
    return new
  }
}
@MainActor func app() throws {
  print(try Boot.container.validated().resolveRequired(Journal.self))
  Boot.reset()
  Boot.container.services.register(Page.self, Page.init(log:))
  print(try Boot.container.validated().resolveRequired(Page.self))
  print(try Boot.container.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
func objects() throws {
  let (one, other) = (Registry(), Registry())
  print(try one.container.validated().resolveRequired(Journal.self))
  other.container.services.register(Page.self, Page.init(log:))
  print(try other.container.validated().resolveRequired(Page.self))
  print(try other.container.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
try app()
try objects()
