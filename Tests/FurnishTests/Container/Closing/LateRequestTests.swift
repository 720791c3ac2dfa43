import Furnish
import Testing

/// A service that is requested after its dependent was created is closed after the dependent.
struct LateRequestTests {
  private final class Database: Closeable, Sendable {
    func close() async throws { Journal.note("database") }
  }

  private final class Menu: Closeable, Sendable {
    private let open: @Sendable () throws -> Void
    init(open: @escaping @Sendable () throws -> Void) { self.open = open }
    func use() throws { try open() }
    func close() async throws { Journal.note("menu") }
  }

  private final class Cache: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
  }

  private final class Window: Sendable {
    let menu: Lazy<Menu>
    init(menu: Lazy<Menu>) { self.menu = menu }
  }

  private struct Shelf: Sendable {
    let database: Lazy<Database>
  }

  private func closings(_ register: (any ServiceCollection) -> Void) async throws -> [String] {
    let provider = try validatedProvider(register)
    return try await Journal.of {
      try provider.resolveRequired(Menu.self).use()
      try await provider.close()
    }
  }

  @Test func `a late request through a service that cannot be closed orders the closing`() async throws {
    let closed = try await closings {
      $0.register(Database.self, Database.init)
        .register(Cache.self) { provider in Cache(database: try provider.require(Database.self)) }
        .register(Menu.self) { provider in Menu { _ = try provider.require(Cache.self) } }
    }
    #expect(closed == ["menu", "database"])
  }

  @Test func `a late request through a transient that a service holds orders the closing`() async throws {
    let closed = try await closings {
      $0.register(Database.self, Database.init)
        .register(Shelf.self, lifetime: .transient, Shelf.init(database:))
        .register(Menu.self) { provider in
          let shelf = try provider.require(Shelf.self)
          return Menu { _ = shelf.database.value }
        }
    }
    #expect(closed == ["menu", "database"])
  }

  @Test func `a closeable transient is closed before the services that it requested`() async throws {
    let provider = try validatedProvider {
      $0.register(Database.self, lifetime: .scoped, Database.init)
        .register(Window.self, lifetime: .scoped, Window.init(menu:))
        .register(Menu.self, lifetime: .transient) { provider in
          _ = try provider.require(Database.self)
          return Menu {}
        }
    }
    let closed = try await Journal.of {
      let scope = provider.makeScope()
      _ = scope.resolveRequired(Window.self)
      _ = scope.resolveRequired(Menu.self)
      try await scope.close()
    }
    #expect(closed == ["menu", "database"])
  }

  @Test(arguments: [false, true])
  func `a closeable transient that stores its provider does not retain the scope`(isAsynchronous: Bool) async throws {
    let provider = try validatedProvider {
      if isAsynchronous {
        $0.register(Menu.self, lifetime: .transient) { (provider: any ServiceProvider) async throws in
          Menu { _ = try provider.require(Database.self) }
        }
      } else {
        $0.register(Menu.self, lifetime: .transient) { provider in Menu { _ = try provider.require(Database.self) } }
      }
    }
    let scope = try await releasedScope(from: provider)
    #expect(scope.isReleased)
  }

  private func releasedScope(from provider: ServiceScope) async throws -> Weak<ServiceScope> {
    let scope = provider.makeScope()
    _ = try await scope.require(Menu.self)
    return Weak(scope)
  }

  private struct Tool: Sendable {
    let provider: any ServiceProvider
  }

  private func registerTool(_ services: any ServiceCollection, isAsynchronous: Bool) {
    if isAsynchronous {
      services.register(Tool.self, lifetime: .transient) { (provider: any ServiceProvider) async in
        Tool(provider: provider)
      }
    } else {
      services.register(Tool.self, lifetime: .transient) { provider in Tool(provider: provider) }
    }
  }

  @Test(arguments: [false, true])
  func `a transient inside of an asynchronous one does not retain the scope, and its requests order the closing`(
    isAsynchronous: Bool
  ) async throws {
    let provider = try validatedProvider {
      registerTool($0, isAsynchronous: isAsynchronous)
      $0.register(Database.self, lifetime: .scoped, Database.init)
        .register(Menu.self, lifetime: .transient) { (provider: any ServiceProvider) async throws in
          let tool = try await provider.require(Tool.self)
          return Menu { _ = try tool.provider.require(Database.self) }
        }
    }
    let releasedScope = try await releasedScope(from: provider)
    #expect(releasedScope.isReleased)
    let closed = try await Journal.of {
      let scope = provider.makeScope()
      try await scope.require(Menu.self).use()
      try await scope.close()
    }
    #expect(closed == ["menu", "database"])
  }

  private final class Register: Sendable {
    let database: Database
    init(_ number: Int, database: Database) { self.database = database }
  }

  private final class Shop: Closeable, Sendable {
    let makeRegister: AssistedFactory<Register, Int>
    init(makeRegister: AssistedFactory<Register, Int>) { self.makeRegister = makeRegister }
    func close() async throws { Journal.note("shop") }
  }

  @Test func `the dependencies of a service with an argument are closed after the service that creates it`()
    async throws
  {
    let provider = try validatedProvider {
      $0.register(Database.self, Database.init)
        .register(Register.self, with: Int.self, Register.init(_:database:))
        .register(Shop.self, Shop.init(makeRegister:))
    }
    let closed = try await Journal.of {
      _ = provider.resolveRequired(Shop.self).makeRegister(1)
      try await provider.close()
    }
    #expect(closed == ["shop", "database"])
  }
}
