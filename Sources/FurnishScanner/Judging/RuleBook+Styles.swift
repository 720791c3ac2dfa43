extension RuleBook {
  /// The rules that judge only on request: `furnish check --style protocol-injection`, or `--style all`.
  static let styleRules = [
    RuleDescription(
      "uncontrolled-dependency", "warning",
      "`Date()`, `UUID()`, `URLSession.shared` and the like, where there is a value.",
      isStyle: true,
      failing: "func today() -> Date { Date() }",
      fixed: "struct Today { @Injected(\\.date) var date }"),
    RuleDescription(
      "protocol-injection", "warning",
      "A protocol is registered, or added to the locator, where a structure of closures would do.",
      isStyle: true,
      failing: """
        protocol Log: Sendable {}
        container.services.register((any Log).self) { ConsoleLog() }
        """,
      fixed: """
        struct Log: Sendable { var write: @Sendable (String) -> Void }
        container.services.register(Log.self) { .console }
        """),
    RuleDescription(
      "unsendable-service", "warning", "A service of closures that is not `Sendable`.", isStyle: true,
      failing: "struct LogService { let store: LogStore; var write: @Sendable (String) -> Void }",
      fixed: "struct LogService: Sendable { let store: LogStore; var write: @Sendable (String) -> Void }"),
    RuleDescription(
      "unsendable-endpoint", "warning", "An endpoint that is not `@Sendable`.", isStyle: true,
      failing: "struct LogService: Sendable { let store: LogStore; var write: (String) -> Void }",
      fixed: "struct LogService: Sendable { let store: LogStore; var write: @Sendable (String) -> Void }"),
    RuleDescription(
      "service-without-store", "warning", "A service of closures that owns no store.", isStyle: true,
      failing: "struct LogService: Sendable { var write: @Sendable (String) -> Void }",
      fixed: "struct LogService: Sendable { let store: LogStore; var write: @Sendable (String) -> Void }"),
    RuleDescription(
      "missing-factory", "warning",
      "A service of closures without one of `live`, `mock`, `preview` and `unimplemented`.",
      isStyle: true,
      failing:
        "@ClosureService struct LogService: Sendable { let store: LogStore; var write: @Sendable (String) -> Void }",
      fixed: """
        @ClosureService struct LogService: Sendable { let store: LogStore; var write: @Sendable (String) -> Void }
        extension LogService {
          static var live: Self { Self(store: LogStore(), write: { print($0) }) }
          static var mock: Self { .live }
          static var preview: Self { .live }
        }
        """),
  ]
}
