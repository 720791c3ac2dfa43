/// A rule that judges wirings.
protocol Rule {
  static var severity: Finding.Severity { get }

  /// Returns a finding for each violation of the rule, in no particular order.
  static func findings(in context: RuleContext) -> [PlacedFinding]
}

/// A finding, and its position in the order of findings.
struct PlacedFinding {
  let finding: Finding
  /// The index of a registration. Requests follow the registrations, then openings of levels, then decorators.
  let position: Int
}
