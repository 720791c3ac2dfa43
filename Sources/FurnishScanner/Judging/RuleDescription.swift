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
