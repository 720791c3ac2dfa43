/// A property of wirings, with the findings about those that do not have it.
protocol Rule {
  static var severity: Finding.Severity { get }

  /// - Returns: The faults, in no particular order.
  static func findings(in context: RuleContext) -> [PlacedFinding]
}

/// A finding, and its place in the order of registration.
struct PlacedFinding {
  let finding: Finding
  /// The index of a registration; those of requests follow the registrations.
  let position: Int
}
