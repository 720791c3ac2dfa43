// A library function such as `withLock` returns the value of its closure, and a task has that value.
final class Cart: Sendable {}
final class Tabs: Sendable {}
func ofLock(_ root: ServiceScope, _ lock: NSLock) {
  let provider = lock.withLock { root }
  print(provider)
}
let lock = NSLock()
let container = ServiceContainer()
try container.services.register(Cart.self, lifetime: .scoped) { Cart() }.register(Tabs.self, lifetime: .scoped) { Tabs() }
let root = try container.validated()
let provider = lock.withLock { root }
print(provider.resolveRequired(Cart.self))  //~ scoped-from-root: Cart
let awaited = await Task { root }.value
print(awaited.resolveRequired(Tabs.self))  //~ scoped-from-root: Tabs
let scope = lock.withLock { root.makeScope() }
print(scope.resolveRequired(Cart.self))
