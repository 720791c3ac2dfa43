// Cases of an enumeration are equal keys only if their associated values are equal.
enum Route: Hashable, Sendable { case home, item(Int), named(String, tag: Int) }
func differing() throws {
  let container = ServiceContainer()
  container.services.register(String.self, key: Route.item(1)) { "a" }
    .register(String.self, key: Route.item(2)) { "b" }
    .register(String.self, key: Route.named("x", tag: 1)) { "c" }
    .register(String.self, key: Route.named("x", tag: 2)) { "d" }
    .register(String.self, key: Route.home) { "e" }
  print(try container.validated().resolveAll(String.self, by: Route.self))
}
func unknown(_ first: Int, _ second: Int) throws {
  let container = ServiceContainer()
  container.services.register(String.self, key: Route.item(first)) { "a" }
  container.services.register(String.self, key: Route.item(second)) { "b" }
  print(try container.validated().resolveAll(String.self, by: Route.self))
}
