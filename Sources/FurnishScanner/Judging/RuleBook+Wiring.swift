extension RuleBook {
  /// The rules that a running container applies as well.
  static let wiringRules = [
    RuleDescription(
      "missing-service", "error",
      """
      A service that is requested and not registered. Reported once for each service, with the nearest that is registered; \
      after 1,000 services of a container, one more finding counts the rest.
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
      "Services that need each other before any of them is created. Reported once for each set of them, by its shortest cycle.",
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
      "A service would retain another one beyond the end of its scope: a shared service retains one of a scope or a level, or a service of a level retains one of an inner level.",
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
      "scoped-from-root", "error", "A scoped service is requested from the root.",
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
      "outside-level", "error", "A service of a scope level is requested where no scope of that level is open.",
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
      "async-in-sync", "error", "A service that must be awaited is required by one that is created synchronously.",
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
      "A service that is bound to an actor is required by one that is created elsewhere.",
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
      "duplicate-key", "error", "Two registrations of a service have the same key.",
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
      "module-clash", "warning", "Several modules register one service, and no request takes all of its registrations.",
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
      "unused-decorator", "warning", "A decorator or an interceptor of a service that is not registered.",
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
      A recipe passes its provider to code that cannot be read, so that no rule can read its requests. A running container \
      reports each closure over the provider.
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
