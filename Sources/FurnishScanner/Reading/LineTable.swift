/// The beginnings of the lines of a source.
package struct LineTable: Sendable {
  private var starts: [Int32] = [0]

  /// - Complexity: Linear in the bytes.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    starts.reserveCapacity(bytes.count / 32)
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < bytes.count {
      // Eight bytes at once, as long as no line ends in them.
      while index + 8 <= raw.count, !Self.hasLineEnd(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
        index += 8
      }
      guard index < bytes.count else { break }
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      starts.append(Int32(index))
    }
  }

  /// Returns whether one of eight bytes ends a line. Such a byte is zero in `feeds` or `returns`, and subtracting one
  /// from it sets its highest bit.
  private static func hasLineEnd(_ bytes: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (feeds, returns) = (bytes ^ ones &* 0x0A, bytes ^ ones &* 0x0D)
    return ((feeds &- ones) & ~feeds | (returns &- ones) & ~returns) & (ones &* 0x80) != 0
  }

  /// Returns the line and the column of an offset. Columns count bytes, as the compiler's do.
  func place(ofOffset offset: Int) -> Place {
    let line = lineIndex(ofOffset: offset)
    return Place(line: line + 1, column: offset - Int(starts[line]) + 1)
  }

  /// Returns the line of an offset, counted from zero.
  package func lineIndex(ofOffset offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of lines of the source: one more than it has line ends.
  package var count: Int { starts.count }

  /// Returns the offset at which a line begins.
  package func start(ofLine line: Int) -> Int { Int(starts[line]) }
}
