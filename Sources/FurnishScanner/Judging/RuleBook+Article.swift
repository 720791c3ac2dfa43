import FurnishGraph

extension RuleBook {
  /// The article about all rules, as it is in the documentation.
  package static var article: String {
    """
    # Rules

    Find the meaning of a finding by the name of its rule, with an example and the fix.

    ## Overview

    `furnish check` reads the source of a program before the program runs, and applies all of these rules to the \
    registrations and requests of its services. A container applies the first \(wiringRules.count) rules when it is \
    validated, and reports the same messages, except for `opaque-recipe`. Two findings appear only while a program \
    runs: `weak-value` when a container is validated (<doc:Containers>), and `closeable-transient` at a request \
    (<doc:StartingAndClosing>).

    An error fails `furnish check`, a build with the plugin (<doc:CheckingInTheBuild>), and `validated()`. A warning \
    or a note fails none of them, unless an option or the configuration makes it an error (<doc:AdoptingTheCheck>).

    Each example is followed by its finding: the message, and the fix. The examples leave out `import Furnish`, \
    `let container = ServiceContainer()`, and the `try` before `container.services`.

    To silence the findings of one rule in a line, write a comment in that line or in the line before it. A comment \
    that silences nothing is reported as `unused-ignore`:

    <!-- rule -->
    ```swift
    // furnish:ignore missing-service the host registers a clock
    services.register((any Log).self, ConsoleLog.init(clock:))
    ```

    ## The wiring

    \(wiringRules.map(section).joined(separator: "\n"))
    ## Rules that need the source

    \(sourceRules.map(section).joined(separator: "\n"))
    ## Style

    These rules apply only if you request them: with `furnish check --style protocol-injection`, with `--style all`, \
    or with a severity in `.furnish.json` (<doc:AdoptingTheCheck>). In these rules, a closure service is a struct with \
    closures that has the macro `@ClosureService` or a name that ends in `Service`.

    \(styleRules.map(section).joined(separator: "\n"))
    """.trimmingLastNewline
  }

  private static func section(_ rule: RuleDescription) -> String {
    var text = "### \(rule.name)\n\n\(rule.severity.capitalizingFirst). \(rule.summary)\n"
    guard !rule.failing.isEmpty else { return text }
    text += "\n<!-- rule -->\n```swift\n\(rule.failing)\n```\n"
    if let finding = rule.findings(in: rule.failing).first(where: { $0.rule == rule.name }) {
      text += "\n> \(finding.message)\n>\n> Fix: \(finding.fix)\n"
    }
    return text + "\nFixed:\n\n<!-- rule -->\n```swift\n\(rule.fixed)\n```\n"
  }
}

extension String {
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var trimmingLastNewline: String {
    var text = self
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }
}
