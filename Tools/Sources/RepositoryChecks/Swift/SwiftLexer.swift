/// Divides the text of a `SwiftSource`.
///
/// The lexer reads code up to the next comment, literal or raw identifier. An interpolation is code as well: the string
/// around it waits in `openStrings` until the closing parenthesis. A regular expression between bare slashes is read as
/// code, since only a parser can distinguish it from a division.
struct SwiftLexer {
  let bytes: [UInt8]
  private(set) var tokens: [SwiftSource.Token] = []
  private(set) var literals: [SwiftSource.Literal] = []
  private(set) var unfinished: SwiftSource.Unfinished?

  private var position = 0
  /// The number of parentheses that are open in the code around the position.
  private var parentheses = 0
  private var openStrings: [OpenString] = []

  private struct OpenString {
    let literal: Int
    let delimiter: Delimiter
    let parenthesesAround: Int
  }

  private struct Delimiter {
    let end: [UInt8]
    let escape: [UInt8]
    let isRegex: Bool
    let endsWithLine: Bool

    init(quote: [UInt8], hashes: [UInt8]) {
      end = quote + hashes
      isRegex = quote == [.slash]
      escape = isRegex ? [.backslash] : [.backslash] + hashes
      endsWithLine = quote == [.quote]
    }
  }

  /// For each byte, whether it may begin anything else than code, so that the rest of the code is skipped fast.
  private static let isDelimiter = (0...UInt8.max).map(Set("/\"#`()".utf8).contains)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func run() {
    while position < bytes.count {
      let byte = bytes[position]
      guard Self.isDelimiter[Int(byte)] else {
        position += 1
        continue
      }
      switch byte {
      case .slash where starts(with: [.slash, .slash]): readLineComment()
      case .slash where starts(with: [.slash, .star]): readBlockComment()
      case .quote, .hash: readLiteral()
      case .backtick: readRawIdentifier()
      case .openingParenthesis:
        parentheses += 1
        position += 1
      case .closingParenthesis: closeParenthesis()
      default: position += 1
      }
    }
    if unfinished == nil, !openStrings.isEmpty { unfinished = .string }
  }

  // MARK: Comments and names

  private mutating func readLineComment() {
    let end = bytes[position...].firstIndex(of: .newline) ?? bytes.count
    tokens.append(SwiftSource.Token(kind: .lineComment, range: position..<end))
    position = end
  }

  private mutating func readBlockComment() {
    let start = position
    var depth = 0
    repeat {
      if starts(with: [.slash, .star]) {
        depth += 1
        position += 2
      } else if starts(with: [.star, .slash]) {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    if depth > 0 { unfinished = .comment }
    tokens.append(SwiftSource.Token(kind: .blockComment, range: start..<position))
  }

  private mutating func readRawIdentifier() {
    let start = position
    position += 1
    guard let end = bytes[position...].firstIndex(where: { $0 == .backtick || $0 == .newline }), bytes[end] == .backtick
    else { return }
    position = end + 1
    tokens.append(SwiftSource.Token(kind: .rawIdentifier, range: start..<position))
  }

  // MARK: Literals

  private mutating func readLiteral() {
    let start = position
    let hashes = Array(bytes[position...].prefix { $0 == .hash })
    position += hashes.count
    let quote: [UInt8]
    if starts(with: [.quote, .quote, .quote]) {
      quote = [.quote, .quote, .quote]
    } else if starts(with: [.quote]) {
      quote = [.quote]
    } else if starts(with: [.slash]) {
      quote = [.slash]
    } else {
      return  // `#if` or the name of a macro
    }
    position += quote.count
    literals.append(SwiftSource.Literal(start: start))
    readPart(of: literals.count - 1, until: Delimiter(quote: quote, hashes: hashes))
  }

  /// Reads a literal up to its end or its next interpolation.
  private mutating func readPart(of literal: Int, until delimiter: Delimiter) {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == delimiter.end[0], starts(with: delimiter.end) {
        literals[literal].parts.append(start..<position)
        position += delimiter.end.count
        return
      }
      if byte == .newline, delimiter.endsWithLine {
        // A string of one line ends with its line, also if its quote belongs to a regular expression in fact.
        literals[literal].parts.append(start..<position)
        return
      }
      guard byte == .backslash, starts(with: delimiter.escape) else {
        position += 1
        continue
      }
      let escaped = position + delimiter.escape.count
      if escaped < bytes.count, bytes[escaped] == .openingParenthesis, !delimiter.isRegex {
        literals[literal].parts.append(start..<position)
        position = escaped + 1
        openStrings.append(
          OpenString(literal: literal, delimiter: delimiter, parenthesesAround: parentheses))
        parentheses = 0
        return
      }
      position = escaped < bytes.count && bytes[escaped] == .newline ? escaped : escaped + 1
    }
    position = bytes.count
    literals[literal].parts.append(start..<position)
    if !delimiter.endsWithLine { unfinished = .string }
  }

  private mutating func closeParenthesis() {
    position += 1
    parentheses -= 1
    if parentheses < 0, let string = openStrings.popLast() {
      parentheses = string.parenthesesAround
      readPart(of: string.literal, until: string.delimiter)
    }
  }

  private func starts(with text: [UInt8]) -> Bool { bytes[position...].starts(with: text) }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let blank = UInt8(ascii: " ")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let hash = UInt8(ascii: "#")
  static let backtick = UInt8(ascii: "`")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let openingParenthesis = UInt8(ascii: "(")
  fileprivate static let closingParenthesis = UInt8(ascii: ")")
}
