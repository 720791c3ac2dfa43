/// A reader of YAML in flow style, with brackets: `{ path: App, excludes: ["*.md"] }`.
struct YAMLFlowReader {
  private let characters: [Character]
  private(set) var anchors: YAMLAnchors
  private var position = 0
  /// A Boolean value that indicates whether the text ended inside of brackets or quotes.
  private(set) var isUnfinished = false

  init(_ text: String, _ anchors: YAMLAnchors) {
    characters = Array(text)
    self.anchors = anchors
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == characters.count
    }
  }

  /// Reads a value.
  ///
  /// - Returns: `nil` if the text ends, is no value in flow style, or uses an alias that is not known.
  mutating func value(depth: Int) -> PropertyList? {
    guard depth < 64, let next = peek() else { return nil }
    switch next {
    case "[": return list(depth)
    case "{": return dictionary(depth)
    case "\"", "'": return quoted(next).map(PropertyList.text)
    case "*":
      position += 1
      return anchors.value(named: name())
    case "&":
      position += 1
      let name = name()
      let value = value(depth: depth + 1)
      if let value { anchors.add(value, named: name) }
      return value
    default: return .text(word())
    }
  }

  private mutating func list(_ depth: Int) -> PropertyList? {
    position += 1
    var elements: [PropertyList] = []
    while !take("]") {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
      guard take(",") || peek() == "]" else { return nil }
    }
    return .list(elements)
  }

  private mutating func dictionary(_ depth: Int) -> PropertyList? {
    position += 1
    var values: [String: PropertyList] = [:]
    while !take("}") {
      guard let next = peek() else { return nil }
      let key = next == "\"" || next == "'" ? quoted(next) : word()
      guard let key, !key.isEmpty else { return nil }
      if take(":") {
        guard let next = peek() else { return nil }
        let isEmpty = next == "," || next == "}"
        guard let value = isEmpty ? .text("") : value(depth: depth + 1) else { return nil }
        values[key] = value
      } else {
        values[key] = .text("")
      }
      guard take(",") || peek() == "}" else { return nil }
    }
    return .dictionary(values)
  }

  private mutating func quoted(_ quote: Character) -> String? {
    position += 1
    var text = ""
    while position < characters.count {
      let character = characters[position]
      position += 1
      if character == quote {
        // Two quotes are one inside of single quotes.
        guard quote == "'", position < characters.count, characters[position] == quote else { return text }
        position += 1
      } else if character == "\\", quote == "\"", position < characters.count {
        // Escapes of YAML such as `\n` are not interpreted: paths do not have them.
        text.append(characters[position])
        position += 1
        continue
      }
      text.append(character)
    }
    isUnfinished = true
    return nil
  }

  /// Reads the name of an anchor or of an alias.
  private mutating func name() -> Substring {
    let start = position
    while position < characters.count, !" \t,[]{}".contains(characters[position]) { position += 1 }
    return Substring(String(characters[start..<position]))
  }

  /// Reads a text without quotes. A colon is a part of it unless a space, a comma, a closing bracket or the end of the
  /// whole text follows.
  private mutating func word() -> String {
    skipSpace()
    let start = position
    while position < characters.count {
      let character = characters[position]
      if ",]}[{".contains(character) && !isReference { break }
      if character == ":", position + 1 == characters.count || " ,]}".contains(characters[position + 1]) { break }
      position += 1
    }
    var end = position
    while end > start, characters[end - 1] == " " { end -= 1 }
    return String(characters[start..<end])
  }

  /// Whether the bracket at the position is one of `${NAME}`.
  private var isReference: Bool {
    switch characters[position] {
    case "{": position > 0 && characters[position - 1] == "$"
    case "}":
      characters[..<position].lastIndex(of: "{").map { open in
        open > 0 && characters[open - 1] == "$" && !characters[open..<position].contains("}")
      } ?? false
    default: false
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    position += 1
    return true
  }

  private mutating func peek() -> Character? {
    skipSpace()
    if position == characters.count { isUnfinished = true }
    return position < characters.count ? characters[position] : nil
  }

  private mutating func skipSpace() {
    while position < characters.count, characters[position] == " " || characters[position] == "\t" { position += 1 }
  }
}
