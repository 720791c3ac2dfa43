// A key that is not read may equal any key, so the dependencies of the decorator may be requested.
enum Route: Hashable, Sendable { case home, search }
struct Unread { let route: Route }
func wire(_ unread: Unread) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self) { ConsoleLog() }
  services.register((any Clock).self) { SystemClock() }
  services.register(Int.self, key: Route.home) { 1 }
  services.decorate(Int.self, key: unread.route) { (count: Int, log: any Log) in count }
  services.register(Double.self, key: unread.route) { 1 }
  services.decorate(Double.self, key: Route.home) { (rate: Double, clock: any Clock) in rate }
  let provider = try container.validated()
  print(provider.resolveAll(Int.self, by: Route.self), provider.resolveAll(Double.self, by: Route.self))
}
