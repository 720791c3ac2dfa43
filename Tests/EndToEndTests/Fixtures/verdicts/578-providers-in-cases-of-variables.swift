// Code that switches over a variable receives the providers which other code has passed to its cases.
final class Tx: Sendable { init() {} }
enum AppState { case out(any ServiceProvider); case `in`(any ScopedProvider) }
struct Machine {
  private(set) var state: AppState
  let root: ServiceScope
  init(root: ServiceScope) { self.root = root; state = .out(root) }
  mutating func login() { state = .in(root.makeScope()) }
  func render() {
    switch state {
    case .out(let p): print(p)
    case .in(let session): print(session.resolveRequired(Tx.self))
    }
  }
  func renderWrong() {
    switch state {
    case .out(let p): print(p.resolveRequired(Tx.self))  //~ scoped-from-root: Tx
    case .in(let session): print(session.resolveRequired(Tx.self))
    }
  }
}
func run() throws {
  let c = ServiceContainer()
  try c.services.register(Tx.self, lifetime: .scoped, Tx.init)
  var m = Machine(root: try c.validated())
  m.render()
  m.renderWrong()
  m.login()
  m.render()
}
final class Log: Sendable { init() {} }
enum Phase { case idle, out(any ServiceProvider), scoped(scope: any ScopedProvider, id: Int); case both(any ServiceProvider) }
final class Screen {
  var state = Phase.idle
  let root: ServiceScope
  init(_ root: ServiceScope) { self.root = root }
  func start() { state = .out(root) }
  func login() { state = .scoped(scope: root.makeScope(), id: 1) }
  func either(_ isIn: Bool) { state = isIn ? .both(root) : .both(root.makeScope()) }
  func show() {
    switch state {
    case .idle: break
    case .out(let provider):
      print(provider.resolveRequired(Log.self))
      print(provider.resolveRequired(Tx.self))  //~ scoped-from-root: Tx
      print(provider.resolveRequired(Int.self))  //~ missing-service: Int is not registered
    case .scoped(let scope, _): print(scope.resolveRequired(Tx.self))
    case .both(let provider): print(provider.resolveRequired(Tx.self))
    }
  }
  func guarded() {
    guard case .out(let provider) = state else { return }
    print(provider.resolveRequired(Tx.self))  //~ scoped-from-root: Tx
  }
  func guardedScope() {
    guard case .scoped(let scope, let id) = state else { return }
    print(scope.resolveRequired(Tx.self), id)
  }
}
func runScreen() throws {
  let container = ServiceContainer()
  try container.services.register(Tx.self, lifetime: .scoped, Tx.init).register(Log.self, Log.init)
  let machine = Screen(try container.validated())
  machine.start()
  machine.show()
  machine.login()
  machine.show()
}
