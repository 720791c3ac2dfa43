// A container whose requests depend on more tests than it can be judged for at once: a fault of one service is found as well.
final class Cart: Sendable {}
final class File: Sendable { init() throws {} }
enum Session: ScopeLevel { typealias Input = String }
final class User: Sendable {}

func use(_ a: Bool, _ b: Bool, _ c: Bool, _ d: Bool, _ e: Bool, _ f: Bool, _ g: Bool, _ h: Bool) throws {
  let container = ServiceContainer()
  container.services
    .register(Cart.self, lifetime: .scoped) { Cart() }
    .register(User.self, lifetime: .scoped(to: Session.self)) { User() }
    .register(File.self) { try File() }
    .register(Int.self) { 1 }
  let root = try container.validated()
  if a { print(root.resolveRequired(Int.self), root.makeScope().resolveRequired(Cart.self)) }
  if b { print(root.resolveRequired(Int.self), root.makeScope(Session.self, "").resolveRequired(User.self)) }
  if c { print(root.resolveRequired(Cart.self)) }  //~ scoped-from-root: Cart
  if d { print(root.resolveRequired(User.self)) }  //~ outside-level: User
  if e { print(root.resolveRequired(File.self)) }  //~ throwing-recipe: File
  if f { print(root.resolveRequired(Int.self)) }
  if g { print(root.resolveRequired(Int.self), root.makeScope().resolveRequired(Cart.self)) }
  if h { print(root.resolveRequired(Int.self), root.makeScope(Session.self, "").resolveRequired(User.self)) }
}
