// Modules that a caller may override, leave out, or pass as a pack.
struct Live: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Clocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
func wire(override: (any ServiceModule)? = nil) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.include(override ?? Live())
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
}
func optional(_ more: (any ServiceModule)? = nil) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.include(Live())
  if let more { services.include(more) }
  more.map { services.include($0) }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired(Double.self)  //~ missing-service: Double
}
func opaque(_ module: some ServiceModule = Live()) throws {
  let container = ServiceContainer()
  try container.services.include(module)
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired(String.self)  //~ missing-service: String
}
func pack<each Module: ServiceModule>(_ modules: repeat each Module) throws -> any ServiceProvider {
  let container = ServiceContainer()
  repeat try container.services.include(each modules)
  return try container.validated()
}
func start() throws {
  try wire()
  try optional()
  try optional(Clocks())
  try opaque()
  let provider = try pack(Live(), Clocks())
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired(Bool.self)  //~ missing-service: Bool
}
