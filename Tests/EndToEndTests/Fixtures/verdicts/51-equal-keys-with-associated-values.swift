// Two registrations under cases whose associated values are known and equal.
enum Route: Hashable, Sendable { case home, item(Int) }
let container = ServiceContainer()
container.services.register(String.self, key: Route.item(1)) { "a" }
container.services.register(String.self, key: Route.item(1)) { "b" }  //~ duplicate-key: Route.item(1)
container.services.register(String.self, key: Route.home) { "c" }
container.services.register(String.self, key: Route.home) { "d" }  //~ duplicate-key: Route.home
print(try container.validated().resolveAll(String.self, by: Route.self))
