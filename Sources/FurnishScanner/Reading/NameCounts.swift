/// The number of times that each name occurs in a source, found without a parser.
///
/// `$name`, `_name` and `` `name` `` count as `name`. A count may be too high: a word in a block comment, or in a text
/// of several lines or with an interpolation, counts as a name, and two names with the same hash count as one. So a
/// name whose count is one is used nowhere else.
struct NameCounts {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var counts: [UInt64: Int32] = [:]

  /// - Complexity: Linear in the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var (index, isInLongText, isUnclear) = (0, false, false)
    while index < bytes.count {
      let start = index
      while index < bytes.count, WordScan.isWord(bytes[index]) { index += 1 }
      if start < index {
        counts[hash(start..<index), default: 0] += 1
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "\n"): isUnclear = false
      case UInt8(ascii: "\"") where hasQuotes(3, at: index):
        isInLongText.toggle()
        index += 2
      case UInt8(ascii: "\"") where !isInLongText && !isUnclear:
        if let end = endOfText(from: index) { index = end } else { isUnclear = true }
      case UInt8(ascii: "/") where !isInLongText && !isUnclear && isComment(at: index):
        while index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "\n") { index += 1 }
      default: break
      }
      index += 1
    }
  }

  private func hasQuotes(_ count: Int, at offset: Int) -> Bool {
    bytes[offset...].prefix(count).elementsEqual(repeatElement(UInt8(ascii: "\""), count: count))
  }

  private func isComment(at offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/")
  }

  /// Returns the offset of the quotation mark that ends a text. Returns nil for a text with an interpolation, for a
  /// raw text, and for a text that does not end in the same line.
  private func endOfText(from start: Int) -> Int? {
    if start > 0, bytes[start - 1] == UInt8(ascii: "#") { return nil }
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\"") { return index }
      if bytes[index] == UInt8(ascii: "\\") {
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") { return nil }
        index += 1
      }
      index += 1
    }
    return nil
  }

  /// Returns whether the name at a range, which may be in backticks, occurs nowhere else.
  func occursOnce(_ range: Range<Int>) -> Bool { count(range) == 1 }

  /// Returns the number of times that the name at a range, which may be in backticks, occurs.
  func count(_ range: Range<Int>) -> Int {
    let isQuoted = bytes[range].first == UInt8(ascii: "`")
    return Int(counts[hash(isQuoted ? range.dropFirst().dropLast() : range)] ?? 0)
  }

  /// Returns the hash of a name, after Fowler, Noll and Vo (FNV-1a).
  private func hash(_ range: Range<Int>) -> UInt64 {
    let name = bytes[range].first == UInt8(ascii: "_") ? range.dropFirst() : range
    return bytes[name].reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
