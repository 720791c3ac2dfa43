// A type of the program's own is a service like any other.
struct Factory: Sendable { init() {} }
struct Named: Sendable { init(factory: Factory) {} }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Named.self, Named.init(factory:))
  services.register(Factory.self) { Factory() }
}
