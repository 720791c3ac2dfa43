// The programs of the article "Scope services to a session", and their output.
import Furnish

protocol Log: Sendable { func write(_ line: String) }
final class ConsoleLog: Log {
  func write(_ line: String) { print(line) }
}

// snippet.levels
struct User: Sendable { let name: String }
struct ScreenID: Sendable { let number: Int }

enum Session: ScopeLevel { typealias Input = User }  // opened from the root

enum Screen: ScopeLevel {  // opened from a session
  typealias Parent = Session
  typealias Input = ScreenID
}
// snippet.end

// snippet.services
final class Cart: Closeable, Sendable {
  let user: User
  private let log: any Log

  init(user: User, log: any Log) {
    self.user = user
    self.log = log
  }

  func close() { log.write("the cart of \(user.name) is saved") }
}

final class Title: Sendable {
  let text: String
  init(screen: ScreenID, cart: Cart) { text = "Screen \(screen.number) of \(cart.user.name)" }
}
// snippet.end

func makeContainer() throws -> ServiceContainer {
  // snippet.registering
  let container = ServiceContainer()
  try container.services
    .register((any Log).self) { ConsoleLog() }
    .register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(user:log:))
    .register(Title.self, lifetime: .scoped(to: Screen.self), Title.init(screen:cart:))
  // snippet.end
  return container
}

func opening(_ provider: any ServiceProvider) async throws {
  // snippet.opening
  let session = provider.makeScope(Session.self, User(name: "Ada"))
  let screen = session.makeScope(Screen.self, ScreenID(number: 3))
  print(screen.resolveRequired(Title.self).text)
  print(screen.resolveRequired(Cart.self) === session.resolveRequired(Cart.self))
  print(screen.resolveRequired(User.self).name)
  try await session.close()  // closes the screen first
  // snippet.end
}

func running(_ provider: any ServiceProvider) async throws {
  // snippet.running
  try await provider.withScope(Session.self, User(name: "Grace")) { session in
    print(session.resolveRequired(Cart.self).user.name)
  }
  // snippet.end
}

// snippet.account
actor Account {
  private let provider: any ServiceProvider
  private var session: (any ScopedProvider)?

  init(provider: any ServiceProvider) { self.provider = provider }

  func signIn(_ user: User) async throws {
    try await signOut()
    session = provider.makeScope(Session.self, user)
  }

  func signOut() async throws {
    let ended = session
    session = nil
    try await ended?.close()
  }
}
// snippet.end

// snippet.injecting
struct CartPage {
  @Injected var cart: Cart
  func show() { print("the cart of \(cart.user.name)") }
}

func showCart(in session: any ServiceProvider) {
  withServices {
    $0.provider = session
  } operation: {
    CartPage().show()
  }
}
// snippet.end

// snippet.inputs
struct VisitInput: Sendable {
  let user: User
  let language: String
}

enum Visit: ScopeLevel { typealias Input = VisitInput }

struct Visits: ServiceModule {
  func register(in services: any ServiceCollection) {
    services
      .register(User.self, lifetime: .scoped(to: Visit.self)) { (input: VisitInput) in input.user }
      .register(String.self, name: "language", lifetime: .scoped(to: Visit.self)) { (input: VisitInput) in
        input.language
      }
  }
}
// snippet.end

let provider = try makeContainer().validated()
try await opening(provider)
try await running(provider)
let account = Account(provider: provider)
try await account.signIn(User(name: "Alan"))
try await account.signOut()
try await provider.withScope(Session.self, User(name: "Mary")) { showCart(in: $0) }
let visits = ServiceContainer()
try visits.services.include(Visits())
try await visits.validated().withScope(Visit.self, VisitInput(user: User(name: "Edith"), language: "en")) { visit in
  print(visit.resolveRequired(User.self).name, visit.resolveRequired(String.self, name: "language"))
}

// snippet.wrong
final class Receipt: Sendable {
  init(cart: Cart) {}
}

let wrong = try makeContainer()
try wrong.services.register(Receipt.self, Receipt.init(cart:))
for finding in wrong.findings { print(finding) }
// snippet.end

// snippet.outside
do {
  _ = try provider.require(Cart.self)
} catch {
  print(error)
}
// snippet.end
