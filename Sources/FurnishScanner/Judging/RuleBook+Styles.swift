extension RuleBook {
  /// The rules that judge only on request: `furnish check --style protocol-injection`, or `--style all`.
  static let styleRules = [
    RuleDescription(
      "uncontrolled-dependency", "warning",
      """
      An expression such as `Date()`, `UUID()` or `URLSession.shared`, for which Furnish has a value. The defaults \
      of keys may contain such expressions.
      """,
      isStyle: true,
      failing: "func today() -> Date { Date() }",
      fixed: "struct Today { @Injected(\\.date) var date }"),
    RuleDescription(
      "protocol-injection", "warning",
      """
      A protocol of the program that is registered, added to the locator, or stored by a type in a file with closure \
      services. A struct of closures can replace it.
      """,
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
      "unsendable-service", "warning", "A closure service that is not `Sendable`.", isStyle: true,
      failing: "struct LogService { let store: LogStore; var write: @Sendable (String) -> Void }",
      fixed: "struct LogService: Sendable { let store: LogStore; var write: @Sendable (String) -> Void }"),
    RuleDescription(
      "unsendable-endpoint", "warning", "An endpoint of a closure service that is not `@Sendable`.", isStyle: true,
      failing: "struct LogService: Sendable { let store: LogStore; var write: (String) -> Void }",
      fixed: "struct LogService: Sendable { let store: LogStore; var write: @Sendable (String) -> Void }"),
    RuleDescription(
      "service-without-store", "warning", "A closure service that owns no store.", isStyle: true,
      failing: "struct LogService: Sendable { var write: @Sendable (String) -> Void }",
      fixed: "struct LogService: Sendable { let store: LogStore; var write: @Sendable (String) -> Void }"),
    RuleDescription(
      "missing-factory", "warning",
      """
      A closure service that lacks one of `live`, `mock`, `preview` and `unimplemented`. With the macro, only the \
      first three can be missing.
      """,
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
