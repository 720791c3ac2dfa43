/// The text of a file in Swift, or in C, whose comments and strings are written alike, divided into comments, string
/// literals and raw identifiers. The rest is code. Positions are counted in bytes.
struct SwiftSource {
  enum TokenKind { case lineComment, blockComment, rawIdentifier }

  struct Token {
    let kind: TokenKind
    /// The bytes of the token, with its delimiters.
    let range: Range<Int>
  }

  /// A string literal, or the literal of a regular expression between `#/` and `/#`.
  struct Literal {
    /// The position of its first delimiter.
    let start: Int
    /// The text before, between and behind its interpolations.
    var parts: [Range<Int>] = []
  }

  /// A comment or a string that does not end before the file does.
  enum Unfinished: String { case comment, string }

  let bytes: [UInt8]
  let tokens: [Token]
  /// The literals, in the order in which they begin. Those inside of an interpolation follow the literal around them.
  let literals: [Literal]
  let unfinished: Unfinished?
  private let lineStarts: [Int]

  init(_ text: String) {
    var lexer = SwiftLexer(Array(text.utf8))
    lexer.run()
    bytes = lexer.bytes
    tokens = lexer.tokens
    literals = lexer.literals
    unfinished = lexer.unfinished
    var lineStarts = [0]
    while let newline = bytes[lineStarts[lineStarts.count - 1]...].firstIndex(of: .newline) {
      lineStarts.append(newline + 1)
    }
    self.lineStarts = lineStarts
  }

  var lineCount: Int { bytes.last == .newline ? lineStarts.count - 1 : lineStarts.count }

  /// Returns the number of the line that contains a position.
  func line(at position: Int) -> Int {
    var lines = lineStarts.startIndex..<lineStarts.endIndex
    while lines.count > 1 {
      let middle = lines.lowerBound + lines.count / 2
      lines = lineStarts[middle] <= position ? middle..<lines.upperBound : lines.lowerBound..<middle
    }
    return lines.lowerBound + 1
  }

  func text(_ range: some RangeExpression<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the text between the beginning of the line and a position in it.
  func textBefore(_ position: Int) -> String { text(lineStarts[line(at: position) - 1]..<position) }

  /// The text with blanks in place of comments and of the contents of literals; each line keeps its place.
  var code: String {
    var code = bytes
    for range in tokens.filter({ $0.kind != .rawIdentifier }).map(\.range) + literals.flatMap(\.parts) {
      for position in range where code[position] != .newline { code[position] = .blank }
    }
    return String(decoding: code, as: UTF8.self)
  }
}
