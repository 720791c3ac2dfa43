@globalActor actor Database { static let shared = Database() }
@Database final class Cart { init() {} }
@MainActor final class View { init() {} }
final class Shop: Sendable { init(cart: Cart) {} }
final class Till: Sendable { init(cart: Cart) {} }
final class Window: Sendable { init(view: View) {} }
func bound() throws {
  let container = ServiceContainer()
  try container.services.register(Cart.self) { @Database in Cart() }
    .register(Shop.self) { (cart: Cart) async in Shop(cart: cart) }
    .register(Till.self, Till.init(cart:))  //~ isolation-mismatch: Cart is bound to the actor Database
    .register(View.self) { @Sendable @MainActor in View() }
    .register(Window.self, Window.init(view:))  //~ isolation-mismatch: View is bound to the main actor
}
func unbound() throws {
  let container = ServiceContainer()
  try container.services.register(Int.self) { @Sendable in 1 }
    .register(String.self) { (number: Int) in "\(number)" }
  print(try container.validated().resolveRequired(String.self))
}
func use(_ provider: any ServiceProvider) async throws {
  print(try await provider.require(Shop.self), try await provider.require(Till.self))
  print(try await provider.require(Window.self))
}
try bound()
try unbound()
