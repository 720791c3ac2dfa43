/// The code before a word, which decides whether the word is a label, or the member of a value or a type.
extension OriginScan {
  /// Returns whether a word before a colon is the label of an argument, and not a key of a dictionary.
  func isLabel(_ word: Range<Int>) -> Bool {
    guard index < end, bytes[index] == UInt8(ascii: ":") else { return false }
    let last = byteBefore(word.lowerBound)
    return last == UInt8(ascii: "(") || last == UInt8(ascii: ",") && depthOfBrackets == 0
  }

  /// Returns whether a label is that of an initializer that reads a file: `String(contentsOfFile: path)`.
  func isLabelOfFile(_ label: String, _ word: Range<Int>) -> Bool {
    guard label.hasPrefix("contentsOf"), word.lowerBound > 0, bytes[word.lowerBound - 1] == UInt8(ascii: "(") else {
      return false
    }
    var first = word.lowerBound - 1
    while first > 0, WordScan.isWord(bytes[first - 1]) { first -= 1 }
    return (0x41...0x5A).contains(bytes[first]) || bytes[first] == UInt8(ascii: "(")
  }

  /// Returns the last byte before an offset that is no space; nil at the start.
  private func byteBefore(_ offset: Int) -> UInt8? {
    var offset = offset
    while offset > 0, bytes[offset - 1] <= 0x20 { offset -= 1 }
    return offset > 0 ? bytes[offset - 1] : nil
  }

  /// Returns the base of the member that begins at an offset: `Config` for `shared` in `Config.shared`, the empty text
  /// for `.live`. Returns nil if no dot precedes the offset.
  func baseOfMember(_ start: Int) -> String? {
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return nil }
    let end = start - 1
    if end > 0, bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] == UInt8(ascii: "<") { return nil }
    var first = end
    while first > 0, WordScan.isWord(bytes[first - 1]) { first -= 1 }
    return text(first..<end)
  }

  /// Returns whether a bracket follows a value, so that it reads an element of the value.
  func followsValue(_ bracket: Int) -> Bool {
    var bracket = bracket
    while bracket > 1, bytes[bracket - 1] == UInt8(ascii: "?") || bytes[bracket - 1] == UInt8(ascii: "!") {
      bracket -= 1
    }
    guard bracket > 0 else { return false }
    let last = bytes[bracket - 1]
    return WordScan.isWord(last) || last == UInt8(ascii: ")") || last == UInt8(ascii: "]")
  }
}
