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
