// The members of a value are those of its own type, whichever type a variable, a parameter or a property declares.
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct Texts: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "" } }
}
class Kit {
  func parts() -> [any ServiceModule] { [Numbers()] }
  func make() throws -> ServiceScope {
    let container = ServiceContainer()
    for module in parts() { container.services.include(module) }
    return try container.validated()
  }
}
final class LargeKit: Kit {
  override func parts() -> [any ServiceModule] { [Numbers(), Texts()] }
}
func variable() throws {
  let kit: Kit = LargeKit()
  print(try kit.make().resolveRequired(String.self), try kit.make().resolveRequired(Int.self))
}
func parameter(_ kit: Kit) throws {
  print(try kit.make().resolveRequired(String.self))
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
  let parts: any Parts = All()
  print(try parts.make().resolveRequired(String.self), try parts.make().resolveRequired(Int.self))
}
struct App<P: Parts> {
  let parts: P
  func run() throws { print(try parts.make().resolveRequired(String.self)) }
}
try variable()
try parameter(LargeKit())
try interface()
try App(parts: All()).run()
