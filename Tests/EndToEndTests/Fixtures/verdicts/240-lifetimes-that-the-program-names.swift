// A lifetime may be a constant, or a member that the program adds to `Lifetime`. One that cannot be read is no certain
// singleton.
enum Session: ScopeLevel {}
extension Lifetime where Self == ScopedTo<Session> {
  static var session: Self { .scoped(to: Session.self) }
  static func perSession() -> ScopedTo<Session> { ScopedTo(Session.self) }
}
let perSession = ScopedTo(Session.self)
enum Lifetimes { static let session = ScopedTo<Session>() }
struct Shared: Lifetime {
  let sharing: LifetimeSharing
  init(_ sharing: LifetimeSharing = .scope) { self.sharing = sharing }
}
struct User: Sendable {}
struct Basket: Sendable { let user: User }
struct Cart: Sendable { let user: User }
struct Wallet: Sendable { let user: User }
struct Purse: Sendable { let user: User }
struct Bag: Sendable { let user: User }
struct Shelf: Sendable { let user: User }

let container = ServiceContainer()
let services = try container.services
services.register(User.self, lifetime: .scoped(to: Session.self), User.init)
services.register(Basket.self, lifetime: .session, Basket.init(user:))
services.register(Cart.self, lifetime: perSession, Cart.init(user:))
services.register(Wallet.self, lifetime: ScopedTo<Session>(), Wallet.init(user:))
services.register(Purse.self, lifetime: .perSession(), Purse.init(user:))
services.register(Bag.self, lifetime: Lifetimes.session, Bag.init(user:))
services.register(Shelf.self, lifetime: Shared(), Shelf.init(user:))  //~ undecidable: Shared()
let scope = try container.validated().makeScope(Session.self)
print(scope.resolveRequired(Basket.self), scope.resolveRequired(Cart.self), scope.resolveRequired(Wallet.self))
print(scope.resolveRequired(Purse.self), scope.resolveRequired(Bag.self), scope.resolveRequired(Shelf.self))

let other = ServiceContainer()
try other.services.register(User.self, lifetime: .session, User.init)
try other.services.register(Basket.self, Basket.init(user:))  //~ captive-dependency: scoped to Session
print(try other.validated().makeScope(Session.self).resolveRequired(Basket.self))
