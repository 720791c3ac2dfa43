import Furnish
import FurnishHummingbird
import Hummingbird

/// The server with Furnish, which opens a scope for the services of each request.
enum WithFurnish {
  static func router(_ notes: NoteStores) throws -> Router<Context> {
    let container = ServiceContainer()
    let services = try container.services
    services.register(Session.self, lifetime: .scoped(to: RequestLevel.self)) { (input: RequestInput) async in
      await Session(token: input.token)
    }
    services.register(InMemory.self, lifetime: .scoped(to: RequestLevel.self)) { (session: Session) async in
      InMemory(notes: UserNotes(session: session, store: notes.inMemory))
    }
    services.register(InDatabase.self, lifetime: .scoped(to: RequestLevel.self)) { (session: Session) async in
      InDatabase(notes: UserNotes(session: session, store: notes.inDatabase))
    }
    let provider = try container.validated()
    let router = Router(context: Context.self)
    router.add(
      middleware: ScopeMiddleware(provider, opening: RequestLevel.self) { request, _ in
        RequestInput(token: request.headers[.authorization])
      })
    router.get("memory") { _, context in try await context.scope.require(InMemory.self).notes.note(7) }
    router.get("database") { _, context in try await context.scope.require(InDatabase.self).notes.note(7) }
    return router
  }

  struct RequestInput: Sendable { let token: String? }
  enum RequestLevel: ScopeLevel { typealias Input = RequestInput }

  struct InMemory: Sendable { let notes: UserNotes }
  struct InDatabase: Sendable { let notes: UserNotes }

  struct Context: ScopedRequestContext {
    var coreContext: CoreRequestContextStorage
    var scopeStorage = RequestScopeStorage()
    init(source: Source) { coreContext = .init(source: source) }
  }
}
