/// The names of types, as `String(reflecting:)` writes them, in the forms that reports show.
enum TypeSpelling {
  /// Returns a type without modules and outer types: `Pair<Int, any Log>` for `App.Pair<Swift.Int, any App.Log>`.
  ///
  /// A service of another library that is named by a key path or an attribute, `@Dependency(\.date)`, is unchanged.
  static func short(_ type: String) -> String {
    if isOfOtherLibrary(type) { return type }
    if let name = lastName(ofPath: type[...]) { return String(name) }
    let prefix = "any "
    if type.hasPrefix(prefix), let name = lastName(ofPath: type.dropFirst(prefix.count)) { return prefix + name }
    var reader = ShortTypeReader(type)
    return reader.read()
  }

  /// Returns whether a name is that of a service of another library: a key path or an attribute. A function type such
  /// as `@Sendable () -> ()` is no such name: a space follows its attribute.
  private static func isOfOtherLibrary(_ type: String) -> Bool {
    switch type.utf8.first {
    case UInt8(ascii: "\\"): true
    case UInt8(ascii: "@"): type.utf8.last == UInt8(ascii: ")") && !type.utf8.contains(UInt8(ascii: " "))
    default: false
    }
  }

  /// Returns `Log` for `App.Log`, and `nil` for a spelling that is not a plain path. This is the fast path: nearly all
  /// types are plain, and a report names many.
  private static func lastName(ofPath type: Substring) -> Substring? {
    var (count, start) = (0, 0)
    for byte in type.utf8 {
      count += 1
      if byte == UInt8(ascii: ".") {
        start = count
      } else if !isIdentifier(byte) {
        return nil
      }
    }
    let name = type[type.utf8.index(type.startIndex, offsetBy: start)...]
    // The short name of a metatype includes the name before its last dot.
    return name == "Type" || name == "Protocol" ? nil : name
  }

  /// Returns the module of a type, `App` for `any App.Log`; `nil` for a name without a module.
  static func module(of type: String) -> String? {
    var name = type[...]
    for prefix in ["any ", "some "] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    let extensionMark = "(extension in "
    if name.hasPrefix(extensionMark) { return String(name.dropFirst(extensionMark.count).prefix { $0 != ")" }) }
    let module = name.prefix(while: isIdentifier)
    return !module.isEmpty && name.dropFirst(module.count).first == "." ? String(module) : nil
  }

  /// Returns the last two names of a key, `Route.home` for `App.Route.home`. A key that is not a path, such as `"home"`
  /// or `3`, is unchanged.
  static func shortKey(_ key: String) -> String {
    let isPath = key.first.map { $0.isLetter || $0 == "_" } == true && key.allSatisfy { isIdentifier($0) || $0 == "." }
    guard isPath else { return key }
    return key.split(separator: ".").suffix(2).joined(separator: ".")
  }

  /// Returns the type as code may write it: without modules, and without outer types that are not generic. A type
  /// inside a generic one is `Pair<Int>.Side`, because Swift finds no `Side` outside of it.
  static func inCode(_ type: String) -> String {
    var path = [""]
    var depth = 0
    for character in type {
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      if character == ".", depth == 0 { path.append("") } else { path[path.count - 1].append(character) }
    }
    guard path.dropFirst().dropLast().contains(where: { $0.hasSuffix(">") }) else { return short(type) }
    return path.dropFirst().map(short).joined(separator: ".")
  }

  /// The names that code must write in backticks.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Spells the type as it is written before `.self`: `Clock`, `(any Clock)`, and a name that is a keyword in
  /// backticks.
  static func beforeSelf(_ type: String) -> String {
    if keywords.contains(type) { return "`\(type)`" }
    var depth = 0
    for character in type {
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      if character == " ", depth == 0 { return "(\(type))" }
    }
    return type
  }

  /// Returns `App.Page` and `Swift.Int` for `Furnish.AssistedFactory<App.Page, Swift.Int>`; `nil` for any other type.
  static func assisted(_ type: String) -> (created: String, arguments: [String])? {
    let prefix = "Furnish.AssistedFactory<"
    guard type.hasPrefix(prefix), type.hasSuffix(">") else { return nil }
    let parts = parts(of: type.dropFirst(prefix.count).dropLast())
    guard parts.count == 2 else { return nil }
    let isTuple = parts[1].hasPrefix("(") && parts[1].hasSuffix(")")
    return (parts[0], isTuple ? self.parts(of: parts[1].dropFirst().dropLast()) : [parts[1]])
  }

  /// Splits a list at the commas that are not in brackets.
  private static func parts(of list: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in list {
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else if character != " " || !parts[parts.count - 1].isEmpty {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
  }

  static func isIdentifier(_ character: Character) -> Bool {
    // The tables of Unicode are slow, and nearly no name needs them.
    if let byte = character.asciiValue { return isIdentifier(byte) || byte == UInt8(ascii: "`") }
    return character.isLetter || character.isNumber
  }
}

/// A reader that copies the name of a type, without the part of each path up to its last dot.
private struct ShortTypeReader {
  private let type: [Character]
  private var result: [Character] = []
  /// The index in `result` at which the current path begins.
  private var pathStart = 0
  /// The indices at which the paths around the current path begin. The current path is in their generic arguments.
  private var outerStarts: [Int] = []

  init(_ type: String) { self.type = Array(type) }

  mutating func read() -> String {
    // A raw identifier is a sentence between backticks, whose dots and spaces belong to the name.
    var isRaw = false
    for index in type.indices {
      let character = type[index]
      if character == "`" { isRaw.toggle() }
      if isRaw {
        result.append(character)
      } else if character == ".", !isMetatype(after: index) {
        result.removeSubrange(pathStart...)
      } else if character == ":", result[pathStart...].starts(with: "(extension in ") {
        result.removeSubrange(pathStart...)
      } else {
        result.append(character)
        follow(character, isArrow: index > 0 && type[index - 1] == "-")
      }
    }
    return String(result)
  }

  private mutating func follow(_ character: Character, isArrow: Bool) {
    switch character {
    case "<", "(":
      outerStarts.append(pathStart)
      pathStart = result.count
    case ">" where !isArrow, ")":
      pathStart = outerStarts.popLast() ?? result.count
    case ".": break
    default:
      if !TypeSpelling.isIdentifier(character) { pathStart = result.count }
    }
  }

  /// Returns whether the name after a dot is the last one and that of a metatype: `App.Log.Type` is not a type called
  /// `Type`.
  private func isMetatype(after index: Int) -> Bool {
    let name = type[(index + 1)...].prefix(while: TypeSpelling.isIdentifier)
    let isLast = name.endIndex == type.endIndex || type[name.endIndex] != "."
    return isLast && (name.elementsEqual("Type") || name.elementsEqual("Protocol"))
  }
}

extension TypeSpelling {
  /// Returns the type without the optional around it, and with one around it.
  static func optionalVariants(_ type: String) -> [String] {
    let prefix = "Swift.Optional<"
    let wrapped = type.hasPrefix(prefix) && type.hasSuffix(">") ? [String(type.dropFirst(prefix.count).dropLast())] : []
    return wrapped + ["\(prefix)\(type)>"]
  }

  /// Returns `App.Log` for `any App.Log`, and the other way round.
  static func existentialVariant(_ type: String) -> String {
    type.hasPrefix("any ") ? String(type.dropFirst("any ".count)) : "any \(type)"
  }
}
