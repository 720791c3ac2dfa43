import FurnishGraph

/// The severity of the findings of a rule, as a configuration sets it.
package enum RuleLevel: String, CaseIterable, Hashable, Sendable {
  /// The rule does not judge.
  case off
  case note, warning, error

  var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }
}
