// A file that imports a module with `@testable` may use its internal declarations.
// In the module Core:
public protocol Log: Sendable {}
public struct Cart: Sendable { init(log: any Log) {} }
public struct Basket: Sendable { let log: any Log }
// In the module AppTests:
@testable import Core
struct NoLog: Core.Log {}
func carts() throws {
  let container = ServiceContainer()
  container.services.register((any Core.Log).self) { NoLog() }.register(Cart.self, Cart.init(log:))
    .register(Basket.self, Basket.init(log:))
  print(try container.validated().resolveRequired(Cart.self), container.provider.resolveRequired(Basket.self))
}
// In the module Shop:
struct OtherLog: Core.Log {}
func others() throws {
  let container = ServiceContainer()
  container.services.register((any Core.Log).self) { OtherLog() }
    .register(Cart.self, Cart.init(log:))  //~ not-public: Cart.init(log:)
  print(try container.validated().resolveRequired(Cart.self))
}
