/// The description of a rule in a report.
///
/// A program that reports findings of its own rules passes one for each, so that a service which shows the report can
/// explain them. The rules of Furnish are described by the command `furnish`.
///
/// ```swift
/// let rule = ReportedRule(id: "house-style", summary: "A service without a mock.", help: "https://example.com/house-style")
/// ```
public struct ReportedRule: Hashable, Sendable {
  /// The identifier of the rule, as findings name it.
  public var id: String
  /// The faults that the rule reports, in a sentence or two.
  public var summary: String
  /// The address of a page about the rule.
  public var help: String?

  /// Creates the description of a rule.
  ///
  /// - Parameters:
  ///   - id: The identifier of the rule, as findings name it.
  ///   - summary: The faults that the rule reports, in a sentence or two.
  ///   - help: The address of a page about the rule.
  public init(id: String, summary: String, help: String? = nil) {
    self.id = id
    self.summary = summary
    self.help = help
  }
}
