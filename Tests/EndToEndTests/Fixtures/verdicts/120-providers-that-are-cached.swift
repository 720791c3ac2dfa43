// Code before which a property is tested that stores its result runs once: nothing depends on the test.
struct Alarm: Sendable {}
struct Basket: Sendable {}
struct Catalog: Sendable { let basket: Basket }
final class AlarmBoot {
  private let container = ServiceContainer()
  private var cached: ServiceScope?
  func provider() throws -> ServiceScope {
    if let cached { return cached }
    try container.services.register(Alarm.self) { Alarm() }
    let provider = try container.validated()
    cached = provider
    return provider
  }
}
print(try AlarmBoot().provider().resolveRequired(Alarm.self))

actor CatalogBoot {
  private let container = ServiceContainer()
  private var task: Task<ServiceScope, any Error>?
  func provider() async throws -> ServiceScope {
    if let task { return try await task.value }
    let new = Task { [container] in
      try container.services.register(Catalog.self, Catalog.init(basket:)).register(Basket.self) { Basket() }
      return try container.validated()
    }
    task = new
    return try await new.value
  }
}
let boot = CatalogBoot()
print(try await boot.provider().resolveRequired(Catalog.self), try await boot.provider().resolveRequired(Basket.self))

struct Drawer: Sendable {}
enum DrawerBoot {
  private static let container = ServiceContainer()
  nonisolated(unsafe) private static var cached: ServiceScope?
  static var provider: ServiceScope {
    if cached == nil {
      try! container.services.register(Drawer.self) { Drawer() }
      cached = try! container.validated()
    }
    return cached!
  }
}
print(DrawerBoot.provider.resolveRequired(Drawer.self))

struct Engine: Sendable {}
final class EngineBoot {
  private let container = ServiceContainer()
  private var isReady = false
  func prepare() throws {
    guard !isReady else { return }
    isReady = true
    try container.services.register(Engine.self) { Engine() }
  }
  func engine() throws -> Engine {
    try prepare()
    return try container.validated().resolveRequired(Engine.self)
  }
}
print(try EngineBoot().engine())

struct Filter: Sendable {}
final class FilterBoot {
  private let container = ServiceContainer()
  private var cached: ServiceScope?
  func provider() throws -> ServiceScope {
    if let cached { return cached }
    return try container.validated()
  }
}
print(try FilterBoot().provider().resolveRequired(Filter.self)) //~ missing-service: Filter
