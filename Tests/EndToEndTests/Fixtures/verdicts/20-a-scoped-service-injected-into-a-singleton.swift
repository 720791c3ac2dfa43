// A singleton reads a scoped service at each use, from the provider in force there, and retains none.
final class Basket: Sendable {}
final class Shop: Sendable {
  @Injected var basket: Basket
  init() {}
}
func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(Basket.self, lifetime: .scoped) { Basket() }
    .register(Shop.self) { Shop() }
  _ = try container.validated().resolveRequired(Shop.self)
}
