extension SwiftSource {
  /// The prose of the comments and of the names of tests.
  var paragraphs: [Paragraph] {
    var reader = CommentReader(self)
    for token in tokens { reader.read(token) }
    reader.endRun()
    return reader.paragraphs
  }
}

/// Joins the comments on successive lines to one text.
private struct CommentReader {
  /// The beginnings of comments that are read by tools.
  private static let directives = [
    "MARK:", "snippet.", "swift-format-ignore", "swift-tools-version", "furnish:", "shape:", "swiftlint",
  ]

  private let source: SwiftSource
  private(set) var paragraphs: [Paragraph] = []
  /// The lines of comments that follow each other, and the position behind them.
  private var run: [Line] = []
  private var runIsDocumentation = false
  private var runEnd = 0

  init(_ source: SwiftSource) {
    self.source = source
  }

  mutating func read(_ token: SwiftSource.Token) {
    let line = source.line(at: token.range.lowerBound)
    switch token.kind {
    case .rawIdentifier:
      let name = source.text(token.range.dropFirst().dropLast())
      if name.contains(" ") { paragraphs.append(Paragraph(.testName, [Line(number: line, text: name)])) }
    case .blockComment:
      endRun()
      readBlockComment(source.text(token.range), line: line)
    case .lineComment:
      let isAlone = source.textBefore(token.range.lowerBound).allSatisfy(\.isWhitespace)
      readLineComment(source.text(token.range), line: line, isAlone: isAlone)
      runEnd = token.range.upperBound
      if !isAlone { endRun() }
    }
  }

  private mutating func readLineComment(_ comment: String, line: Int, isAlone: Bool) {
    let isDocumentation = comment.hasPrefix("///")
    let body = comment.dropFirst(isDocumentation ? 3 : 2)
    let text = body.hasPrefix(" ") ? body.dropFirst() : body
    if let last = run.last, isDocumentation != runIsDocumentation || line != last.number + 1 || !isAlone { endRun() }
    if Self.directives.contains(where: text.hasPrefix) {
      endRun()
      return
    }
    run.append(Line(number: line, text: String(text)))
    runIsDocumentation = isDocumentation
  }

  private mutating func readBlockComment(_ comment: String, line: Int) {
    let body = comment.replacing(/^\/\*+|\*+\/$/, with: "")
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { offset, text in
      Line(number: line + offset, text: String(text.trimmingPrefix(/\s*\* ?/)))
    }
    paragraphs += Markdown(lines).paragraphs(.comment)
  }

  mutating func endRun() {
    guard let first = run.first else { return }
    var found = Markdown(run).paragraphs(runIsDocumentation ? .documentation : .comment)
    if runIsDocumentation, found.first?.lines.first?.number == first.number {
      // No head of a declaration is longer.
      let following = source.text(runEnd..<min(runEnd + 1000, source.bytes.count))
      found[0].declaration = Declaration(at: Substring(following))
    }
    paragraphs += found
    run = []
  }
}
