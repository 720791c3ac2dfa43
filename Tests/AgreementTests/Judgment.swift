import Furnish

/// A finding in a form that is equal for the source check and the built container. Its places are file names and lines,
/// because the two write paths differently, and the compiler's column is that of the bracket after `register`, while
/// the source check points at the word.
struct Judgment: Hashable, Comparable {
  let rule: String
  let text: String
  /// The rule, and the service at the end of the chain.
  let fault: String
  /// The rule, the service at the end of the chain, and the place.
  let faultAndPlace: String

  /// Creates the judgment of a finding, or `nil` if only the source check has the rule.
  init?(_ finding: Finding) {
    guard !["unused-registration", "duplicate-registration"].contains(finding.rule) else { return nil }
    rule = finding.rule
    // Only the source shows where a level is declared.
    let notes = finding.notes.map { note in
      note.message.hasSuffix("which is declared here.") ? note.message : "\(note.message) \(Self.place(note.place))"
    }
    text = "\(finding.severity) \(finding.message) \(Self.place(finding.place)) \(notes) \(finding.fix)"
    faultAndPlace =
      "\(finding.rule) \(finding.chain.last?.fullDescription ?? finding.message) \(Self.place(finding.place))"
    fault = "\(finding.rule) \(finding.chain.last?.fullDescription ?? finding.message)"
  }

  private static func place(_ place: ServicePlace?) -> String {
    place.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" } ?? "?"
  }

  static func < (left: Self, right: Self) -> Bool { (left.rule, left.text) < (right.rule, right.text) }
}
