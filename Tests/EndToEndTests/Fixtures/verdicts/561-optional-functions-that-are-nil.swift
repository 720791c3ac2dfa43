struct Store: Sendable {}
struct Hooks { var register: ((any ServiceCollection) -> Void)? = nil }
final class App {
  var hooks = Hooks()
  let services: any ServiceCollection
  init(_ services: any ServiceCollection) { self.services = services }
  func run() { hooks.register?(services) }  //~ undecidable
}
func set() throws {
  let container = ServiceContainer()
  let hooks = Hooks { $0.register(Store.self) { Store() } }
  hooks.register?(try container.services)
  print(try container.validated().resolveRequired(Store.self))
}
func setLater() throws {
  let container = ServiceContainer()
  var hooks = Hooks()
  hooks.register = { $0.register(Store.self) { Store() } }
  hooks.register?(try container.services)
  print(try container.validated().resolveRequired(Store.self))
}
func setInObject() throws {
  let container = ServiceContainer()
  let app = App(try container.services)
  app.hooks.register = { $0.register(Store.self) { Store() } }
  app.run()
  print(try container.validated().resolveRequired(Store.self))
}
func unset() throws {
  let container = ServiceContainer()
  let hooks = Hooks()
  hooks.register?(try container.services)
  print(try container.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
try set()
try setLater()
try setInObject()
try unset()
