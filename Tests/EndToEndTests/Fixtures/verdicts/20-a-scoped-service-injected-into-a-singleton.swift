// A singleton would read a scoped service, in a program that puts no scope in force.
final class Basket: Sendable {}
final class Shop: Sendable {
  @Injected var basket: Basket
  init() {}
}
func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(Basket.self, lifetime: .scoped) { Basket() }
    .register(Shop.self) { Shop() }  //~ captive-dependency
  _ = try container.validated().resolveRequired(Shop.self)
}
