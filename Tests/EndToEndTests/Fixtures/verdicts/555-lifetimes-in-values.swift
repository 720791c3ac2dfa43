enum Window: ScopeLevel {
  static var lifetime: ScopedTo<Window> { .scoped(to: Window.self) }
}
final class View: Sendable { init() {} }
final class Page: Sendable { init(view: View) {} }
final class Board: Sendable { init(view: View) {} }

func constant() throws {
  let container = ServiceContainer()
  let window = ScopedTo(Window.self)
  let services = try container.services
  services.register(View.self, lifetime: window, View.init)
  services.register(Page.self, lifetime: window, Page.init(view:))
  services.register(Board.self, Board.init(view:))  //~ captive-dependency: Board (singleton) would retain View
  let scope = try container.validated().makeScope(Window.self)
  print(scope.resolveRequired(Page.self), scope.resolveRequired(Board.self))
}
func property() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(View.self, lifetime: Window.lifetime, View.init)
  services.register(Page.self, lifetime: Window.lifetime, Page.init(view:))
  services.register(Board.self, Board.init(view:))  //~ captive-dependency: Board (singleton) would retain View
  let scope = try container.validated().makeScope(Window.self)
  print(scope.resolveRequired(Page.self), scope.resolveRequired(Board.self))
}
func parameter<L: Lifetime>(_ lifetime: L, in services: any ServiceCollection) {
  services.register(View.self, lifetime: lifetime, View.init)
  services.register(Page.self, lifetime: lifetime, Page.init(view:))
}
func passed() throws {
  let container = ServiceContainer()
  let services = try container.services
  parameter(.scoped, in: services)
  services.register(Board.self, Board.init(view:))  //~ captive-dependency: Board (singleton) would retain View
  let scope = try container.validated().makeScope()
  print(scope.resolveRequired(Page.self), scope.resolveRequired(Board.self))
}
func level() throws {
  let container = ServiceContainer()
  let services = try container.services
  parameter(.scoped(to: Window.self), in: services)
  services.register(Board.self, Board.init(view:))  //~ captive-dependency: Board (singleton) would retain View
  let scope = try container.validated().makeScope(Window.self)
  print(scope.resolveRequired(Page.self), scope.resolveRequired(Board.self))
}
func ofOpaqueType(_ lifetime: some Lifetime, in services: any ServiceCollection) {
  services.register(View.self, lifetime: lifetime, View.init)
  services.register(Page.self, lifetime: lifetime, Page.init(view:))
}
func singleton() throws {
  let container = ServiceContainer()
  let services = try container.services
  ofOpaqueType(.singleton, in: services)
  services.register(Board.self, Board.init(view:))
  let provider = try container.validated()
  print(provider.resolveRequired(Page.self), provider.resolveRequired(Board.self))
}
try constant()
try property()
try passed()
try level()
try singleton()
