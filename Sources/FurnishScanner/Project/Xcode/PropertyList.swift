/// The content of a file that describes a project: `project.pbxproj`, which Xcode writes in the old textual form of
/// property lists, or a specification in YAML.
///
/// Foundation reads the textual form as well, but recursively without a limit, and a damaged project must not end the
/// program.
enum PropertyList: Hashable {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// Reads a property list.
  ///
  /// - Returns: `nil` if the bytes are not a property list, or if it is nested more than 64 times.
  /// - Complexity: Linear in the bytes.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list. A text and a dictionary have none.
  var elements: [PropertyList] { if case .list(let elements) = self { elements } else { [] } }

  var texts: [String] { elements.compactMap(\.text) }

  /// The value of a dictionary for a key.
  subscript(key: String) -> PropertyList? { if case .dictionary(let values) = self { values[key] } else { nil } }
}

extension PropertyList {
  fileprivate struct Reader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// A Boolean value that indicates whether nothing but space and comments is left.
    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return position == bytes.count
      }
    }

    mutating func value(depth: Int) -> PropertyList? {
      guard depth < 64, let next = peek() else { return nil }
      switch next {
      case UInt8(ascii: "{"): return dictionary(depth)
      case UInt8(ascii: "("): return list(depth)
      case UInt8(ascii: "\""): return quoted().map(PropertyList.text)
      default: return word().map(PropertyList.text)
      }
    }

    private mutating func dictionary(_ depth: Int) -> PropertyList? {
      position += 1
      var values: [String: PropertyList] = [:]
      while !take(UInt8(ascii: "}")) {
        guard let key = peek() == UInt8(ascii: "\"") ? quoted() : word(), take(UInt8(ascii: "=")),
          let value = value(depth: depth + 1), take(UInt8(ascii: ";"))
        else { return nil }
        values[key] = value
      }
      return .dictionary(values)
    }

    private mutating func list(_ depth: Int) -> PropertyList? {
      position += 1
      var elements: [PropertyList] = []
      while !take(UInt8(ascii: ")")) {
        guard let element = value(depth: depth + 1) else { return nil }
        elements.append(element)
        guard take(UInt8(ascii: ",")) || peek() == UInt8(ascii: ")") else { return nil }
      }
      return .list(elements)
    }

    private mutating func quoted() -> String? {
      position += 1
      var text: [UInt8] = []
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), position < bytes.count else {
          text.append(byte)
          continue
        }
        switch bytes[position] {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case let escaped: text.append(escaped)
        }
        position += 1
      }
      return nil
    }

    private mutating func word() -> String? {
      skipSpace()
      let start = position
      while position < bytes.count, Self.isPartOfWord(bytes[position]) { position += 1 }
      return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard peek() == byte else { return false }
      position += 1
      return true
    }

    /// Skips spaces and comments, and returns the next byte.
    private mutating func peek() -> UInt8? {
      skipSpace()
      return position < bytes.count ? bytes[position] : nil
    }

    private mutating func skipSpace() {
      while position < bytes.count {
        if bytes[position] <= UInt8(ascii: " ") {
          position += 1
        } else if starts(with: "//") {
          while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        } else if starts(with: "/*") {
          position += 2
          while position < bytes.count, !starts(with: "*/") { position += 1 }
          position = min(position + 2, bytes.count)
        } else {
          return
        }
      }
    }

    private func starts(with text: StaticString) -> Bool {
      position + 1 < bytes.count && bytes[position] == text.utf8Start[0] && bytes[position + 1] == text.utf8Start[1]
    }

    /// Returns whether a text with this character needs no quotes.
    private static func isPartOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"):
        true
      default: false
      }
    }
  }
}
