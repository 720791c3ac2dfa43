/// The number of times that each name occurs in a source, found without a parser.
///
/// `$name`, `_name` and `` `name` `` count as `name`. A count may be too high, but is never too low: a word in a
/// comment or in a text counts as a name, and two names with the same hash count as one. So a name that occurs once is
/// used nowhere else.
struct NameCounts {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var counts: [UInt64: Int32] = [:]

  /// - Complexity: Linear in the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, WordScan.isWord(bytes[index]) { index += 1 }
      if start == index { index += 1 } else { counts[hash(start..<index), default: 0] += 1 }
    }
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
