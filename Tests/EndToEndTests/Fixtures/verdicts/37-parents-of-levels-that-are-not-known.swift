// Where the source does not show from which level a level is opened, or which service is its input, no rule counts on either.
import Screens
enum Session: ScopeLevel {}
enum Job: ScopeLevel {}
protocol Nested: ScopeLevel {}
#if PHONE
  extension Nested { typealias Parent = Session }
#else
  extension Nested { typealias Parent = Job }
#endif
protocol OfSession: ScopeLevel { associatedtype Parent: ScopeLevel = Session }
protocol OfJob: ScopeLevel { associatedtype Parent: ScopeLevel = Job }
protocol Marked {}
extension OfSession where Self: Marked { typealias Parent = Job }
protocol Inferred: ScopeLevel {
  associatedtype Parent: ScopeLevel = Session
  static func open(_ parents: Parent.Type)
}
enum Screen: Nested {}
enum Both: OfSession, OfJob {}
enum Constrained: OfSession, Marked {}
enum Unread: UnreadLevel {}
enum Child: ScopeLevel { typealias Parent = Screens.Main }
enum Grandchild: ScopeLevel { typealias Parent = Child; typealias Input = Int }
enum Typed: Inferred { static func open(_ parents: Job.Type) {} }
#if PHONE
  enum Two: ScopeLevel { typealias Parent = Session }
#else
  enum Two: ScopeLevel {}
#endif
final class Cart: Sendable {}
struct A: Sendable { init(_ cart: Cart) {} }
struct B: Sendable { init(_ number: Int) {} }
struct C: Sendable { init(_ input: UnreadInput) {} }
struct D: Sendable { init(_ cart: Cart) {} }
func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
    .register(A.self, lifetime: .scoped(to: Screen.self), A.init(_:))
    .register(B.self, lifetime: .scoped(to: Grandchild.self), B.init(_:))
    .register(D.self, lifetime: .scoped(to: Two.self), D.init(_:))
  let root = try container.validated()
  let session = root.makeScope(Session.self)
  _ = session.makeScope(Screen.self).resolveRequired(A.self)
  _ = session.makeScope(Both.self)
  _ = root.makeScope(Both.self)
  _ = session.makeScope(Constrained.self)
  _ = root.makeScope(Child.self).makeScope(Grandchild.self, 2).resolveRequired(B.self)
  _ = session.makeScope(Typed.self)
  _ = session.makeScope(Two.self).resolveRequired(D.self)
  _ = root.resolveRequired(B.self)  //~ outside-level: B
}
func wireUnread() throws {
  let container = ServiceContainer()
  try container.services
    .register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
    .register(C.self, lifetime: .scoped(to: Unread.self), C.init(_:))  //~ warning missing-service: UnreadInput
    .register(A.self, lifetime: .scoped(to: Screens.Main.self), A.init(_:))
  let root = try container.validated()
  let session = root.makeScope(Session.self)
  _ = session.makeScope(Unread.self, UnreadInput()).resolveRequired(C.self)
  _ = session.makeScope(Screens.Main.self).resolveRequired(A.self)
}
