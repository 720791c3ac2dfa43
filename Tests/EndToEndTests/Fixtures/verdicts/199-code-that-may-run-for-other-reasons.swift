import Furnish

// Tests of collections that are not empty at first, containers of their own for each element, and loops over lists that
// have an element under a condition.
struct Journal: Sendable {}
struct Page: Sendable {}
struct Store: Sendable {}
struct Watch: Sendable {}

final class Tenants {
  private var seen: Set<String> = []
  func make(_ name: String, _ install: (any ServiceCollection) -> Void) throws -> (any ServiceProvider)? {
    guard seen.insert(name).inserted else { return nil }
    let container = ServiceContainer()
    install(container.services)
    return try container.validated()
  }
}
func addMember(_ services: any ServiceCollection, _ roles: inout [String]) {
  if roles.contains("guest") { return }
  roles.append("guest")
  services.register(Store.self) { Store() }
}
func start(_ arguments: [String]) throws {
  var arguments = arguments
  let container = ServiceContainer()
  let services = try container.services
  if arguments.contains("-v") {
    services.register(Watch.self) { Watch() }
  } else {
    arguments.append("-v")
  }
  addMember(services, &arguments)
  var names = ["a"]
  if arguments.count > 1 { names.append("b") }
  names.append("c")
  for name in names {
    if name == "b" { return }
    services.register(Float.self, name: ServiceName(name)) { 1 }
  }
  let provider = try container.validated()
  print(provider.resolveRequired(Float.self, name: "a"), provider.resolveRequired(Float.self, name: "c"))
  print(provider.resolveRequired(Watch.self))  //~ missing-service: Watch is not registered
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
let tenants = Tenants()
let one = try tenants.make("one") { $0.register(Journal.self) { Journal() } }!
let other = try tenants.make("other") { $0.register(Page.self) { Page() } }!
print(one.resolveRequired(Journal.self), other.resolveRequired(Page.self))
print(other.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
try start(CommandLine.arguments)
