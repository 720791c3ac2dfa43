/// A line of text with its number in the file.
struct Line: Hashable, Sendable {
  let number: Int
  var text: String
}

extension String {
  /// The lines of the text. A line break at its end begins no further line.
  var lines: [Line] {
    var parts = utf8.split(separator: .newline, omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    return parts.enumerated().map { Line(number: $0.offset + 1, text: String(Substring($0.element))) }
  }
}

extension StringProtocol {
  /// The text without the blanks around it.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
