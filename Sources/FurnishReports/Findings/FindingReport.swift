public import FurnishGraph

/// Findings, written for people, for editors and for other programs.
///
/// ```swift
/// func lines(about graph: ServiceGraph) -> String {
///   FindingReport(graph.findings).text()
/// }
/// ```
///
/// Equal findings result in the same text, byte for byte. Names are escaped, so that none ends its line, its string or
/// its attribute.
public struct FindingReport: Hashable, Sendable {
  /// A form that findings can be written in.
  public enum Format: String, Codable, Hashable, Sendable, CaseIterable {
    /// Lines in the form of compilers, which editors can follow.
    case text
    /// JSON that decodes as findings.
    case json
    /// SARIF 2.1.0, which code scanning services read.
    case sarif
    /// Commands that make GitHub show the findings in a pull request.
    case github
  }

  /// The findings, in the order in which they are written.
  public var findings: [Finding]

  /// Creates a report of findings.
  ///
  /// - Parameter findings: The findings, in the order in which they are written.
  public init(_ findings: [Finding]) { self.findings = findings }

  /// Returns the findings in a form, without color.
  ///
  /// - Parameter format: The form.
  /// - Complexity: Linear in the length of the findings.
  public func rendered(as format: Format) -> String {
    switch format {
    case .text: text()
    case .json: json()
    case .sarif: sarif()
    case .github: github()
    }
  }

  func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }
}
