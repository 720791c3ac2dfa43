// Functions that visit modules, or call methods of modules, and return a container.
struct Page: Sendable {}
struct Order: Sendable {}
struct Orders: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Order.self) { Order() } }
}
final class Pages: ServiceModule {
  var isTested = false
  func register(in services: any ServiceCollection) {
    services.register(Page.self, lifetime: .scoped) { Page() }
  }
  @discardableResult func tested(_ isTested: Bool) -> Self {
    self.isTested = isTested
    return self
  }
}
enum Wiring {
  static func modules() -> [any ServiceModule] { [Orders(), Pages()] }
  static func visiting() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    modules().forEach { services.include($0) }
    return container
  }
  static func looping() throws -> ServiceContainer {
    let container = ServiceContainer()
    for module in modules() { try container.services.include(module) }
    return container
  }
  static func configuring() throws -> ServiceContainer {
    let container = ServiceContainer()
    let pages = Pages()
    pages.tested(true)
    try container.services.include(pages).include(Orders())
    return container
  }
  static var provider: any ServiceProvider {
    get throws {
      let container = ServiceContainer()
      let services = try container.services
      modules().forEach { module in services.include(module) }
      return try container.validated()
    }
  }
}
/// The elements of a result builder are still its result.
@resultBuilder enum Modules {
  static func buildBlock(_ modules: any ServiceModule...) -> [any ServiceModule] { modules }
}
func include(@Modules _ modules: () -> [any ServiceModule]) throws -> any ServiceProvider {
  let container = ServiceContainer()
  let services = try container.services
  modules().forEach { services.include($0) }
  return try container.validated()
}
struct Visited {
  let provider: any ServiceProvider
  func open() {
    print(provider.makeScope().resolveRequired(Page.self), provider.resolveRequired(Order.self))
    print(provider.resolveRequired(Page.self))  //~ scoped-from-root: Page is scoped
  }
}
struct Looped {
  let provider: any ServiceProvider
  func open() {
    print(provider.makeScope().resolveRequired(Page.self), provider.resolveRequired(Order.self))
    print(provider.resolveRequired(Page.self))  //~ scoped-from-root: Page is scoped
  }
}
struct Configured {
  let provider: any ServiceProvider
  func open() {
    print(provider.makeScope().resolveRequired(Page.self), provider.resolveRequired(Order.self))
    print(provider.resolveRequired(Page.self))  //~ scoped-from-root: Page is scoped
  }
}
struct Computed {
  let provider: any ServiceProvider
  func open() {
    print(provider.makeScope().resolveRequired(Page.self), provider.resolveRequired(Order.self))
    print(provider.resolveRequired(Page.self))  //~ scoped-from-root: Page is scoped
  }
}
struct Built {
  let provider: any ServiceProvider
  func open() {
    print(provider.makeScope().resolveRequired(Page.self), provider.resolveRequired(Order.self))
    print(provider.resolveRequired(Page.self))  //~ scoped-from-root: Page is scoped
  }
}
Visited(provider: try Wiring.visiting().validated()).open()
Looped(provider: try Wiring.looping().validated()).open()
Configured(provider: try Wiring.configuring().validated()).open()
Computed(provider: try Wiring.provider).open()
Built(
  provider: try include {
    Orders()
    Pages()
  }
).open()
