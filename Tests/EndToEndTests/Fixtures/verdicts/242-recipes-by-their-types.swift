// The type of a variable, a parameter or a result states what a recipe needs, where the recipe itself does not.
struct User: Sendable { let id: Int }
final class Session: Sendable { init(id: Int) {} }
func prefixed(_ prefix: String) -> @Sendable (Int) -> String { { id in prefix + "\(id)" } }
enum Recipes {
  static var user: @Sendable (Int) -> User { { id in User(id: id) } }
}
func add(_ s: any ServiceCollection, _ make: @escaping @Sendable (Int) -> Double) { s.register(Double.self, make) }
extension ServiceCollection {
  func single<T: Sendable, A>(_ make: @escaping @Sendable (A) -> T) { register(T.self, make) }
}
let text: @Sendable (Int) -> String = { "\($0)" }
let session: @Sendable (Int) -> Session = Session.init

func typedClosure() throws {
  let container = ServiceContainer()
  container.services.register(String.self, text)  //~ missing-service: Int
  print(try container.validated().resolveRequired(String.self))
}
func namedInitializer() throws {
  let container = ServiceContainer()
  container.services.register(Session.self, session)  //~ missing-service: Int
  print(try container.validated().resolveRequired(Session.self))
}
func returned() throws {
  let container = ServiceContainer()
  container.services.register(String.self, prefixed("#"))  //~ missing-service: Int
  print(try container.validated().resolveRequired(String.self))
}
func computed() throws {
  let container = ServiceContainer()
  container.services.register(User.self, Recipes.user)  //~ missing-service: Int
  print(try container.validated().resolveRequired(User.self))
}
func memberwise() throws {
  let container = ServiceContainer()
  let user = User.init(id:)
  container.services.register(User.self, user)  //~ missing-service: Int
  print(try container.validated().resolveRequired(User.self))
}
func whole() throws {
  let container = ServiceContainer()
  container.services.register(Int.self) { 1 }
  container.services.register(String.self, text)
  container.services.register(Session.self, session)
  container.services.register(User.self, Recipes.user)
  add(container.services) { id in Double(id) }
  let provider = try container.validated()
  print(provider.resolveRequired(String.self), provider.resolveRequired(Session.self))
  print(provider.resolveRequired(User.self), provider.resolveRequired(Double.self))
  let other = ServiceContainer()
  other.services.register(Int.self) { 1 }
  other.services.single(User.init(id:))
  print(try other.validated().resolveRequired(User.self))
}

// An `Injected` that a property stores is read at each use, as `@Injected` is: a singleton retains none.
final class Ticket: Sendable {}
final class Desk: Sendable {
  let ticket = Injected<Ticket>()
  func open() { print(ticket.wrappedValue) }
}
func desk() throws {
  let container = ServiceContainer()
  container.services.register(Ticket.self, lifetime: .scoped) { Ticket() }
  container.services.register(Desk.self) { Desk() }
  let scope = try container.validated().makeScope()
  withServices { $0.provider = scope } operation: { scope.resolveRequired(Desk.self).open() }
}

// An error that stops the program leaves the findings after it as they are.
func attempted(_ isQuiet: Bool) throws {
  let container = ServiceContainer()
  do {
    let services = try container.services
    if isQuiet { services.register(Int.self) { 1 } }
  } catch { fatalError("\(error)") }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
