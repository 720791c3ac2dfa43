import FurnishGraph
import FurnishReports
import FurnishScanner

/// Findings as the diagnostics of an editor.
struct DiagnosticAnswer {
  let client: ClientCapabilities
  /// The absolute path that the paths of findings are relative to.
  let folder: String
  /// Returns the text of the file at an absolute path.
  let text: (String) -> DocumentText?

  /// Returns the diagnostics of the findings in the file at an absolute path.
  func diagnostics(_ findings: [Finding], in path: String) -> [JSONValue] {
    let text = findings.isEmpty ? nil : text(path)
    return findings.map { json($0, text) }
  }

  private func json(_ finding: Finding, _ text: DocumentText?) -> JSONValue {
    let range = finding.place.flatMap { text?.range(at: $0, client.encoding) }
    let rule = RuleBook.rules.first { $0.name == finding.rule }
    let relatedNotes = finding.notes.filter { $0.place != nil && client.showsRelatedInformation }
    let isSuperfluous = ["unused-registration", "unused-ignore", "unused-decorator"].contains(finding.rule)
    return .members([
      "range": (range ?? Self.start).json,
      "severity": .number(Self.severity(finding.severity)),
      "code": .string(finding.rule),
      "codeDescription": rule.flatMap {
        client.showsAddresses ? .members(["href": .string(RuleBook.address(of: $0))]) : nil
      },
      "source": .string("furnish"),
      "message": .string(message(finding, without: relatedNotes)),
      "tags": isSuperfluous && client.showsTags ? .array([.number(1)]) : nil,
      "relatedInformation": relatedNotes.isEmpty ? nil : .array(relatedNotes.compactMap(related)),
    ])
  }

  /// Composes the message of a finding, its notes, and its fix.
  private func message(_ finding: Finding, without relatedNotes: [Finding.Note]) -> String {
    let notes = finding.notes.filter { !relatedNotes.contains($0) }.map { note in
      note.message + (note.place.map { " (\($0))" } ?? "")
    }
    return ([finding.message] + notes + ["Fix: \(finding.fix)"]).joined(separator: "\n")
  }

  private func related(_ note: Finding.Note) -> JSONValue? {
    guard let place = note.place else { return nil }
    let path = place.file.hasPrefix("/") ? place.file : "\(folder)/\(place.file)"
    let range = text(path).map { $0.range(at: place, client.encoding) } ?? Self.start
    return .members([
      "location": .members(["uri": .string(DocumentURI.uri(path)), "range": range.json]),
      "message": .string(note.message),
    ])
  }

  /// Returns the diagnostic of an error in a configuration.
  static func json(_ problem: ConfigurationFile.Unusable, _ encoding: PositionEncoding) -> JSONValue {
    // The places of a configuration count code points.
    let line = Int(problem.problem?.place.line ?? 1) - 1
    let character = Int(problem.problem?.place.column ?? 1) - 1
    let start = TextPosition(line: line, character: character)
    return .members([
      "range": (start..<TextPosition(line: line, character: character + 1)).json,
      "severity": .number(severity(.error)),
      "source": .string("furnish"),
      "message": .string(problem.problem?.reason ?? problem.message),
    ])
  }

  private static let start = TextPosition(line: 0, character: 0)..<TextPosition(line: 0, character: 0)

  private static func severity(_ severity: Finding.Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
