/// A parser of JSON that notes the place of each value. Foundation's decoder does not state the line of a member, and,
/// on some platforms, not that of a syntax error.
package struct JSONParser {
  /// The limit of nested values. The parser is recursive, and no file that Furnish reads is nested so deeply.
  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var column = 1

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses a text.
  ///
  /// - Throws: ``JSONProblem`` if the text is not JSON, or an object has a member twice.
  package static func parse(_ bytes: some Sequence<UInt8>) throws(JSONProblem) -> JSONNode {
    var bytes = Array(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var parser = JSONParser(bytes)
    parser.skipSpace()
    let node = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.problem("the file should end here, after its first value") }
    return node
  }

  private var place: Place { Place(line: line, column: column) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func problem(_ expectation: String) -> JSONProblem {
    JSONProblem("this is not JSON: \(expectation)", at: place)
  }

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if index == bytes.count || bytes[index] & 0xC0 != 0x80 {
      // A column counts code points: a byte that continues one does not count.
      column += 1
    }
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { advance() }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONNode {
    guard depth < Self.maximumDepth else { throw problem("values are nested too deeply") }
    let start = place
    switch next {
    case UInt8(ascii: "{"): return JSONNode(value: .object(try members(depth)), place: start)
    case UInt8(ascii: "["): return JSONNode(value: .array(try elements(depth)), place: start)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), place: start)
    case nil: throw problem("a value is missing at the end of the file")
    default: return JSONNode(value: try word(), place: start)
    }
  }

  private mutating func members(_ depth: Int) throws(JSONProblem) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    advance()
    skipSpace()
    if skip("}") { return members }
    while true {
      skipSpace()
      let start = place
      guard next == UInt8(ascii: "\"") else { throw problem("a name in quotes is expected here") }
      let name = try string()
      guard names.insert(name).inserted else {
        throw JSONProblem("\(name.debugDescription) is set twice; remove one of them", at: start)
      }
      skipSpace()
      guard skip(":") else { throw problem("a colon is expected after \(name.debugDescription)") }
      skipSpace()
      members.append(JSONNode.Member(name: name, place: start, value: try value(depth: depth + 1)))
      skipSpace()
      if skip("}") { return members }
      guard skip(",") else { throw problem("a comma or a closing brace is expected here") }
    }
  }

  private mutating func elements(_ depth: Int) throws(JSONProblem) -> [JSONNode] {
    var elements: [JSONNode] = []
    advance()
    skipSpace()
    if skip("]") { return elements }
    while true {
      skipSpace()
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if skip("]") { return elements }
      guard skip(",") else { throw problem("a comma or a closing bracket is expected here") }
    }
  }

  private mutating func word() throws(JSONProblem) -> JSONNode.Value {
    let start = place
    var word = ""
    while let byte = next, byte < 0x80, !" \t\r\n,:]}".utf8.contains(byte) {
      word.unicodeScalars.append(Unicode.Scalar(byte))
      advance()
    }
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      guard word.first.map({ $0.isNumber || $0 == "-" }) == true, Double(word) != nil else {
        throw JSONProblem("this is not JSON: a value is expected here", at: start)
      }
      return .number(word)
    }
  }
}

/// The parsing of strings.
extension JSONParser {
  private mutating func string() throws(JSONProblem) -> String {
    advance()
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        advance()
        text += try escape().utf8
      case 0..<0x20:
        throw problem("the string should end before the end of its line")
      default:
        text.append(byte)
        advance()
      }
    }
    throw problem("a string does not end")
  }

  private static let simpleEscapes: [UInt8: String] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func escape() throws(JSONProblem) -> String {
    guard let byte = next else { throw problem("a string does not end") }
    if let character = Self.simpleEscapes[byte] {
      advance()
      return character
    }
    guard byte == UInt8(ascii: "u") else { throw problem("no escape begins with this character") }
    advance()
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: Array("\\u".utf8)) {
      advance()
      advance()
      units.append(try unit())
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func unit() throws(JSONProblem) -> UInt16 {
    guard index + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw problem("four hexadecimal digits are expected here") }
    for _ in 0..<4 { advance() }
    return unit
  }
}
