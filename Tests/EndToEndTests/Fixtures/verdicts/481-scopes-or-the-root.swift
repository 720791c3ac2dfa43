// A provider that is a scope or, in place of a scope that is `nil`, the root.
final class Cart: Sendable {}
final class Order: Sendable {}
final class Bill: Sendable {}
final class Note: Sendable {}

func parameter(_ session: ServiceScope?) throws {
  let container = ServiceContainer()
  container.services.register(Cart.self, lifetime: .scoped) { Cart() }
  let root = try container.validated()
  let scope: any ServiceProvider = session ?? root
  print(scope.resolveRequired(Cart.self))  //~ warning scoped-from-root: Cart
  print(scope.resolveRequired(Order.self))  //~ missing-service: Order
}
func fallback(_ session: ServiceScope?) throws {
  let container = ServiceContainer()
  container.services.register(Cart.self, lifetime: .scoped) { Cart() }
  let root = try container.validated()
  print((session ?? root.makeScope()).resolveRequired(Cart.self))
  if let session { print(session.resolveRequired(Cart.self)) }
}
func absent() throws {
  let container = ServiceContainer()
  container.services.register(Cart.self, lifetime: .scoped) { Cart() }
  let root = try container.validated()
  let session: ServiceScope? = nil
  print((session ?? root).resolveRequired(Cart.self))  //~ scoped-from-root: Cart
}

final class Sessions {
  private let root: ServiceScope
  private var scopes: [String: ServiceScope] = [:]
  private var stack: [ServiceScope] = []
  private var current: ServiceScope?

  init() throws {
    let container = ServiceContainer()
    container.services.register(Cart.self, lifetime: .scoped) { Cart() }
    root = try container.validated()
  }

  func open(_ id: String) {
    scopes[id] = root.makeScope()
    stack.append(root.makeScope())
    current = root.makeScope()
  }
  func element(_ id: String) { print((scopes[id] ?? root).resolveRequired(Cart.self)) }  //~ warning scoped-from-root
  func value(_ id: String) { print(scopes[id, default: root].resolveRequired(Cart.self)) }  //~ warning scoped-from-root
  func last() { print((stack.last ?? root).resolveRequired(Cart.self)) }  //~ warning scoped-from-root: Cart
  func missing(_ id: String) { print(scopes[id]!.resolveRequired(Bill.self)) }  //~ missing-service: Bill
  func top() { print(stack.last!.resolveRequired(Note.self)) }  //~ missing-service: Note

  func soundElement(_ id: String) { print(scopes[id]!.resolveRequired(Cart.self)) }
  func soundValue(_ id: String) { print(scopes[id, default: root.makeScope()].resolveRequired(Cart.self)) }
  func soundLast() { print((stack.last ?? root.makeScope()).resolveRequired(Cart.self)) }
  /// Code may use it only after `open(_:)`.
  func soundCurrent() { print((current ?? root).resolveRequired(Cart.self)) }
}
