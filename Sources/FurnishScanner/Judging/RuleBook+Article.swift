import FurnishGraph

extension RuleBook {
  /// The article about all rules, as it is in the documentation.
  package static var article: String {
    """
    # Rules

    Each fault in a program's wiring that a rule reports, with an example and its fix.

    ## Overview

    `furnish check` reads the source of a program and judges how its services are wired, before anything runs. A \
    container judges by the first \(wiringRules.count) of these rules as well, when it is validated, and in the same \
    words. Each example has the finding that follows it. One finding, `closeable-transient`, appears only while a \
    program runs: see <doc:StartingAndClosing>.

    A comment silences one finding, in its line or in the one before it; a comment that silences nothing is a finding \
    itself:

    <!-- rule -->
    ```swift
    // furnish:ignore missing-service the host registers a clock
    services.register((any Log).self, ConsoleLog.init(clock:))
    ```

    ## The wiring

    \(wiringRules.map(section).joined(separator: "\n"))
    ## What only the source shows

    \(sourceRules.map(section).joined(separator: "\n"))
    ## Style

    Each of these judges only on request: `furnish check --style protocol-injection`, or `--style all`.

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
