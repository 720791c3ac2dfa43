// A container that is judged in parts, because of its many conditions: a singleton that retains the input of a level is found as well.
enum Session: ScopeLevel { typealias Input = User }
struct User: Sendable {}
struct Basket: Sendable { init(user: User) {} }
struct Wish: Sendable { init(basket: Basket) {} }
final class Visits: Sendable { init(_ user: User?) {} }
struct Mail: Sendable { init(user: User) {} }
struct Badge: Sendable { init(_ user: User) {} }

func run(_ options: Set<String>) throws {
  let container = ServiceContainer()
  let services = container.services
  services.addLevel(Session.self)
  services.register(Basket.self, Basket.init(user:))  //~ captive-dependency: Basket
  services.register(Wish.self, lifetime: .scoped(to: Session.self), Wish.init(basket:))
  services.register(Visits.self) { provider in Visits(provider.resolve(User.self)) }  //~ captive-dependency: Visits
  services.register(Mail.self, lifetime: .scoped(to: Session.self), Mail.init(user:))
  services.register(Badge.self, lifetime: .transient, Badge.init(_:))
  if options.contains("0") { services.register(String.self, name: "0") { "" } }
  if options.contains("1") { services.register(String.self, name: "1") { "" } }
  if options.contains("2") { services.register(String.self, name: "2") { "" } }
  if options.contains("3") { services.register(String.self, name: "3") { "" } }
  if options.contains("4") { services.register(String.self, name: "4") { "" } }
  if options.contains("5") { services.register(String.self, name: "5") { "" } }
  if options.contains("6") { services.register(String.self, name: "6") { "" } }
  if options.contains("7") { services.register(String.self, name: "7") { "" } }
  let session = try container.validated().makeScope(Session.self, User())
  print(session.resolveRequired(Wish.self), session.resolveRequired(Visits.self))
  print(session.resolveRequired(Mail.self), session.resolveRequired(Badge.self))
  for number in 0...7 { print(session.resolve(String.self, name: ServiceName("\(number)")) as Any) }
}
