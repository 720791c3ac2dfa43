extension RuleBook {
  /// The rules that a running container applies as well.
  static let wiringRules = [
    RuleDescription(
      "missing-service", "error",
      """
      A service that is requested and not registered. Each service is reported once, with a registered service of a \
      similar name if one exists. After 1,000 missing services of a container, one more finding counts the rest.
      """,
      failing: """
        struct Page { init(clock: any Clock) {} }
        container.services.register(Page.self, Page.init(clock:))
        """,
      fixed: """
        struct Page { init(clock: any Clock) {} }
        container.services
          .register(Page.self, Page.init(clock:))
          .register((any Clock).self) { SystemClock() }
        """),
    RuleDescription(
      "dependency-cycle", "error",
      """
      Services that need each other before any of them is created. Each set of such services is reported once, by \
      the shortest cycle through the service that is registered first.
      """,
      failing: """
        struct Hen { init(egg: Egg) {} }
        struct Egg { init(hen: Hen) {} }
        container.services
          .register(Hen.self, Hen.init(egg:))
          .register(Egg.self, Egg.init(hen:))
        """,
      fixed: """
        struct Hen { init(egg: Lazy<Egg>) {} }
        struct Egg { init(hen: Hen) {} }
        container.services
          .register(Hen.self, Hen.init(egg:))
          .register(Egg.self, Egg.init(hen:))
        """),
    RuleDescription(
      "captive-dependency", "error",
      """
      A service that would retain another service beyond the end of the scope of that service: a singleton that \
      retains a service of a scope or a level, or a service of a level that retains a service of an inner level. A \
      property with `@Injected` counts only in a program that puts no scope in force, because it reads from the provider \
      in force at each use.
      """,
      failing: """
        struct User {}
        struct Basket { init(user: User) {} }
        container.services
          .register(User.self, lifetime: .scoped, User.init)
          .register(Basket.self, Basket.init(user:))
        """,
      fixed: """
        struct User {}
        struct Basket { init(user: User) {} }
        container.services
          .register(User.self, lifetime: .scoped, User.init)
          .register(Basket.self, lifetime: .scoped, Basket.init(user:))
        """),
    RuleDescription(
      "scoped-from-root", "error",
      "A scoped service that is requested from the root of the container, outside of every scope.",
      failing: """
        struct User {}
        container.services.register(User.self, lifetime: .scoped, User.init)
        let provider = try container.validated()
        _ = provider.resolveRequired(User.self)
        """,
      fixed: """
        struct User {}
        container.services.register(User.self, lifetime: .scoped, User.init)
        let provider = try container.validated()
        _ = provider.makeScope().resolveRequired(User.self)
        """),
    RuleDescription(
      "outside-level", "error", "A service of a level that is requested where no scope of that level is open.",
      failing: """
        enum Session: ScopeLevel {}
        struct Basket: Sendable {}
        container.services.register(Basket.self, lifetime: .scoped(to: Session.self)) { Basket() }
        let provider = try container.validated()
        _ = provider.resolveRequired(Basket.self)
        """,
      fixed: """
        enum Session: ScopeLevel {}
        struct Basket: Sendable {}
        container.services.register(Basket.self, lifetime: .scoped(to: Session.self)) { Basket() }
        let provider = try container.validated()
        _ = provider.makeScope(Session.self).resolveRequired(Basket.self)
        """),
    RuleDescription(
      "async-in-sync", "error",
      """
      A service with an asynchronous recipe that is requested without `await`: by a synchronous recipe, by a `Lazy` \
      or `Factory` parameter of any recipe, or by other code, before `start()` or another request has created it. \
      `start()` creates eager services, and the shared services that these need. If the program never calls \
      `start()`, no service counts as created by it.
      """,
      failing: """
        struct Store {}
        struct Page { init(store: Store) {} }
        container.services
          .register(Store.self) { () async in Store() }
          .register(Page.self, Page.init(store:))
        """,
      fixed: """
        struct Store {}
        struct Page { init(store: Store) {} }
        container.services
          .register(Store.self, eager: true) { () async in Store() }
          .register(Page.self, Page.init(store:))
        """),
    RuleDescription(
      "isolation-mismatch", "error",
      """
      A service that is bound to an actor and is requested outside of that actor: by a synchronous recipe, or by a \
      `Lazy` or `Factory` parameter of any recipe. Requests by other code are not judged: the source does not always \
      show on which actor it runs.
      """,
      failing: """
        @MainActor final class Screen { init() {} }
        struct Report { init(screen: Screen) {} }
        container.services
          .registerOnMainActor(Screen.self) { Screen() }
          .register(Report.self, Report.init(screen:))
        """,
      fixed: """
        @MainActor final class Screen { init() {} }
        struct Report { init(screen: Screen) {} }
        container.services
          .registerOnMainActor(Screen.self) { Screen() }
          .registerOnMainActor(Report.self, Report.init(screen:))
        """),
    RuleDescription(
      "duplicate-key", "error", "Two registrations of one service under the same key.",
      failing: """
        enum Route { case home, about }
        container.services
          .register(Int.self, key: Route.home) { 1 }
          .register(Int.self, key: Route.home) { 2 }
        """,
      fixed: """
        enum Route { case home, about }
        container.services
          .register(Int.self, key: Route.home) { 1 }
          .register(Int.self, key: Route.about) { 2 }
        """),
    RuleDescription(
      "module-clash", "warning",
      "A service that several types of `ServiceModule` register, although no request resolves all of its registrations.",
      failing: """
        struct Mail: ServiceModule {
          func register(in services: any ServiceCollection) { services.register(Int.self, name: "port") { 25 } }
        }
        struct Web: ServiceModule {
          func register(in services: any ServiceCollection) { services.register(Int.self, name: "port") { 80 } }
        }
        container.services.include(Mail())
        container.services.include(Web())
        """,
      fixed: """
        struct Mail: ServiceModule {
          func register(in services: any ServiceCollection) { services.register(Int.self, name: "port") { 25 } }
        }
        struct Web: ServiceModule {
          func register(in services: any ServiceCollection) { services.replacing.register(Int.self, name: "port") { 80 } }
        }
        container.services.include(Mail())
        container.services.include(Web())
        """),
    RuleDescription(
      "unused-decorator", "warning",
      """
      A decorator or an interceptor of a service that is not registered, or not under the same name or key; a decorator \
      of transient services, if the service is registered with other lifetimes only.
      """,
      failing: """
        container.services
          .register(Int.self, name: "port") { 80 }
          .decorate(Int.self) { (port: Int) in port + 1 }
        """,
      fixed: """
        container.services
          .register(Int.self, name: "port") { 80 }
          .decorate(Int.self, name: "port") { (port: Int) in port + 1 }
        """),
    RuleDescription(
      "opaque-recipe", "note",
      """
      A recipe that passes its provider to code that the check cannot read, so that the rules cannot read all \
      services that it requests. Validation of a container reports each closure that takes the provider, with a \
      message of its own.
      """,
      failing: """
        struct Page {
          let provider: any ServiceProvider
        }
        container.services.register(Page.self) { provider in Page(provider: provider) }
        """,
      fixed: """
        struct Page { init(number: Int) {} }
        container.services
          .register(Page.self) { provider in Page(number: provider.resolveRequired(Int.self)) }
          .register(Int.self) { 7 }
        """),
  ]
}
