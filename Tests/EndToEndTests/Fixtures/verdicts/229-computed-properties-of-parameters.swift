// A computed property tests the properties of its instance, which other code may test itself. Those of another instance are
// other tests.
final class Sync: Sendable { init() {} }
struct Settings {
  let user: String?
  let level: Int
  var isSignedIn: Bool { user != nil }
  var isExpert: Bool { level > 3 }
}
final class Session {
  var user: String?
  init(_ user: String?) { self.user = user }
  var isSignedIn: Bool { user != nil }
  func signOut() { user = nil }
}
func makeProvider(_ isNeeded: Bool) throws -> ServiceScope {
  let container = ServiceContainer()
  if isNeeded { try container.services.register(Sync.self) { Sync() } }
  return try container.validated()
}
func first(_ settings: Settings) throws {
  let provider = try makeProvider(settings.isSignedIn)
  guard let user = settings.user else { fatalError() }
  print(user, provider.resolveRequired(Sync.self))
}
func second(_ settings: Settings) throws {
  let provider = try makeProvider(settings.level > 3)
  guard settings.isExpert else { throw CancellationError() }
  print(provider.resolveRequired(Sync.self))
}
func third(_ session: Session) throws {
  let provider = try makeProvider(session.isSignedIn)
  guard session.user != nil else { fatalError() }
  print(provider.resolveRequired(Sync.self))
}
func fourth(_ one: Settings, _ other: Settings) throws {
  let container = ServiceContainer()
  if one.isSignedIn { try container.services.register(Sync.self) { Sync() } }
  let provider = try container.validated()
  guard other.isSignedIn else { fatalError() }
  print(provider.resolveRequired(Sync.self))  //~ missing-service: one.isSignedIn is false
}
func fifth(_ session: Session) throws {
  let container = ServiceContainer()
  if session.isSignedIn { try container.services.register(Sync.self) { Sync() } }
  let provider = try container.validated()
  refresh(session)
  guard session.isSignedIn else { fatalError() }
  print(provider.resolveRequired(Sync.self))  //~ warning missing-service: session.isSignedIn is false
}
func makeProvider(for session: Session) throws -> ServiceScope {
  let container = ServiceContainer()
  if session.isSignedIn { try container.services.register(Int.self) { 1 } }
  return try container.validated()
}
func sixth(_ first: Session, _ session: Session) throws {
  let provider = try makeProvider(for: first)
  refresh(session)
  guard session.isSignedIn else { fatalError() }
  print(provider.resolveRequired(Int.self))  //~ missing-service: session.isSignedIn is false
}
