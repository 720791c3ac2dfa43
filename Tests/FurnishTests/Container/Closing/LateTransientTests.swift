import Furnish
import Synchronization
import Testing

/// Transient services that an instance requests after its recipe has ended. They belong to the instance: the services that
/// they request are closed after it, and nothing that they store retains the scope.
struct LateTransientTests {
  private final class Database: Closeable, Sendable {
    func close() async throws { Journal.note("database") }
  }

  private struct Tool: Sendable {
    let provider: any ServiceProvider
  }

  /// The ways in which an instance may request a transient service after it was created.
  enum Way: CaseIterable {
    case provider, awaitingProvider, allOfProvider, lazy, factory, assistedFactory, injection
    case factoryOfLazy, lazyOfFactory, several, lazyProvider
  }

  /// A way, and whether the recipe of the transient service is asynchronous.
  struct Form {
    let way: Way
    var isAsynchronous = false

    static let all =
      Way.allCases.map { Form(way: $0) }
      + [Way.awaitingProvider, .allOfProvider].map { Form(way: $0, isAsynchronous: true) }
  }

  private final class Player: Closeable, Sendable {
    let request: @Sendable () async throws -> [Tool]
    let tools = Mutex<[Tool]>([])
    init(_ request: @escaping @Sendable () async throws -> [Tool]) { self.request = request }
    func use() async throws {
      let new = try await request()
      tools.withLock { $0 += new }
    }
    func close() async throws { Journal.note("player") }
  }

  private struct Session: Sendable {
    let tool: Tool
    init(_ number: Int, tool: Tool) { self.tool = tool }
  }

  /// A transient service that requests the tool later.
  private final class LazyKit: Sendable {
    let tool: Lazy<Tool>
    init(tool: Lazy<Tool>) { self.tool = tool }
  }

  private final class FactoryKit: Sendable {
    let makeTool: Factory<Tool>
    init(makeTool: Factory<Tool>) { self.makeTool = makeTool }
  }

  private func register(_ services: any ServiceCollection, _ form: Form) {
    services.register(Database.self, lifetime: .scoped, Database.init)
    if form.isAsynchronous {
      services.register(Tool.self, lifetime: .transient) { (provider: any ServiceProvider) async throws in
        _ = try await provider.require(Database.self)
        return Tool(provider: provider)
      }
    } else {
      services.register(LazyKit.self, lifetime: .transient, LazyKit.init(tool:))
        .register(FactoryKit.self, lifetime: .transient, FactoryKit.init(makeTool:))
      services.register(Tool.self, lifetime: .transient) { provider in
        _ = try provider.require(Database.self)
        return Tool(provider: provider)
      }
    }
    switch form.way {
    case .provider:
      services.register(Player.self, lifetime: .scoped) { provider in Player { [try provider.require(Tool.self)] } }
    case .awaitingProvider:
      services.register(Player.self, lifetime: .scoped) { provider in
        Player { [try await provider.require(Tool.self)] }
      }
    case .allOfProvider:
      services.register(Player.self, lifetime: .scoped) { provider in
        Player { try await provider.requireAll(Tool.self) }
      }
    case .lazy:
      services.register(Player.self, lifetime: .scoped) { (tool: Lazy<Tool>) in Player { [try tool.get()] } }
    case .factory:
      services.register(Player.self, lifetime: .scoped) { (tool: Factory<Tool>) in Player { [try tool.make()] } }
    case .assistedFactory:
      services.register(Session.self, with: Int.self, Session.init(_:tool:))
      services.register(Player.self, lifetime: .scoped) { (make: AssistedFactory<Session, Int>) in
        Player { [try make.make(1).tool] }
      }
    case .factoryOfLazy:
      services.register(Player.self, lifetime: .scoped) { (kit: Factory<LazyKit>) in
        Player { [try kit.make().tool.get()] }
      }
    case .lazyOfFactory:
      services.register(Player.self, lifetime: .scoped) { (kit: Lazy<FactoryKit>) in
        Player { [try kit.get().makeTool.make()] }
      }
    case .several:
      services.register(Player.self, lifetime: .scoped) { (kit: Factory<LazyKit>, tool: Factory<Tool>) in
        Player { [try kit.make().tool.get(), try tool.make()] }
      }
    case .lazyProvider:
      services.register(Player.self, lifetime: .scoped) { (provider: Lazy<any ServiceProvider>) in
        Player { [try provider.get().require(Tool.self)] }
      }
    case .injection:
      services.register(Player.self, lifetime: .scoped) { provider in
        Player { [Self.injectedTool(from: provider)] }
      }
    }
  }

  private static func injectedTool(from provider: any ServiceProvider) -> Tool {
    withServices {
      $0.provider = provider
    } operation: {
      Injected<Tool>().wrappedValue
    }
  }

  @Test(arguments: Form.all)
  func `a service is closed before the dependencies of a transient that it requested later`(
    form: Form
  ) async throws {
    let provider = try validatedProvider { register($0, form) }
    let closed = try await Journal.of {
      let scope = provider.makeScope()
      try await scope.require(Player.self).use()
      try await scope.close()
    }
    #expect(closed == ["player", "database"])
  }

  @Test(arguments: Form.all)
  func `a transient that a service requests later does not retain the scope of the service`(
    form: Form
  ) async throws {
    let provider = try validatedProvider { register($0, form) }
    func released() async throws -> Weak<ServiceScope> {
      let scope = provider.makeScope()
      try await scope.require(Player.self).use()
      return Weak(scope)
    }
    #expect(try await released().isReleased)
  }

  private func provider(_ way: Way) throws -> ServiceScope {
    try validatedProvider { register($0, Form(way: way)) }
  }

  @Test(arguments: [Way.factory, .factoryOfLazy, .lazyProvider])
  func `an override has an instance of its own if the instance may request anything later`(way: Way) async throws {
    let scope = try provider(way).makeScope()
    let test = scope.overriding { $0.register(Database.self, lifetime: .scoped, Database.init) }
    let player = test.resolveRequired(Player.self)
    try await player.use()
    let tool = try #require(player.tools.withLock { $0.last })
    #expect(player !== scope.resolveRequired(Player.self))
    #expect(try await tool.provider.require(Database.self) === test.require(Database.self))
  }

  private struct Failure: Error {}

  @Test func `a recipe that runs after a failed late request receives the scope`() throws {
    let provider = try validatedProvider {
      $0.register(Tool.self, lifetime: .transient) { provider in Tool(provider: provider) }
        .register(Database.self, lifetime: .transient) { (_: any ServiceProvider) throws in throw Failure() }
        .register(Player.self) { provider in
          _ = try? provider.require(Database.self)
          return Player { [try provider.require(Tool.self)] }
        }
    }
    let player = provider.resolveRequired(Player.self)
    _ = try? provider.require(Database.self)
    #expect(provider.resolveRequired(Tool.self).provider is ServiceScope)
    withExtendedLifetime(player) {}
  }

  @Test func `64 tasks request transient services later`() async throws {
    let provider = try provider(.factoryOfLazy)
    let scope = provider.makeScope()
    let player = scope.resolveRequired(Player.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<64 {
        group.addTask { for _ in 0..<100 { try await player.use() } }
      }
      try await group.waitForAll()
    }
    #expect(player.tools.withLock { $0.count } == 6_400)
    let closed = try await Journal.of { try await scope.close() }
    #expect(closed == ["player", "database"])
  }
}
