// A key path with its root is a function of that type.
protocol Settings: Sendable { var port: Int { get } }
struct Config: Settings, Sendable {
  struct Limits: Sendable { var size: Double }
  struct Names: Sendable { var title: String }
  var port: Int
}
struct Session: Sendable { var count: UInt }
extension ServiceCollection {
  func add<T: Sendable, D: Sendable>(_ type: T.Type, _ make: @escaping @Sendable (D) -> T) {
    register(type) { (source: D) in make(source) }
  }
}
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services
    .register((any Settings).self) { Config(port: 80) }
    .register(Config.Limits.self) { Config.Limits(size: 1) }
    .register(Session.self, lifetime: .scoped) { Session(count: 0) }
    .register(Int.self, \(any Settings).port)
    .register(String.self, \Config.Names.title)  //~ missing-service: Names
    .register(UInt.self, \Session.count)  //~ captive-dependency: Session
  services.add(Double.self, \Config.Limits.size)
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(Double.self), provider.resolveRequired(String.self))
  print(provider.resolveRequired(UInt.self))
}
