import FurnishGraph

/// A choice of the rules that judge a program, and of the severities of their findings.
package struct RuleSelection: Hashable, Sendable {
  /// The severities that replace the rules' own, by the names of the rules.
  package var levels: [String: RuleLevel] = [:]
  /// The only rules that judge; empty if the others judge as well.
  package var only: Set<String> = []
  /// The rules that do not judge.
  package var skipped: Set<String> = []

  package init() {}

  /// The rules of style that this selection turns on.
  package var styles: Set<String> {
    let named = Set(levels.filter { $0.value != .off }.map(\.key)).union(only)
    return named.intersection(RuleBook.styles)
  }

  /// Returns whether this selection lets a rule judge. A rule of style judges only if it is also turned on; see
  /// ``styles``.
  package func judges(_ rule: String) -> Bool {
    if skipped.contains(rule) { return false }
    // A rule that is named for this run judges, even if the configuration turns it off.
    return only.isEmpty ? levels[rule] != .off : only.contains(rule)
  }

  /// Returns a finding with the severity that this selection gives it; `nil` if its rule does not judge.
  func applied(to finding: Finding) -> Finding? {
    guard judges(finding.rule) else { return nil }
    var finding = finding
    finding.severity = levels[finding.rule]?.severity ?? finding.severity
    return finding
  }

  /// The text about rules that did not judge, for the last line of a check; `nil` if all rules did.
  package var summary: String? {
    if !only.isEmpty { return "judged by \(only.subtracting(skipped).sorted().joined(separator: ", ")) alone" }
    let off = skipped.union(levels.filter { $0.value == .off }.map(\.key)).sorted()
    return off.isEmpty ? nil : "rules that are off: \(off.joined(separator: ", "))"
  }

  /// The selection as texts to be hashed, which are the same for the same selection.
  var identity: [String] {
    levels.map { "\($0.key)=\($0.value)" }.sorted() + ["only"] + only.sorted() + ["skipped"] + skipped.sorted()
  }
}
