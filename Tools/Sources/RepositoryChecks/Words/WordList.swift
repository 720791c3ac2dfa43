/// The list `Tools/words`: the words that prose does not use.
struct WordList {
  static let path = "Tools/words"

  private(set) var words: [Word] = []
  private(set) var faults: [Fault] = []
  /// One pattern for the words of all paragraphs, in lowercase. Most paragraphs contain none of them, so one search is
  /// enough. Nil if the patterns cannot be joined: each word is searched then.
  private var anyOfAll: Pattern?

  init(_ text: String) {
    for line in text.lines where !line.text.isEmpty && !line.text.hasPrefix("#") {
      let place = Place(Self.path, line: line.number)
      guard let row = line.text.wholeMatch(of: /(?<scope>all|public|start|function): (?<pattern>.*) -> (?<advice>.*)/),
        let scope = Word.Scope(rawValue: String(row.scope))
      else {
        faults.append(.unreadableWord(at: place))
        continue
      }
      do {
        words.append(try Word(scope, source: String(row.pattern), advice: String(row.advice)))
      } catch {
        faults.append(.unreadablePattern(String(row.pattern), at: place))
      }
    }
    if words.isEmpty && faults.isEmpty { faults.append(.noWords(at: Place(Self.path, line: 1))) }
    let patterns = words.filter { $0.scope == .all }.map { $0.source.lowercasePattern }
    anyOfAll = try? Pattern(Word.whole(patterns.joined(separator: "|")))
  }

  /// Returns the faults of a paragraph.
  func faults(in paragraph: Paragraph, path: String) -> [Fault] {
    let label = paragraph.kind == .documentation ? paragraph.labelLength : 0
    let mayContainWords = anyOfAll?.matches(paragraph.text.lowercased()) ?? true
    return words.flatMap { word -> [Fault] in
      if word.scope == .all ? !mayContainWords : !word.scope.applies(to: paragraph, isLabeled: label > 0) { return [] }
      return word.ranges(in: paragraph.text, after: label).map { range in
        .word(
          paragraph.text.utf16Text(range), advice: word.advice,
          at: Place(path, line: paragraph.line(at: range.lowerBound)))
      }
    }
  }
}

/// A row of the list.
struct Word {
  /// The texts in which the word is searched.
  enum Scope: String {
    /// All prose.
    case all
    /// The beginning of each paragraph of a documentation comment.
    case start
    /// The beginning of the summary of a public declaration.
    case `public`
    /// The beginning of the summary of a function or an initializer.
    case function

    func applies(to paragraph: Paragraph, isLabeled: Bool) -> Bool {
      switch self {
      case .all: true
      case .start: paragraph.kind == .documentation
      case .public: paragraph.declaration?.isPublic == true
      case .function: paragraph.declaration?.isFunction == true && !isLabeled
      }
    }
  }

  let scope: Scope
  let advice: String
  /// The expression as it is written in the list.
  let source: String
  private let pattern: Pattern

  /// Creates a word from a row of the list. A pattern with a capital letter matches in that case alone.
  init(_ scope: Scope, source: String, advice: String) throws {
    self.scope = scope
    self.advice = advice
    self.source = source
    let flags = source.lowercasePattern == source ? "(?i)" : ""
    pattern = try Pattern(flags + (scope == .all ? Self.whole(source) : #"^(?:\#(source))\b"#))
  }

  /// Returns the expression for a whole word.
  static func whole(_ source: String) -> String { #"(?<![\w-])(?:\#(source))(?!\w)"# }

  /// Returns the ranges of the word in a text. The label at its beginning is not searched.
  func ranges(in text: String, after label: Int) -> [Range<Int>] {
    if scope == .all { return pattern.ranges(in: text, from: label) }
    return pattern.rangeAtBeginning(of: text, from: label).map { [$0] } ?? []
  }
}

extension String {
  /// A regular expression for the same text in lowercase. The name of a class such as `\W` stays.
  fileprivate var lowercasePattern: String {
    replacing(/\\.|[A-Z]/) { $0.output.count == 1 ? $0.output.lowercased() : String($0.output) }
  }
}

extension Paragraph {
  /// The length in UTF-16 of a label such as `Parameter name:` or `Returns:`, whose words are code.
  fileprivate var labelLength: Int {
    guard let colon = text.firstRange(of: ": ") else { return 0 }
    let words = text[..<colon.lowerBound].split(separator: " ")
    let isLabel = words.count == 1 || words.count == 2 && words[0] == "Parameter"
    return isLabel ? text[..<colon.upperBound].utf16.count : 0
  }
}
