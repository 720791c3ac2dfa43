import ExampleTestSupport
import Furnish
import FurnishHummingbird
import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import Logging
import NIOCore
import Synchronization
import Testing

/// A middleware that opens a level inside the scope of another one.
@Suite(.timeLimit(.minutes(60))) struct NestedScopesTests {
  // snippet.nested
  enum ProjectLevel: ScopeLevel {
    typealias Parent = RequestLevel
    typealias Input = String
  }

  static func addProjects(to router: Router<AppContext>) {
    router.group("projects/:project")
      .add(
        middleware: ScopeMiddleware(opening: ProjectLevel.self) { request, context in
          try context.parameters.require("project")
        }
      )
      .get { request, context in try await context.scope.require(Project.self).title }
  }
  // snippet.end

  final class Project: Closeable, Sendable {
    let title: String
    private let store: TodoStore

    init(name: String, store: TodoStore) throws {
      if name == "secret" { throw HTTPError(.forbidden) }
      if name == "broken" { throw Broken() }
      title = "\(name) of \(store.user.name)"
      self.store = store
    }

    func close() { NestedScopesTests.openStoresAtClosing.withLock { $0.append(store.database.openStores) } }
  }

  struct Broken: Error {}

  /// The number of stores that were open when a project was closed.
  static let openStoresAtClosing = Mutex<[Int]>([])

  let container = ServiceContainer()
  let log = InMemoryLogHandler()

  init() throws {
    try container.services
      .include(TodoServices())
      .register(Project.self, lifetime: .scoped(to: ProjectLevel.self), Project.init(name:store:))
  }

  private func server(_ add: (Router<AppContext>) -> Void) throws -> some ApplicationProtocol {
    let router = TodoServices.router(try container.validated())
    add(router)
    return Application(router: router, logger: Logger(label: "server") { [log] _ in log })
  }

  @Test func `a middleware opens its level in the scope of another one, and closes it first`() async throws {
    try await server(Self.addProjects).test(.router) { client in
      let response = try await client.execute(uri: "/projects/boat", method: .get, headers: [.authorization: "Ada"])
      #expect(String(buffer: response.body) == "boat of Ada")
    }
    #expect(Self.openStoresAtClosing.withLock { $0 } == [1])
    #expect(try await container.provider.require(TodoDatabase.self).openStores == 0)
  }

  @Test func `an error of a nested scope is the response, and is logged once`() async throws {
    try await server(Self.addProjects).test(.router) { client in
      let refused = try await client.execute(uri: "/projects/secret", method: .get, headers: [.authorization: "Ada"])
      #expect(refused.status == .forbidden)
      let broken = try await client.execute(uri: "/projects/broken", method: .get, headers: [.authorization: "Ada"])
      #expect(broken.status == .internalServerError)
    }
    #expect(log.entries.filter { $0.level == .error }.map { "\($0.metadata["error"] ?? "")" } == ["Broken"])
  }

  @Test func `a level that does not open in the scope of the request is answered with 500 and logged`() async throws {
    let server = try server { router in
      router.group("again").add(
        middleware: ScopeMiddleware(opening: RequestLevel.self) { _, _ in RequestInput(token: nil) }
      ).get { _, _ in "never" }
    }
    try await server.test(.router) { client in
      let response = try await client.execute(uri: "/again", method: .get, headers: [.authorization: "Ada"])
      #expect(response.status == .internalServerError)
    }
    #expect(
      log.entries.filter { $0.level == .error }.map { "\($0.message)" } == [
        """
        RequestLevel opens from the root, and was opened in a scope of RequestLevel.
          where: a `ScopeMiddleware` that opens RequestLevel
          fix:   open a level without a parent with `ScopeMiddleware(provider, opening: …)`, and a level inside of it with \
        `ScopeMiddleware(opening: …)`, which is added after it.
        """
      ])
  }

  @Test func `a nested middleware without an outer one is answered with 500 and logged`() async throws {
    let router = Router(context: AppContext.self)
    Self.addProjects(to: router)
    try await Application(router: router, logger: Logger(label: "server") { [log] _ in log }).test(.router) { client in
      let response = try await client.execute(uri: "/projects/boat", method: .get)
      #expect(response.status == .internalServerError)
    }
    #expect(
      log.entries.filter { $0.level == .error }.map { "\($0.message)" } == [
        """
        ProjectLevel was to be opened in the scope of the request, and the request has none.
          where: a `ScopeMiddleware` that opens ProjectLevel
          fix:   add `ScopeMiddleware(provider, …)` for the parent of ProjectLevel before it, and pass `scopeStorage` on.
        """
      ])
  }

  @Test func `a middleware whose level does not open in its provider is refused where it is created`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = ServiceContainer()
      try container.services.include(TodoServices())
      _ = ScopeMiddleware<AppContext, ProjectLevel>(try container.validated(), opening: ProjectLevel.self) { _, _ in ""
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("ProjectLevel opens in a scope of RequestLevel, and was opened in the root."))
    #expect(text.contains("with `ScopeMiddleware(opening: …)`, which is added after it."))
  }
}
