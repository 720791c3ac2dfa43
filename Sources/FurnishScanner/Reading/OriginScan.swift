/// A search for the ``OriginFacts`` of code, without a parser: for the names of functions, variables and types that the
/// code uses and does not declare.
struct OriginScan {
  /// The names that were found, in the forms of ``OriginNames``.
  private(set) var names: Set<String> = []
  /// Whether the body draws or reads a new value each time: `Bool.random()`, `readLine()`.
  private(set) var isRandom = false
  /// Whether the body is too long, or has a part that is not followed here: an `await`, a macro, or a declared type.
  private(set) var hasUnfollowedParts = false

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index: Int
  private(set) var end: Int
  /// The names that the body declares, with its parameters.
  private var declared: Set<String>
  /// The names since the last brace, semicolon or line end. If `in` follows, they are the parameters of a closure.
  private var possibleParameters: [String] = []
  /// The number of open brackets of lists and captures, each inside of the one before it.
  private(set) var depthOfBrackets = 0

  /// The greatest length of a body that is searched, in bytes, and the greatest number of names.
  private static let longestBody = 1500
  private static let mostNames = 24

  /// Adds the names of another part of the function: the default of a parameter.
  mutating func add(_ other: OriginScan) {
    names.formUnion(other.names)
    isRandom = isRandom || other.isRandom
    hasUnfollowedParts = hasUnfollowedParts || other.hasUnfollowedParts
  }

  /// - Parameter declared: The names of the parameters.
  /// - Complexity: Linear in the length of the body.
  init(_ bytes: UnsafeBufferPointer<UInt8>, in body: Range<Int>, declared: [String]) {
    self.bytes = bytes
    (index, end) = (body.lowerBound, body.upperBound)
    self.declared = Set(declared)
    if body.count > Self.longestBody { hasUnfollowedParts = true } else { read() }
  }

  /// Searches the source of a test.
  static func of(_ text: String) -> OriginScan {
    var text = text
    return text.withUTF8 { OriginScan($0, in: 0..<$0.count, declared: []) }
  }

  /// The facts that were found.
  var facts: OriginFacts {
    if isRandom { return OriginFacts(direct: .chance) }
    return hasUnfollowedParts ? .elsewhere : OriginFacts(names: names.sorted())
  }

