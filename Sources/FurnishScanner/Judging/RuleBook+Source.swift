extension RuleBook {
  /// The rules that judge source code, and no running container.
  static let sourceRules = [
    RuleDescription(
      "wrong-parent-level", "error", "A scope of a level that is not opened from a scope of its parent level.",
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
      """
      A recipe that can throw, although a request that cannot throw creates its service. An error of the recipe then \
      stops the program.
      """,
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
      "A service that is registered several times, although no request resolves all of its registrations.",
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
      """
      A service that is never requested. The rule applies only if the check can read every request of the program, \
      and finds at least one.
      """,
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
      "unreachable-module", "warning", "A type that conforms to `ServiceModule`, and that no code includes.",
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
      """
      An initializer or a function that code of another Swift module names, although it is not visible outside of its \
      own module.
      """,
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
      """
      A key that a program reads, and that has only a test value: no module that the program links conforms it to \
      `ServiceKey`.
      """,
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
      A `defaultValue` that an extension adds to a key of another module without the conformance to `ServiceKey`. A \
      program finds the value only by this conformance.
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
      """
      A remote service that the server does not serve, or serves with other endpoints or types. The rule applies \
      only if an option names the program of the server: `furnish check --serving FOLDER`. The finding is a warning \
      if the server only ignores a part of an argument.
      """,
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
      """
      A part of a registration, the type of a request, or a type that a remote service sends, that the check cannot \
      read. The finding is a note if nothing indicates a fault. With `--strict`, a warning becomes an error, and a \
      note stays a note. The check reports no missing services of a container if it cannot read all registrations of \
      the container.
      """,
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
      "unused-ignore", "warning",
      "A comment `furnish:ignore` that silences no finding, or names a rule that does not exist.",
      failing: """
        // furnish:ignore missing-service the host registers it
        container.services.register(Int.self) { 1 }
        """,
      fixed: """
        container.services.register(Int.self) { 1 }
        """),
    RuleDescription(
      "unreadable-file", "error",
      """
      A file or folder that cannot be read: the permission is missing, a file is not UTF-8 or is larger than 4 MB, \
      or the parser takes too long.
      """,
      failing: "", fixed: ""),
  ]
}
