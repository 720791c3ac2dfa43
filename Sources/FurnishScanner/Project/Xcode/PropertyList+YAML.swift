extension PropertyList {
  /// Reads the YAML of a project description: mappings, sequences and scalars in block style and in flow style (with
  /// brackets), and anchors.
  ///
  /// All scalars are texts. The content of a block scalar is left out, since no list of files is written as one.
  ///
  /// - Returns: `nil` if the text is not such YAML, if it is nested more than 64 times, or if its aliases repeat more
  ///   than 100,000 values.
  /// - Complexity: Linear in the text, but a value in flow style is read again for each of its lines (at most 500).
  init?(yaml text: String) {
    var reader = YAMLReader(text)
    guard let value = reader.document() else { return nil }
    self = value
  }
}

/// The values that a document names, `&name`, to repeat them by aliases, `*name`. Aliases of aliases grow
/// exponentially, so the values that aliases repeat are counted.
struct YAMLAnchors {
  private var values: [Substring: (value: PropertyList, size: Int)] = [:]
  private var remaining = 100_000

  mutating func add(_ value: PropertyList, named name: Substring) { values[name] = (value, value.size) }

  /// Returns the value of an alias, `*name`; `nil` if nothing has the name, or if aliases have repeated too much.
  mutating func value(named name: Substring) -> PropertyList? {
    guard let (value, size) = values[name], size <= remaining else { return nil }
    remaining -= size
    return value
  }
}

extension PropertyList {
  /// The number of values in the list, with the list itself.
  fileprivate var size: Int {
    switch self {
    case .text: 1
    case .list(let elements): elements.reduce(1) { $0 + $1.size }
    case .dictionary(let values): values.values.reduce(1) { $0 + $1.size }
    }
  }
}

/// A reader of the lines of a document, in block style. ``YAMLFlowReader`` reads values in flow style.
private struct YAMLReader {
  private struct Line {
    var indent: Int
    var text: Substring

    var isElement: Bool { text == "-" || text.hasPrefix("- ") }
  }

  private var lines: [Line] = []
  private var position = 0
  private var anchors = YAMLAnchors()

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let indent = line.prefix { $0 == " " }.count
      let content = Self.withoutComment(line.dropFirst(indent))
      if content.isEmpty || content == "---" || content.hasPrefix("%") { continue }
      lines.append(Line(indent: indent, text: content))
    }
  }

  mutating func document() -> PropertyList? {
    guard !lines.isEmpty, let value = node(depth: 0), position == lines.count else { return nil }
    return value
  }

  /// Reads the value that begins at the current line.
  private mutating func node(depth: Int) -> PropertyList? {
    guard depth < 64, position < lines.count else { return nil }
    let line = lines[position]
    if line.isElement { return sequence(at: line.indent, depth) }
    if Self.key(of: line.text) != nil { return mapping(at: line.indent, depth) }
    position += 1
    return value(line.text, insideOf: line.indent - 1, depth)
  }

  private mutating func sequence(at indent: Int, _ depth: Int) -> PropertyList? {
    var elements: [PropertyList] = []
    while position < lines.count, lines[position].indent == indent, lines[position].isElement {
      let rest = lines[position].text.dropFirst()
      let content = rest.drop { $0 == " " }
      if content.isEmpty {
        position += 1
        guard let element = nested(in: indent, depth) else { return nil }
        elements.append(element)
      } else {
        // The rest of the line is the first line of the element.
        lines[position] = Line(indent: indent + 1 + rest.count - content.count, text: content)
        guard let element = node(depth: depth + 1) else { return nil }
        elements.append(element)
      }
    }
    return .list(elements)
  }

  private mutating func mapping(at indent: Int, _ depth: Int) -> PropertyList? {
    var values: [String: PropertyList] = [:]
    while position < lines.count, lines[position].indent == indent, let (key, rest) = Self.key(of: lines[position].text)
    {
      position += 1
      guard let value = value(rest, insideOf: indent, depth) else { return nil }
      if key == "<<", case .dictionary(let merged) = value {
        values.merge(merged) { existing, _ in existing }
      } else {
        values[key] = value
      }
    }
    return .dictionary(values)
  }

  /// Reads a value that begins in the line of its key.
  ///
  /// - Parameter indent: The indentation of the key.
  private mutating func value(_ text: Substring, insideOf indent: Int, _ depth: Int) -> PropertyList? {
    guard depth < 64 else { return nil }
    switch text.first {
    case nil: return nested(in: indent, depth)
    case "&":
      let name = text.dropFirst().prefix { $0 != " " }
      let rest = text.dropFirst(1 + name.count).drop { $0 == " " }
      let value = value(rest, insideOf: indent, depth + 1)
      if let value { anchors.add(value, named: name) }
      return value
    case "*": return anchors.value(named: text.dropFirst())
    case "!": return value(text.drop { $0 != " " }.drop { $0 == " " }, insideOf: indent, depth + 1)
    case "|", ">":
      _ = continuation(of: indent)
      return .text("")
    case "[", "{", "\"", "'":
      return flow(text, depth)
    default: return .text(([text] + continuation(of: indent)).joined(separator: " "))
    }
  }

  /// Reads a value in flow style, or in quotes, which may end in a later line.
  private mutating func flow(_ text: Substring, _ depth: Int) -> PropertyList? {
    var joined = String(text)
    // Each line reads the value from its beginning, so there must not be too many.
    for _ in 0..<500 {
      var reader = YAMLFlowReader(joined, anchors)
      if let value = reader.value(depth: depth), reader.isAtEnd {
        anchors = reader.anchors
        return value
      }
      guard reader.isUnfinished, position < lines.count else { return nil }
      joined += " " + lines[position].text
      position += 1
    }
    return nil
  }

  /// Reads a value in the lines after its key. A sequence need not be indented more than the key.
  private mutating func nested(in indent: Int, _ depth: Int) -> PropertyList? {
    guard position < lines.count else { return .text("") }
    let line = lines[position]
    let isSequence = line.indent == indent && line.isElement
    return line.indent > indent || isSequence ? node(depth: depth + 1) : .text("")
  }

  /// Skips the lines that are indented more than a key, and returns them.
  private mutating func continuation(of indent: Int) -> [Substring] {
    let start = position
    while position < lines.count, lines[position].indent > indent { position += 1 }
    return lines[start..<position].map(\.text)
  }

  /// Splits a line into its key and the rest; `nil` if it has no key.
  private static func key(of text: Substring) -> (key: String, rest: Substring)? {
    if let quote = text.first, quote == "\"" || quote == "'" {
      guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
      let rest = text[text.index(after: end)...]
      guard rest.first == ":", rest.count == 1 || rest.dropFirst().first == " " else { return nil }
      return (String(text[text.index(after: text.startIndex)..<end]), rest.dropFirst().drop { $0 == " " })
    }
    guard let first = text.first, !"[{&*!|>".contains(first) else { return nil }
    for index in text.indices where text[index] == ":" {
      let next = text.index(after: index)
      if next == text.endIndex || text[next] == " " {
        return (text[..<index].trimmingSpaces, text[next...].drop { $0 == " " })
      }
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    var end = line.endIndex
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open, previous != "\\" { quote = nil }
      } else if character == "#", previous == " " {
        end = index
        break
      } else if character == "\"" || character == "'", " [{,:".contains(previous) {
        // A quotation mark after another character is a part of a word.
        quote = character
      }
      previous = character
    }
    var text = line[..<end]
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
