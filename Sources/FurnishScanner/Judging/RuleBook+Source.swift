extension RuleBook {
  /// The rules that judge source code, and no running container.
  static let sourceRules = [
    RuleDescription(
      "wrong-parent-level", "error", "A scope of a level is opened elsewhere than from the level that it belongs to.",
      failing: """
        enum Session: ScopeLevel {}
        enum Screen: ScopeLevel { typealias Parent = Session }
        struct Title: Sendable {}
        container.services.register(Title.self, lifetime: .scoped(to: Screen.self)) { Title() }
        let provider = try container.validated()
        _ = provider.makeScope(Screen.self).resolveRequired(Title.self)
        """,
      fixed: """
        enum Session: ScopeLevel {}
        enum Screen: ScopeLevel { typealias Parent = Session }
        struct Title: Sendable {}
        container.services.register(Title.self, lifetime: .scoped(to: Screen.self)) { Title() }
        let provider = try container.validated()
        _ = provider.makeScope(Session.self).makeScope(Screen.self).resolveRequired(Title.self)
        """),
    RuleDescription(
      "throwing-recipe", "error",
      "A recipe that can throw, behind a request that cannot: an error stops the program.",
      failing: """
        struct Store { init() throws {} }
        container.services.register(Store.self, Store.init)
        let provider = try container.validated()
        _ = provider.resolveRequired(Store.self)
        """,
      fixed: """
        struct Store { init() throws {} }
        container.services.register(Store.self, Store.init)
        let provider = try container.validated()
        _ = try provider.require(Store.self)
        """),
    RuleDescription(
      "duplicate-registration", "warning",
      "A service is registered again, and no request takes all of its registrations.",
      failing: """
        container.services
          .register(Int.self) { 1 }
          .register(Int.self) { 2 }
        """,
      fixed: """
        container.services
          .register(Int.self) { 1 }
          .replacing.register(Int.self) { 2 }
        """),
    RuleDescription(
      "unused-registration", "warning",
      "A service that is never requested. Judged only in programs that request at least one service.",
      failing: """
        container.services
          .register(Int.self) { 1 }
          .register(String.self) { "unused" }
        let provider = try container.validated()
        _ = provider.resolveRequired(Int.self)
        """,
      fixed: """
        container.services
          .register(Int.self) { 1 }
        let provider = try container.validated()
        _ = provider.resolveRequired(Int.self)
        """),
    RuleDescription(
      "unreachable-module", "warning", "A `ServiceModule` that is included nowhere.",
      failing: """
        struct Core: ServiceModule {
          func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
        }
        container.services.register(String.self) { "alone" }
        """,
      fixed: """
        struct Core: ServiceModule {
          func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
        }
        container.services.register(String.self) { "together" }
        container.services.include(Core())
        """),
    RuleDescription(
      "not-public", "error",
      "A module names an initializer or a function of another module that is not visible outside of that module.",
      failing: """
        // In the module Library:
        public struct Page { init(number: Int) {} }
        // In the module App:
        container.services.register(Page.self, Page.init(number:))
        """,
      fixed: """
        // In the module Library:
        public struct Page { public init(number: Int) {} }
        // In the module App:
        container.services.register(Page.self, Page.init(number:)).register(Int.self) { 7 }
        """),
    RuleDescription(
      "missing-live-value", "error",
      "A program reads a key that has a test value alone: no module that the program links makes it a `ServiceKey`.",
      failing: """
        // In the module Facts:
        public enum FactsKey: TestServiceKey { public static var testValue: Int { 1 } }
        // In the module App:
        @main struct Program {
          @Injected(FactsKey.self) var facts
          static func main() {}
        }
        """,
      fixed: """
        // In the module Facts:
        public enum FactsKey: TestServiceKey { public static var testValue: Int { 1 } }
        // In the module LiveFacts:
        extension FactsKey: ServiceKey { public static var defaultValue: Int { 42 } }
        // In the module App:
        @main struct Program {
          @Injected(FactsKey.self) var facts
          static func main() {}
        }
        """),
    RuleDescription(
      "ignored-live-value", "error",
      """
      A module adds a `defaultValue` to a key of another module, without the conformance to `ServiceKey` by which a program \
      finds it.
      """,
      failing: """
        // In the module Facts:
        public enum FactsKey: TestServiceKey { public static var testValue: Int { 1 } }
        // In the module LiveFacts:
        extension FactsKey { public static var defaultValue: Int { 42 } }
        """,
      fixed: """
        // In the module Facts:
        public enum FactsKey: TestServiceKey { public static var testValue: Int { 1 } }
        // In the module LiveFacts:
        extension FactsKey: ServiceKey { public static var defaultValue: Int { 42 } }
        """),
    RuleDescription(
      remoteMismatch, "error",
      "A remote service that the server does not serve, or serves with other endpoints or types. Judged where the program that serves it is named: `furnish check --serving FOLDER`. A warning where the server ignores a part of an argument.",
      failing: """
        @ClosureService(store: .none) @RemoteService
        struct Weather: Sendable { var today: @Sendable (_ city: String) async throws -> Report }
        struct Report: Codable, Sendable { var degrees: Double; var wind: Double }
        // In the program that serves it:
        @ClosureService(store: .none) @RemoteService
        struct Weather: Sendable { var today: @Sendable (_ city: String) async throws -> Report }
        struct Report: Codable, Sendable { var degrees: Double }
        """,
      fixed: """
        @ClosureService(store: .none) @RemoteService
        struct Weather: Sendable { var today: @Sendable (_ city: String) async throws -> Report }
        struct Report: Codable, Sendable { var degrees: Double; var wind: Double? }
        // In the program that serves it:
        @ClosureService(store: .none) @RemoteService
        struct Weather: Sendable { var today: @Sendable (_ city: String) async throws -> Report }
        struct Report: Codable, Sendable { var degrees: Double }
        """),
    RuleDescription(
      "undecidable", "warning",
      "A part of a registration, the type of a request, or a type that a remote service sends, cannot be read. It is a note where nothing indicates a fault. With `--strict` the warning is an error, and a note stays a note. The rules about missing services do not judge a container whose registrations cannot be read.",
      failing: """
        func register<T: Sendable>(_ value: T, in services: any ServiceCollection, as type: T.Type = T.self) {
          services.register(type, instance: value)
        }
        register(unknownValue(), in: container.services)
        """,
      fixed: """
        container.services.register(Int.self, instance: 7)
        """),
    RuleDescription(
      "syntax-error", "error",
      "Source that is not valid Swift. The rest of the file is checked as far as it can be read.",
      failing: "let port = = 1",
      fixed: "let port = 1"),
    RuleDescription(
      "unused-ignore", "warning", "A comment that silences nothing, or names a rule that does not exist.",
      failing: """
        // furnish:ignore missing-service the host registers it
        container.services.register(Int.self) { 1 }
        """,
      fixed: """
        container.services.register(Int.self) { 1 }
        """),
    RuleDescription(
      "unreadable-file", "error",
      "A file or folder that cannot be read: without permission, not UTF-8, or larger than 4 MB.",
      failing: "", fixed: ""),
  ]
}
