extension SwiftSource {
  /// Returns the prose of the string literals. Literals that `+` joins are one paragraph.
  ///
  /// - Parameter onlyHelp: Whether to read only the texts that ArgumentParser prints: the arguments called `help`,
  ///   `abstract` and `discussion`.
  func literalParagraphs(onlyHelp: Bool) -> [Paragraph] {
    var texts: [[Line]] = []
    var end = 0
    var isHelp = false
    for literal in literals {
      if !isJoined(from: end, to: literal.start) {
        isHelp = isHelpText(at: literal.start)
        texts.append([])
      }
      end = literal.parts.last?.upperBound ?? literal.start
      if isHelp || !onlyHelp { append(literal, to: &texts[texts.count - 1]) }
    }
    return texts.compactMap { lines in
      guard lines.contains(where: { $0.text.contains(" ") }) || lines.count > 1 else { return nil }
      let paragraph = Paragraph(.literal, Paragraph.replacingCode(in: lines).map(\.interpolationsAsCode))
      return paragraph.text.contains(/\w \w/) ? paragraph : nil
    }
  }

  /// Returns whether a literal that begins at `start` is joined by `+` to the literal whose text ends at `end`.
  private func isJoined(from end: Int, to start: Int) -> Bool {
    guard end > 0, end < start else { return false }
    let between = bytes[end..<start]
    return between.contains(UInt8(ascii: "+")) && between.allSatisfy(Set("\"#+ \n\t".utf8).contains)
  }

  /// Returns whether the literal at a position is the argument `help`, `abstract` or `discussion`.
  private func isHelpText(at position: Int) -> Bool {
    var before = text(max(0, position - 60)..<position).trimmed
    if before.hasSuffix("ArgumentHelp(") { before = before.dropLast("ArgumentHelp(".count).trimmed }
    guard before.last == ":" else { return false }
    return ["help", "abstract", "discussion"].contains { before.hasSuffix("\($0):") }
  }

  /// Appends the text of a literal, with `Line.interpolation` in place of its interpolations.
  private func append(_ literal: Literal, to lines: inout [Line]) {
    for (index, part) in literal.parts.enumerated() {
      let first = line(at: part.lowerBound)
      for (offset, line) in text(part).unescaped.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let number = first + offset
        let separator = index > 0 && offset == 0 ? Line.interpolation : ""
        if lines.last?.number == number {
          lines[lines.count - 1].text += separator + line
        } else {
          lines.append(Line(number: number, text: separator + line.trimmed))
        }
      }
    }
  }
}

extension Line {
  /// The sign in place of an interpolation, which is no backtick, since it is neither the beginning nor the end of code.
  fileprivate static let interpolation = "\0"

  fileprivate var interpolationsAsCode: Line {
    Line(number: number, text: text.replacing(Self.interpolation, with: "`"))
  }
}

extension String {
  /// The text of a literal without its escapes: a quote stays, and each other escape is a blank.
  fileprivate var unescaped: String {
    guard contains("\\") else { return self }
    return replacing(/\\#*(?:u\{\w+\}|(.))/) { match in
      match.output.1.flatMap { $0 == "\"" || $0 == "'" ? String($0) : nil } ?? " "
    }
  }
}
