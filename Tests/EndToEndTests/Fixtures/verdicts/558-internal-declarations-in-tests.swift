// In the module Core:
public protocol Printing: Sendable {}
public struct Cart: Sendable { init(printing: any Printing) {} }
struct Till: Sendable { let printing: any Printing }
func till(_ printing: any Printing) -> Till { Till(printing: printing) }
// In the module CoreTests:
@testable import Core
struct Silent: Printing {}
func checkCart() throws {
  let container = ServiceContainer()
  try container.services.register((any Printing).self) { Silent() }
    .register(Cart.self, Cart.init(printing:))
    .register(Till.self) { Till(printing: $0) }
    .register(Int.self) { (till: Till) in 1 }
  let provider = try container.validated()
  print(provider.resolveRequired(Cart.self), provider.resolveRequired(Int.self))
}
try checkCart()
// In the module App:
func makeCart() throws {
  let container = ServiceContainer()
  try container.services.register((any Printing).self) { fatalError() }
    .register(Cart.self, Cart.init(printing:))  //~ not-public: Cart.init(printing:)
  print(try container.validated().resolveRequired(Cart.self))
}
try makeCart()
