// A module stores a pack of modules in a tuple, and a result builder collects another pack.
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Clocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
struct All<each Module: ServiceModule>: ServiceModule {
  let modules: (repeat each Module)
  init(_ modules: repeat each Module) { self.modules = (repeat each modules) }
  func register(in services: any ServiceCollection) { repeat services.include(each modules) }
}
@resultBuilder enum Modules {
  static func buildBlock<each Module: ServiceModule>(_ modules: repeat each Module) -> [any ServiceModule] {
    var all: [any ServiceModule] = []
    repeat all.append(each modules)
    return all
  }
}
func build(@Modules _ modules: () -> [any ServiceModule]) throws -> any ServiceProvider {
  let container = ServiceContainer()
  for module in modules() { try container.services.include(module) }
  return try container.validated()
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.include(All(Logs(), Clocks()))
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
}
func collect() throws {
  let provider = try build { Logs(); Clocks() }
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired(Double.self)  //~ missing-service: Double
}
