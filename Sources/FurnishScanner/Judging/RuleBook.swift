/// The description of a rule in the documentation: its summary, and an example of its finding.
package struct RuleDescription: Sendable {
  /// The identifier: `missing-service`.
  package let name: String
  /// The severity: `error`, `warning` or `note`.
  package let severity: String
  /// The faults that it reports, in a sentence or two.
  package let summary: String
  /// A program with a finding of the rule; empty for a rule that no example can show.
  package let failing: String
  /// The same program, fixed.
  package let fixed: String
  /// A Boolean value that indicates whether the rule judges only on request.
  package let isStyle: Bool

  init(
    _ name: String, _ severity: String, _ summary: String, isStyle: Bool = false, failing: String, fixed: String
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.isStyle = isStyle
    self.failing = failing
    self.fixed = fixed
  }
}

/// All rules, in the order of the documentation. The article of the rules is generated from this list, and each example
/// is a test.
package enum RuleBook {
  package static let rules = wiringRules + sourceRules + styleRules

  /// Returns the address of the documentation of a rule.
  package static func address(of rule: RuleDescription) -> String { "\(articleAddress)#\(rule.name)" }

  /// The address of the published article `Rules`.
  private static let articleAddress =
    "https://swiftpackageindex.com/swift-furnish/swift-furnish/documentation/furnish/rules"

  /// The rule about remote services. It judges only if an option names the program that serves them.
  package static let remoteMismatch = "remote-mismatch"

  /// The names of all rules.
  package static let names = rules.map(\.name)

  /// The names of the rules that judge only on request.
  package static let styles = styleRules.map(\.name)
}
