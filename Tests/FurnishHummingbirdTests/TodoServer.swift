import Furnish
import FurnishHummingbird
import FurnishServiceLifecycle
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization

// The server of the articles: a list of things to do for each user.

// snippet.level
enum RequestLevel: ScopeLevel { typealias Input = RequestInput }

/// The data of a request that its services may read.
struct RequestInput: Sendable {
  let token: String?
}

struct AppContext: ScopedRequestContext {
  var coreContext: CoreRequestContextStorage
  var scopeStorage = RequestScopeStorage()

  init(source: Source) { coreContext = .init(source: source) }
}
// snippet.end

// snippet.services
struct User: Sendable {
  let name: String

  init(_ input: RequestInput) throws {
    guard let token = input.token else { throw HTTPError(.unauthorized, message: "Send a token.") }
    name = token
  }
}

final class TodoStore: Closeable, Sendable {
  let user: User
  let database: TodoDatabase

  init(user: User, database: TodoDatabase) {
    self.user = user
    self.database = database
    database.opened()
  }

  func all() async throws -> [String] { await database.todos(of: user.name) }

  func close() { database.closed() }
}
// snippet.end

/// The database of the articles, in memory. It counts the stores that use it.
final class TodoDatabase: Closeable, Sendable {
  private let counts = Mutex((opened: 0, closed: 0))

  func todos(of user: String) async -> [String] { ["\(user): write tests"] }

  func opened() { counts.withLock { $0.opened += 1 } }
  func closed() { counts.withLock { $0.closed += 1 } }
  func close() {}

  var openedStores: Int { counts.withLock { $0.opened } }
  var openStores: Int { counts.withLock { $0.opened - $0.closed } }
}

// snippet.module
struct TodoServices: ServiceModule {
  func register(in services: any ServiceCollection) {
    services
      .register(TodoDatabase.self, TodoDatabase.init)
      .register(User.self, lifetime: .scoped(to: RequestLevel.self), User.init)
      .register(TodoStore.self, lifetime: .scoped(to: RequestLevel.self), TodoStore.init(user:database:))
  }
}
// snippet.end

extension TodoServices {
  // snippet.router
  static func router(_ provider: any ServiceProvider) -> Router<AppContext> {
    let router = Router(context: AppContext.self, options: .autoGenerateHeadEndpoints)
    router.addServiceRoutes(of: provider)
    router.add(
      middleware: ScopeMiddleware(provider, opening: RequestLevel.self) { request, context in
        RequestInput(token: request.headers[.authorization])
      })
    router.get("todos") { request, context in try await context.scope.require(TodoStore.self).all() }
    return router
  }
  // snippet.end
}

// snippet.server
struct TodoServer: ReadinessSignaling {
  let provider: any ServiceProvider
  let port: Int
  let logger: Logger
  var onListening: @Sendable (_ port: Int) -> Void = { _ in }

  func run(ready: @escaping @Sendable () -> Void) async throws {
    try await Application(
      router: TodoServices.router(provider),
      configuration: .init(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        ready()
        onListening(channel.localAddress?.port ?? port)
      },
      logger: logger
    ).run()
  }
}
// snippet.end

extension TodoServices {
  // snippet.main
  static func serve(port: Int, logger: Logger) async throws {
    let container = ServiceContainer()
    try container.services
      .include(TodoServices())
      .registerRunning(TodoServer.self) { provider in TodoServer(provider: provider, port: port, logger: logger) }
    let group = try await container.makeServiceGroup(
      gracefulShutdownSignals: [.sigterm, .sigint], startTimeout: .seconds(30), stopTimeout: .seconds(10),
      logger: logger)
    try await group.run()
  }
  // snippet.end
}
