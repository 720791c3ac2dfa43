// A request by keys takes every service whose key cannot be read.
enum Route: Int, Hashable, Sendable {
  case home, away
  var next: Route { Route(rawValue: (rawValue + 1) % 2)! }
}
let container = ServiceContainer()
try container.services.register(Int.self, key: Route.home) { 1 }.register(Int.self, key: Route.home.next) { 2 }
  .register(String.self, key: ObjectIdentifier(Int.self)) { "a" }
let provider = try container.validated()
print(provider.resolveAll(Int.self, by: Route.self).count)
print(provider.resolveAll(String.self, by: ObjectIdentifier.self).count)
