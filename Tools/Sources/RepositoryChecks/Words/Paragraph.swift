/// Lines of prose that are read as one text. Code in them is replaced by backticks.
struct Paragraph {
  enum Kind { case documentation, comment, markdown, testName, literal }

  private static let code = Pattern(
    literal: #"``.+?``|`[^`]*`|<doc:[^>]*>|\]\([^)\s]*\)|https?://[^\s)>]+|<!--.*?-->|<[A-Za-z/][^>]*>"#)

  let kind: Kind
  let lines: [Line]
  /// The declaration that the paragraph is the summary of.
  var declaration: Declaration?

  /// The lines as one text.
  let text: String

  init(_ kind: Kind, _ lines: [Line]) {
    self.kind = kind
    self.lines = lines
    text = lines.map(\.text).joined(separator: " ")
  }

  /// Creates a paragraph from lines that may contain code.
  init(_ kind: Kind, replacingCodeIn lines: [Line]) {
    self.init(kind, Self.replacingCode(in: lines))
  }

  /// Returns the number of the line that contains a position, which is counted in UTF-16.
  func line(at position: Int) -> Int {
    var end = 0
    for line in lines {
      end += line.text.utf16.count + 1
      if position < end { return line.number }
    }
    return lines.last?.number ?? 1
  }

  /// Returns the lines with backticks in place of code, addresses, targets of links and directives of HTML. Code may
  /// begin in one line and end in another.
  static func replacingCode(in lines: [Line]) -> [Line] {
    let newline = UInt16(UInt8.newline)
    var text = Array(lines.map(\.text).joined(separator: "\n").utf16)
    for range in code.ranges(in: String(decoding: text, as: UTF16.self)) {
      for position in range where text[position] != newline { text[position] = UInt16(UInt8.backtick) }
    }
    let texts = text.split(separator: newline, omittingEmptySubsequences: false)
    return zip(lines, texts).map { Line(number: $0.number, text: String(decoding: $1, as: UTF16.self)) }
  }
}

extension Markdown {
  /// Returns the prose of the text.
  func paragraphs(_ kind: Paragraph.Kind) -> [Paragraph] {
    textBlocks.map { Paragraph(kind, replacingCodeIn: $0) }
  }
}
