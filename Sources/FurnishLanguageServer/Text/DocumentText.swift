import FurnishGraph
import FurnishScanner

/// The text of a file, with the offsets of its lines.
struct DocumentText: Sendable {
  private(set) var bytes: [UInt8]
  private var lines: LineTable

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = bytes.withUnsafeBufferPointer { LineTable($0) }
  }

  /// Replaces a part of the text.
  mutating func replace(_ range: Range<TextPosition>, with text: String, _ encoding: PositionEncoding) {
    let start = offset(of: range.lowerBound, encoding)
    bytes.replaceSubrange(start..<max(start, offset(of: range.upperBound, encoding)), with: text.utf8)
    lines = bytes.withUnsafeBufferPointer { LineTable($0) }
  }

  /// The text without a byte order mark, as the scanner reads it.
  var content: ArraySlice<UInt8> { bytes[markLength...] }

  private var markLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Returns the offset of a position. A position behind the end of its line has the offset of the end of the line. A
  /// position behind the last line has the offset of the end of the text. A position inside of a character has the
  /// offset of the character.
  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < lines.count else { return bytes.count }
    var offset = lines.start(ofLine: position.line)
    var remaining = position.character
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      let units = encoding.units(ofScalarBeginningWith: bytes[offset])
      guard units <= remaining else { break }
      remaining -= units
      offset += 1
      // Bytes that continue the scalar belong to it.
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      if remaining == 0 { break }
    }
    return offset
  }

  func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(offset, bytes.count)
    let line = lines.lineIndex(ofOffset: offset)
    let units = bytes[lines.start(ofLine: line)..<offset].reduce(0) { $0 + encoding.units(ofScalarBeginningWith: $1) }
    return TextPosition(line: line, character: units)
  }

  /// Returns the offset of a place of a finding, into the whole text.
  func offset(of place: ServicePlace) -> Int {
    guard place.line >= 1, place.line <= lines.count else { return bytes.count }
    let mark = place.line == 1 ? markLength : 0
    return min(lines.start(ofLine: place.line - 1) + mark + max(0, place.column - 1), bytes.count)
  }

  /// Returns the range of the word at a place, or of the character if no word begins there.
  func range(at place: ServicePlace, _ encoding: PositionEncoding) -> Range<TextPosition> {
    let start = offset(of: place)
    var end = start
    while end < bytes.count, Self.isPartOfWord(bytes[end]) { end += 1 }
    if end == start, end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return position(of: start, encoding)..<position(of: end, encoding)
  }

  /// Returns the range between two offsets into the text without its byte order mark.
  func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> Range<TextPosition> {
    position(of: range.lowerBound + markLength, encoding)..<position(of: range.upperBound + markLength, encoding)
  }

  /// Returns the offset of a position in the text without its byte order mark.
  func contentOffset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    max(0, offset(of: position, encoding) - markLength)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
