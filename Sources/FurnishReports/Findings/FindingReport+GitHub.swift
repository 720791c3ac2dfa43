import FurnishGraph

extension FindingReport {
  /// Returns the findings as commands of a GitHub workflow, which shows them at their lines in a pull request: `::error
  /// file=App/Main.swift,line=3,col=7,title=missing-service::…`.
  ///
  /// - Returns: A line for each finding; empty without findings.
  /// - Complexity: Linear in the length of the findings.
  public func github() -> String { findings.map { Self.command($0) + "\n" }.joined() }

  private static func command(_ finding: Finding) -> String {
    let properties = place(finding.place) + ["title=\(property(finding.rule))"]
    let notes = finding.notes.map { note in note.place.map { "\($0): \(note.message)" } ?? note.message }
    let lines = ["\(finding.message)", "where: \(finding.location)"] + notes + ["fix: \(finding.fix)"]
    return "::\(name(finding.severity)) \(properties.joined(separator: ","))::\(data(lines.joined(separator: "\n")))"
  }

  private static func place(_ place: ServicePlace?) -> [String] {
    guard let place else { return [] }
    return ["file=\(property(place.file))", "line=\(place.line)", "col=\(place.column)"]
  }

  private static func name(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Escapes the message of a command: a command ends with its line, and an escape begins with `%`.
  private static func data(_ text: String) -> String { escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  /// Escapes a property of a command, which also ends with `,` or `:`.
  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] { escaped.append(escape) } else { escaped.unicodeScalars.append(scalar) }
    }
    return escaped
  }
}
