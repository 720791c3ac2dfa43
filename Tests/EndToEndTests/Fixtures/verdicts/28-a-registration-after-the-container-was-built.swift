// A container that was built accepts no registrations; the order of code that is read separately is unknown.
let shared = ServiceContainer()
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self) { ConsoleLog() }
  let provider = try container.validated()
  services.register((any Clock).self) { SystemClock() }
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)  //~ missing-service: any Clock
}
func build(_ isEarly: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  if isEarly { container.build() }
  services.register(Int.self) { 1 }
  add(to: services)
  _ = try container.validated().resolveRequired(Int.self)  //~ missing-service: Int
  _ = try container.provider.resolveRequired(String.self)  //~ missing-service: String
}
func add(to services: any ServiceCollection) { services.register(String.self) { "" } }
func start() throws {
  try register()
  let provider = try shared.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired(Double.self)
}
func register() throws { try shared.services.register((any Log).self) { ConsoleLog() } }
func later() throws { try shared.services.register(Double.self) { 1 } }
func repeated(_ names: [String]) throws {
  for _ in names {
    let container = ServiceContainer()
    let services = try container.services
    services.register(Int.self) { 1 }
    _ = try container.validated().resolveRequired(Int.self)
  }
}
func inTwoContainers() throws {
  let first = ServiceContainer()
  _ = try first.validated()
  let second = ServiceContainer()
  try second.services.register(Int.self) { 1 }
  _ = try second.validated().resolveRequired(Int.self)
}
