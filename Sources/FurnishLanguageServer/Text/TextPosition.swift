import FurnishReports

/// A position in a document, as editors count it: from zero, in units of the encoding.
struct TextPosition: Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  static func < (left: Self, right: Self) -> Bool { (left.line, left.character) < (right.line, right.character) }

  var json: JSONValue { .members(["line": .number(line), "character": .number(character)]) }
}

extension Range<TextPosition> {
  var json: JSONValue { .members(["start": lowerBound.json, "end": upperBound.json]) }
}

/// The unit in which positions count characters. The server and the client agree on it at the beginning.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// Returns the number of units of a scalar whose UTF-8 begins with a byte; zero for a byte that continues a scalar.
  func units(ofScalarBeginningWith byte: UInt8) -> Int {
    switch (self, byte) {
    case (_, 0x80..<0xC0): 0
    case (.utf8, 0..<0x80): 1
    case (.utf8, 0xC0..<0xE0): 2
    case (.utf8, 0xE0..<0xF0): 3
    case (.utf8, _): 4
    case (.utf16, 0xF0...): 2
    case (.utf16, _): 1
    }
  }
}
