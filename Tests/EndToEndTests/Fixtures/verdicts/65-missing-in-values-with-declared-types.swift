// A service is missing that the members of a value's own type do not register.
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Texts: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "" } }
}
protocol Parts { var parts: [any ServiceModule] { get } }
extension Parts {
  func make() throws -> ServiceScope {
    let container = ServiceContainer()
    for module in parts { container.services.include(module) }
    return try container.validated()
  }
}
struct All: Parts { var parts: [any ServiceModule] { [Numbers(), Texts()] } }
struct Few: Parts { var parts: [any ServiceModule] { [Numbers()] } }
func interface() throws {
  let parts: any Parts = Few()
  print(try parts.make().resolveRequired(String.self))  //~ missing-service: String
}
struct App<P: Parts> {
  let parts: P
  func run() throws { print(try parts.make().resolveRequired(Double.self)) }  //~ missing-service: Double
}
func all() throws {
  let parts: any Parts = All()
  print(try parts.make().resolveRequired(String.self), try parts.make().resolveRequired((any Log).self))
}
try interface()
try all()
try App(parts: All()).run()
