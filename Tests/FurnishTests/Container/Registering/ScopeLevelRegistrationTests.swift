import Testing

@testable import Furnish
@testable import FurnishValues

private struct User: Sendable {}
private struct ScreenID: Sendable {}
private enum Session: ScopeLevel { typealias Input = User }
private enum Screen: ScopeLevel {
  typealias Parent = Session
  typealias Input = ScreenID
}
private enum Request: ScopeLevel {}

private final class Cart: Sendable, ServiceImplementation {
  init() {}
  init(user: User) {}
  static var serviceRecipe: ServiceRecipe<Cart> { ServiceRecipe { Cart() } }
}
@MainActor private final class Window {}

private struct Accounts: ServiceModule {
  func register(in services: any ServiceCollection) { services.addLevel(Screen.self) }
}

/// A collection that implements nothing but the requirements without a default.
private final class Notebook: ServiceCollection, @unchecked Sendable {
  private(set) var registrations: [ServiceRegistration] = []
  func add(_ registration: ServiceRegistration) { registrations.append(registration) }
}

private func identities(_ levels: any ScopeLevel.Type...) -> [ScopeLevelID] { levels.map { ScopeLevelID($0) } }

struct ScopeLevelRegistrationTests {
  @Test func `every form of register accepts a level`() {
    let notebook = Notebook()
    notebook
      .register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(user:))
      .register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
      .register(Cart.self, lifetime: .scoped(to: Session.self)) { provider in
        Cart(user: provider.resolveRequired(User.self))
      }
      .register(Cart.self, lifetime: .scoped(to: Session.self)) { () async throws in Cart() }
      .register(Cart.self, lifetime: .scoped(to: Session.self)) { (user: User) async in Cart(user: user) }
      .register(Cart.self, lifetime: .scoped(to: Session.self)) { provider in
        try await Cart(user: provider.require(User.self))
      }
      .register(as: Cart.self, lifetime: .scoped(to: Session.self))
      .register(Cart.serviceRecipe, lifetime: .scoped(to: Session.self))
      .registerOnMainActor(Window.self, lifetime: .scoped(to: Session.self)) { Window() }
      .registerOnMainActor(Window.self, lifetime: .scoped(to: Session.self)) { _ in Window() }
      .replacing.register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(user:))
    #expect(notebook.registrations.count == 11)
    let session = ScopeLevelID(Session.self)
    #expect(notebook.registrations.allSatisfy { $0.lifetime.sharing == .level(session) })
    #expect(notebook.registrations.allSatisfy { $0.lifetime.name == "scoped to Session" })
  }

  @Test func `a level has the identity of its type, a parent and an input`() {
    let (session, screen) = (ScopeLevelID(Session.self), ScopeLevelID(Screen.self))
    #expect(session != screen)
    #expect(Set([session, screen, ScopeLevelID(Session.self)]).count == 2)
    #expect(session.parent == .root)
    #expect(screen.parent == session)
    #expect(ScopeLevelID.root.parent == nil)
    #expect(screen.input is ScreenID.Type)
    #expect(ScopeLevelID(Request.self).input is Void.Type)
    #expect(screen.description == "Screen")
  }

  @Test func `a service that is scoped to the root is shared like a singleton`() {
    #expect(ScopedTo<RootLevel>().sharing == .container)
  }

  @Test func `a container lists the levels that lifetimes name or that are declared, parents first`() throws {
    let container = ServiceContainer()
    try container.services
      .register(Cart.self, lifetime: .scoped(to: Screen.self)) { Cart() }
      .addLevel(Session.self)
      .replacing.addLevel(Request.self)
    container.build()
    let levels = try container.provider.table.levels.ids
    #expect(levels == identities(Session.self, Request.self, Screen.self))
  }

  @Test func `a module can declare a level, and an overriding provider keeps it`() throws {
    let container = ServiceContainer()
    try container.services.include(Accounts()).replacing.include(Accounts())
    let overridden = try container.validated().overriding { $0.addLevel(Request.self) }
    #expect(overridden.table.levels.ids == identities(Session.self, Screen.self, Request.self))
  }

  @Test func `a collection of another container ignores levels`() {
    let notebook = Notebook()
    notebook.addLevel(Session.self).register(Cart.self) { Cart() }
    #expect(notebook.registrations.count == 1)
  }

  @Test func `a level that is declared after build() is reported at its place`() throws {
    let container = ServiceContainer()
    let services = try container.services
    container.build()
    let line = #line + 1
    let reports = reports { services.addLevel(Session.self) }
    #expect(
      reports.map(\.message) == [
        """
        Session was registered after the container was built, which changed nothing.
          where: FurnishTests.Session, registered at FurnishTests/ScopeLevelRegistrationTests.swift:\(line)
          fix:   register everything before `build()` and `validated()`.
        """
      ])
    #expect(try container.provider.table.levels.ids == [])
  }
}
