// One missing service is told once, however many depend on it.
struct First: Sendable { init(clock: any Clock) {} }
struct Second: Sendable { init(first: First) {} }
struct Third: Sendable { init(second: Second, clock: any Clock) {} }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(First.self, First.init(clock:))
  services.register(Second.self, Second.init(first:))
  services.register(Third.self, Third.init(second:clock:))  //~ missing-service
}
