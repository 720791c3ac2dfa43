// A scope that a case stores is the scope of the requests of its pattern.
enum Login: ScopeLevel {}
enum Session { case signedOut, signedIn(any ScopedProvider) }
let container = ServiceContainer()
try container.services.register(Int.self, lifetime: .scoped(to: Login.self)) { 1 }
let root = try container.validated()
func show(_ session: Session) {
  switch session {
  case .signedOut: break
  case .signedIn(let scope): print(scope.resolveRequired(Int.self))
  }
}
show(.signedIn(root.makeScope(Login.self)))
let session = Session.signedIn(root.makeScope(Login.self))
if case .signedIn(let scope) = session { print(scope.resolveRequired(Int.self)) }
