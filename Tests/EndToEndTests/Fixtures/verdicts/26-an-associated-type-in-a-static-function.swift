// A static function of an extension of a protocol registers the associated type of the type that it is called on.
protocol Feature {
  associatedtype Service: Sendable
  static func make() -> Service
}
extension Feature {
  static func add(to services: any ServiceCollection) { services.register(Service.self) { make() } }
  static func first(in provider: any ServiceProvider) -> Service { provider.resolveRequired(Service.self) }
}
enum Logs: Feature {
  typealias Service = any Log
  static func make() -> any Log { ConsoleLog() }
}
struct Clocks: Feature {
  static func make() -> any Clock { SystemClock() }
}
enum Names: Feature {
  static func make() -> String { "name" }
}
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  Logs.add(to: services)
  Clocks.add(to: services)
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)
  _ = Logs.first(in: provider)
  _ = Names.first(in: provider)  //~ missing-service: String
}
