import Foundation

/// A regular expression that is compiled once and searches long texts fast. In contrast to `Regex`, it is `Sendable` and
/// has lookbehind assertions, which `Tools/words` needs. Offsets in a text are counted in UTF-16.
struct Pattern: Sendable {
  private let expression: NSRegularExpression

  /// Compiles an expression in the notation of ICU. The flags `(?i)`, `(?m)` and `(?x)` at its beginning are its options.
  init(_ source: String) throws {
    expression = try NSRegularExpression(pattern: source)
  }

  /// Creates a pattern from a literal, which a test compiles.
  init(literal source: StaticString) {
    do {
      try self.init("\(source)")
    } catch {
      fatalError("'\(source)' is not a regular expression: \(error)")
    }
  }

  func matches(_ text: String) -> Bool {
    expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  /// Returns the ranges of the matches, or of one of their groups. The search begins at an offset, which is not the
  /// beginning of the text for the pattern.
  func ranges(in text: String, from offset: Int = 0, group: Int = 0) -> [Range<Int>] {
    let range = NSRange(location: offset, length: text.utf16.count - offset)
    return expression.matches(in: text, options: [.withTransparentBounds, .withoutAnchoringBounds], range: range)
      .compactMap { Range($0.range(at: group)) }
  }

  /// Returns the range of the match that begins at an offset, which is the beginning of the text for the pattern.
  func rangeAtBeginning(of text: String, from offset: Int = 0) -> Range<Int>? {
    let range = NSRange(location: offset, length: text.utf16.count - offset)
    return expression.firstMatch(in: text, options: .anchored, range: range).flatMap { Range($0.range) }
  }
}

extension String {
  /// Returns a part of the text. Its range is counted in UTF-16, as those of a `Pattern` are.
  func utf16Text(_ range: Range<Int>) -> String {
    let start = utf16.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf16.index(start, offsetBy: range.count)])
  }

  /// Returns the number of the line that contains a position, which is counted in UTF-16.
  func line(atUTF16 position: Int) -> Int {
    1 + utf16.prefix(position).count { $0 == UInt16(UInt8.newline) }
  }
}
