/// A fault that a rule found in the wiring, in three parts: what happened, where, and how to fix it.
///
/// ```swift
/// func errors(in graph: ServiceGraph) -> [String] {
///   graph.findings.filter { $0.severity == .error }.map(\.description)
/// }
/// ```
public struct Finding: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The severity of a finding.
  public enum Severity: String, Codable, Hashable, Sendable, Comparable, CaseIterable {
    /// A requested service cannot be created, or would be created incorrectly.
    case error
    /// The program works, but probably not as intended.
    case warning
    /// A part of the wiring that no rule can read.
    case note

    /// Orders severities, the most severe first.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    }
  }

  /// An additional fact that explains a finding: a step of the chain, or a similar name.
  public struct Note: Codable, Hashable, Sendable {
    /// The fact, in one line.
    public var message: String
    /// The place that the fact is about, if known.
    public var place: ServicePlace?

    /// Creates an additional fact about a finding.
    ///
    /// - Parameters:
    ///   - message: The fact, in one line.
    ///   - place: The place that the fact is about, if known.
    public init(message: String, place: ServicePlace? = nil) {
      self.message = message
      self.place = place
    }
  }

  /// The identifier of the rule: `missing-service`.
  public var rule: String
  /// The severity of the finding.
  public var severity: Severity
  /// The fault, in one line.
  public var message: String
  /// The chain of requests and its place, in words.
  public var location: String
  /// The line of source that the finding points to, if it is known.
  public var place: ServicePlace?
  /// The requesters, outermost first, and the culprit last.
  public var chain: [ServiceSymbol]
  /// Additional facts: the steps of the chain, similar names.
  public var notes: [Note]
  /// The fix of the fault.
  public var fix: String
  /// The number of registrations that it affects, directly or not.
  public var affected: Int

  /// Creates a finding of a rule of your own. Containers and the check return the findings of Furnish's rules.
  ///
  /// - Parameters:
  ///   - rule: The identifier of the rule.
  ///   - severity: The severity of the finding.
  ///   - message: The fault, in one line.
  ///   - location: The place, in words.
  ///   - place: The line of source that the finding points to, if it is known.
  ///   - chain: The requesters, outermost first, and the culprit last.
  ///   - notes: Additional facts.
  ///   - fix: The fix of the fault.
  ///   - affected: The number of registrations that it affects.
  public init(
    rule: String, severity: Severity, message: String, location: String, place: ServicePlace? = nil,
    chain: [ServiceSymbol] = [], notes: [Note] = [], fix: String, affected: Int = 1
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.place = place
    self.chain = chain
    self.notes = notes
    self.fix = fix
    self.affected = affected
  }

  /// The message, the location and the fix, each in a line.
  public var description: String {
    """
    \(message)
      where: \(location)
      fix:   \(fix)
    """
  }
}
