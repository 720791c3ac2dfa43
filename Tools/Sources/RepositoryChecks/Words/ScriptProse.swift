/// The prose of scripts: comments behind a `#`, as in shells, YAML and makefiles.
enum ScriptProse {
  static func paragraphs(of text: String) -> [Paragraph] {
    var blocks: [[Line]] = [[]]
    var hereDocument: String?
    for line in text.lines {
      if let end = hereDocument {
        if line.text.trimmed == end { hereDocument = nil }
        continue
      }
      let text = line.text.drop { $0.isWhitespace }
      if text.hasPrefix("#"), !text.hasPrefix("#!") {
        let comment = text.hasPrefix("# ") ? text.dropFirst(2) : text.dropFirst()
        blocks[blocks.count - 1].append(Line(number: line.number, text: String(comment)))
        continue
      }
      blocks.append([])
      // A quote at the end of the line shows that the `#` is in a string.
      if text.contains(" # "), let comment = text.firstMatch(of: /\s\s# (?!.*["'`]$)(.*)$/) {
        blocks += [[Line(number: line.number, text: String(comment.1))], []]
      }
      if text.contains("<<"), let opening = text.firstMatch(of: /(?:^|[^<])<<-?\s*['"]?([A-Z][A-Z_]*)/) {
        hereDocument = String(opening.1)
      }
    }
    return blocks.flatMap { Markdown($0).paragraphs(.comment) }
  }

  /// Returns the prose of a script in Python, which has documentation strings as well.
  static func paragraphs(ofPython text: String) -> [Paragraph] {
    let lines = text.lines
    var strings: [[Line]] = []
    var isOpen = false
    for line in lines {
      var text = line.text.trimmed
      if !isOpen {
        guard text.hasPrefix("\"\"\"") else { continue }
        text.removeFirst(3)
        strings.append([])
      }
      let end = text.firstRange(of: "\"\"\"")?.lowerBound
      strings[strings.count - 1].append(Line(number: line.number, text: String(text[..<(end ?? text.endIndex)])))
      isOpen = end == nil
    }
    return paragraphs(of: text) + strings.flatMap { Markdown($0).paragraphs(.comment) }
  }
}
