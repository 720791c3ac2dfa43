import Furnish
import Testing

/// The fixes that errors and findings of a container advise.
struct FixWordingTests {
  private final class Plug: Sendable { init(host: Host) {} }
  private final class Host: Sendable { init(plugs: [Plug]) {} }
  private final class Page: Sendable { init(router: Router) {} }
  private final class Router: Sendable { init(pages: [Route: Page]) {} }
  private final class Hen: Sendable { init(egg: Egg?) {} }
  private final class Egg: Sendable { init(hen: Hen) {} }
  private final class Reader: Sendable { init(store: Named<Store, Main>) {} }
  private final class Store: Sendable { init(reader: Reader) {} }
  private enum Main: StaticServiceName { static let name: ServiceName = "main" }
  private enum Route: Hashable, Sendable { case home }

  private func fixes(_ register: (any ServiceCollection) -> Void) throws -> [String] {
    try unbuiltContainer(register).findings.map(\.fix)
  }

  @Test func `the fix of a cycle names the type of the parameter`() throws {
    let fixes = try fixes {
      $0.register(Plug.self, Plug.init(host:)).register(Host.self, Host.init(plugs:))
        .register(Page.self, key: Route.home, Page.init(router:)).register(Router.self, Router.init(pages:))
        .register(Egg.self, Egg.init(hen:)).register(Hen.self, Hen.init(egg:))
        .register(Store.self, name: "main", Store.init(reader:)).register(Reader.self, Reader.init(store:))
    }
    #expect(
      fixes == [
        "let Host take `Lazy<[Plug]>` in place of `[Plug]`, so that it is created at its first use.",
        "let Router take `Lazy<[Route: Page]>` in place of `[Route: Page]`, so that it is created at its first use.",
        "let Hen take `Lazy<Egg?>` in place of `Egg?`, so that it is created at its first use.",
        "let Reader take `Lazy<Named<Store, …>>` in place of `Named<Store, …>`, so that it is created at its first use.",
      ])
  }

  private final class User: Sendable {}
  private final class Database: Sendable {}
  private final class Canvas {}

  @Test func `the fix for a service of the main actor registers it on the main actor`() throws {
    let fixes = try fixes {
      $0.register(User.self, lifetime: .scoped, User.init)
        .register(Database.self) { () async in Database() }
        .registerOnMainActor(Canvas.self) { (_: User) in Canvas() }
        .registerOnMainActor(Canvas.self, name: "stored") { (_: Database) in Canvas() }
        .registerOnMainActor(Canvas.self, key: Route.home) { Canvas() }
        .registerOnMainActor(Canvas.self, key: Route.home) { Canvas() }
        .registerOnMainActor(Int.self) { (_: any ServiceProvider) in 1 }
    }
    #expect(
      fixes == [
        """
        make Canvas scoped as well, `services.registerOnMainActor(Canvas.self, lifetime: .scoped) { … }`, \
        or User a singleton.
        """,
        "register Database with `lifetime: .singleton, eager: true`, so that start() creates it first.",
        """
        remove one of them, or say which wins: \
        `services.replacing.registerOnMainActor(Canvas.self, key: Route.home) { … }`.
        """,
        """
        let it take its dependencies as parameters, as in \
        `services.registerOnMainActor(Int.self) { (clock: any Clock) in … }`.
        """,
      ])
  }

  private protocol Plugin: Sendable {}
  private struct Zoom: Plugin {}

  @Test func `the error of a request for a form of a parameter names the request and the type`() throws {
    let provider = try validatedProvider {
      $0.register((any Plugin).self, Zoom.init).register((any Plugin).self, key: Route.home, Zoom.init)
    }
    func fix<T: Sendable>(_ type: T.Type) -> String? {
      #expect(throws: ServiceError.self) { try provider.require(type) }?.finding.fix
    }
    #expect(
      fix([any Plugin].self) == """
        request all, `resolveAll((any Plugin).self)`, or with a parameter `Array<any Plugin>`, \
        or add `services.register(Array<any Plugin>.self) { … }`.
        """)
    #expect(
      fix([Route: any Plugin].self) == """
        request all, `resolveAll((any Plugin).self, by: Route.self)`, \
        or with a parameter `Dictionary<Route, any Plugin>`, \
        or add `services.register(Dictionary<Route, any Plugin>.self) { … }`.
        """)
    #expect(
      fix(Lazy<any Plugin>.self) == """
        request it, `resolveRequired((any Plugin).self)`, or with a parameter `Lazy<any Plugin>`, \
        or add `services.register(Lazy<any Plugin>.self) { … }`.
        """)
  }

  @Test func `the fix for a service with an argument calls its factory`() async throws {
    struct Pane: Sendable {}
    let provider = try validatedProvider {
      $0.registerOnMainActor(Pane.self, with: Int.self) { (_: Int) in Pane() }
    }
    let fixes = await Task.detached {
      let bound = #expect(throws: ServiceError.self) { try provider.require(AssistedFactory<Pane, Int>.self) }
      let awaited = #expect(throws: ServiceError.self) { try provider.require([AssistedFactory<Pane, Int>].self) }
      return [bound?.finding.fix, awaited?.finding.fix]
    }.value
    #expect(
      fixes == [
        "request it on the main actor: `await MainActor.run { provider.resolveRequired(Pane.self, with: …) }`.",
        """
        request all, `resolveAll(AssistedFactory<Pane, Int>.self)`, or with a parameter \
        `Array<AssistedFactory<Pane, Int>>`, or add `services.register(Array<AssistedFactory<Pane, Int>>.self) { … }`.
        """,
      ])
  }

  private final class Paint: Plugin {}

  @Test func `the error of a weak service with a decorator names the decorator`() throws {
    struct Frame: Plugin { let inner: any Plugin }
    let provider = try validatedProvider {
      $0.register((any Plugin).self, lifetime: .weak) { Paint() }
        .decorate((any Plugin).self) { (inner: any Plugin) in Frame(inner: inner) }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require((any Plugin).self) }
    #expect(
      error?.finding.message == "any Plugin is registered as `.weak`, but its decorators create no object.")
  }
}
