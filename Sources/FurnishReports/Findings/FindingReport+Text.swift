import FurnishGraph

extension FindingReport {
  /// Returns the findings in the form of compilers: `path:line:column: error: message [identifier]`, then a `note:` for
  /// its place, for each additional fact, and for its fix.
  ///
  /// ```swift
  /// let finding = Finding(
  ///   rule: "missing-service", severity: .error, message: "any Clock is not registered.", location: "any App.Clock",
  ///   place: ServicePlace(file: "App/Main.swift", line: 3, column: 7), fix: "register it.")
  /// print(FindingReport([finding]).text())
  /// // App/Main.swift:3:7: error: any Clock is not registered. [missing-service]
  /// // App/Main.swift:3:7: note: where: any App.Clock
  /// // App/Main.swift:3:7: note: fix: register it.
  /// ```
  ///
  /// - Parameter isColored: Whether to add the color codes of terminals.
  /// - Returns: A line for each finding and note; empty without findings.
  /// - Complexity: Linear in the length of the findings.
  public func text(isColored: Bool = false) -> String {
    var lines = FindingLines(isColored: isColored)
    for finding in findings { lines.append(finding) }
    return lines.text
  }
}

private struct FindingLines {
  let isColored: Bool
  var text = ""

  mutating func append(_ finding: Finding) {
    let style = TerminalStyle(finding.severity)
    append(finding.severity.rawValue, finding.message, at: finding.place, style)
    text.append(" \(painted("[\(finding.rule)]", .faint))\n")
    note("where: \(finding.location)", at: finding.place)
    for note in finding.notes { self.note(note.message, at: note.place) }
    note("fix: \(finding.fix)", at: finding.place)
  }

  private mutating func note(_ message: String, at place: ServicePlace?) {
    append("note", message, at: place, .faint)
    text.append("\n")
  }

  private mutating func append(_ kind: String, _ message: String, at place: ServicePlace?, _ style: TerminalStyle) {
    if let place { text.append("\(painted("\(place.file):\(place.line):\(place.column):", .bold)) ") }
    text.append("\(painted("\(kind):", style)) \(message.withoutControls)")
  }

  private func painted(_ text: String, _ style: TerminalStyle) -> String {
    isColored ? style.painted(text) : text.withoutControls
  }
}