  /// - Parameter isInText: Whether the code is interpolated in a text, `"\(name)"`, and so ends at its parenthesis.
  private mutating func read(isInText: Bool = false) {
    var depth = 0
    while index < end, !hasUnfollowedParts {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where skipComment(): break
      case UInt8(ascii: "\""): readText()
      case UInt8(ascii: "#"): hasUnfollowedParts = true
      case UInt8(ascii: "$"):
        index += 1
        _ = word()
      case UInt8(ascii: "("):
        depth += 1
        index += 1
      case UInt8(ascii: ")"):
        // The end of a value that is interpolated in a text.
        if depth == 0, isInText { return }
        depth -= 1
        index += 1
      case UInt8(ascii: "["):
        if followsValue(index) { note(".subscript") } else { depthOfBrackets += 1 }
        index += 1
      case UInt8(ascii: "]"):
        depthOfBrackets = max(depthOfBrackets - 1, 0)
        index += 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\n"):
        possibleParameters = []
        index += 1
      case _ where WordScan.isWord(byte): readWord()
      default: index += 1
      }
    }
  }

  private mutating func word() -> Range<Int> {
    let start = index
    while index < end, WordScan.isWord(bytes[index]) { index += 1 }
    return start..<index
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func readWord() {
    let range = word()
    guard !(0x30...0x39).contains(bytes[range.lowerBound]) else { return }
    let name = text(range)
    if let base = baseOfMember(range.lowerBound) {
      let type = base.first?.isUppercase == true ? base : nil
      if OriginNames.randomMembers.contains(name) { isRandom = true }
      if !OriginNames.isConstantMember(name, ofType: type), let form = OriginNames.form(ofMember: name, ofType: type) {
        note(form)
      }
      return
    }
    switch name {
    case "let", "var", "for": return readDeclaration()
    case "in":
      declared.formUnion(possibleParameters)
      return names.subtract(possibleParameters)
    case "func": return readFunction()
    case "await", "super", "struct", "class", "enum", "actor": hasUnfollowedParts = true
    case "readLine": isRandom = true
    // A date without arguments is the time of the call.
    case "Date" where index + 1 < end && bytes[index] == UInt8(ascii: "(") && bytes[index + 1] == UInt8(ascii: ")"):
      isRandom = true
    case _ where OriginNames.keywords.contains(name) || OriginNames.standard.contains(name): break
    // The label of an argument.
    case _ where isLabel(range): if isLabelOfFile(name, range) { hasUnfollowedParts = true }
    // The type before a member.
    case _ where name.first?.isUppercase == true && index < end && bytes[index] == UInt8(ascii: "."): break
    default:
      if depthOfBrackets == 0, !names.contains(name), !declared.contains(name) { possibleParameters.append(name) }
      note(name)
    }
  }

  /// Returns whether a declaration reads the outer variable of the same name: `if let user`, `let user = user`.
  private mutating func readsOuterVariable(_ name: String) -> Bool {
    let start = index
    defer { index = start }
    skipSpace()
    guard index < end else { return false }
    if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: ",") { return true }
    if bytes[index] == UInt8(ascii: "=") {
      index += 1
      skipSpace()
    }
    let next = text(word())
    return next == name || next == "else"
  }

  private mutating func note(_ name: String) {
    if declared.contains(name) { return }
    names.insert(name)
    if names.count > Self.mostNames { hasUnfollowedParts = true }
  }

  /// Reads the names that follow `let`, `var` or `for`: `let total`, `let (low, high)`, `for case let user?`.
  private mutating func readDeclaration() {
    skipSpace()
    guard index < end else { return }
    if bytes[index] == UInt8(ascii: "(") {
      while index < end, bytes[index] != UInt8(ascii: ")") {
        let range = word()
        if range.isEmpty { index += 1 } else { declared.insert(text(range)) }
      }
      index += 1
      return
    }
    let start = index
    let name = text(word())
    // `for case let`, which declares after the next word.
    if OriginNames.keywords.contains(name) {
      index = start
    } else if !name.isEmpty {
      if readsOuterVariable(name) { note(name) }
      declared.insert(name)
    }
    if name == "case" { _ = word() }
  }

  /// Reads the head of a function that the body declares: its name and its parameters belong to the body.
  private mutating func readFunction() {
    skipSpace()
    declared.insert(text(word()))
    while index < end, bytes[index] != UInt8(ascii: "{") {
      let range = word()
      if range.isEmpty {
        index += 1
      } else if index < end, bytes[index] == UInt8(ascii: ":") {
        declared.insert(text(range))
      }
    }
  }

  private mutating func skipSpace() { while index < end, bytes[index] <= 0x20 { index += 1 } }

  /// Skips a comment. Returns whether there is one.
  private mutating func skipComment() -> Bool {
    guard index + 1 < end else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"): while index < end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "*"):
      while index + 1 < end, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") { index += 1 }
      index += 2
    default: return false
    }
    return true
  }

  /// Reads a string literal. Only the values that are interpolated in it matter: `"\(name).log"`.
  private mutating func readText() {
    let isLong = index + 2 < end && bytes[index + 1] == UInt8(ascii: "\"") && bytes[index + 2] == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    while index < end, !hasUnfollowedParts {
      switch bytes[index] {
      case UInt8(ascii: "\\") where index + 1 < end && bytes[index + 1] == UInt8(ascii: "("):
        index += 2
        read(isInText: true)
        index += 1
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\"") where !isLong:
        index += 1
        return
      case UInt8(ascii: "\"")
      where index + 2 < end && bytes[index + 1] == UInt8(ascii: "\"") && bytes[index + 2] == UInt8(ascii: "\""):
        index += 3
        return
      default: index += 1
      }
    }
  }
}
