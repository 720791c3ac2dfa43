import Furnish

// Two calls of a function are two results, if code between them may change a variable that the function reads.
struct Journal: Sendable {}
struct Page: Sendable {}
struct Store: Sendable {}

nonisolated(unsafe) var level = CommandLine.arguments.count
func isVerbose() -> Bool { level > 1 }
func raise() { level += 1 }
final class Session {
  private var user: String?
  var isSignedIn: Bool { user != nil }
  func signIn() { user = "a" }
}
func start(_ session: Session) throws {
  let container = ServiceContainer()
  let services = try container.services
  var features = Set(CommandLine.arguments)
  if isVerbose() { services.register(Journal.self) { Journal() } }
  if session.isSignedIn { services.register(Page.self) { Page() } }
  if features.contains("store") { services.register(Store.self) { Store() } }
  let provider = try container.validated()
  if isVerbose() { print(provider.resolveRequired(Journal.self)) }
  if session.isSignedIn { print(provider.resolveRequired(Page.self)) }
  if features.contains("store") { print(provider.resolveRequired(Store.self)) }
  raise()
  session.signIn()
  features.insert("store")
  if isVerbose() {
    print(provider.resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
  }
  if session.isSignedIn {
    print(provider.resolveRequired(Page.self))  //~ warning missing-service: Page is not registered
  }
  if features.contains("store") {
    print(provider.resolveRequired(Store.self))  //~ warning missing-service: Store is not registered
  }
}
try start(Session())
