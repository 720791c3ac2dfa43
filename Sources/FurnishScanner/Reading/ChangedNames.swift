/// The names of the variables that the code of a file may change, found without a parser.
///
/// A name counts as changed if it is in the target of an assignment or in front of a method that changes values, or if
/// it follows `&`, the `\` of a key path, or the `$` of a binding. A name in a comment or a text counts as well, so there
/// may be too many names, but none is missing.
struct ChangedNames {
  /// The hashes of the names that any code may change.
  private(set) var changed: Set<UInt32> = []
  /// The hashes of the names to which initializers assign.
  private(set) var initialized: Set<UInt32> = []
  /// The hashes of the labels of arguments, which may be those of memberwise initializers: `Kernel(skips: true)`.
  private(set) var labels: Set<UInt32> = []
  private let bytes: UnsafeBufferPointer<UInt8>

  /// - Parameters:
  ///   - offsets: The offsets that ``mayChange(_:at:)`` and the words of ``WordScan`` have found.
  ///   - initializing: The offsets of the `=` by which initializers assign to their instances.
  /// - Complexity: Linear in the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offsets: [Int32], initializing: Set<Int>) {
    self.bytes = bytes
    for offset in offsets { note(Int(offset), isInitial: initializing.contains(Int(offset))) }
  }

  /// Returns the hash of a name, after Fowler, Noll and Vo (FNV-1a).
  static func hash(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// Returns whether a sign may change a variable: `=`, `&`, `\`, `$`, the first of several operator signs, or the `:` of
  /// an argument.
  static func mayChange(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let byte = bytes[index]
    if byte == 0x3D || byte == 0x26 || byte == 0x5C || byte == 0x24 || byte == 0x3A { return true }
    guard isOperator(byte), index + 1 < bytes.count, isOperator(bytes[index + 1]) else { return false }
    return index == 0 || !isOperator(bytes[index - 1])
  }

  /// Returns whether a byte is one of `!%&*+-/<=>?^|~`.
  private static func isOperator(_ byte: UInt8) -> Bool {
    byte < 0x40 ? operators & (1 << UInt64(byte)) != 0 : byte == 0x5E || byte == 0x7C || byte == 0x7E
  }

  private static var operators: UInt64 {
    1 << 0x21 | 1 << 0x25 | 1 << 0x26 | 1 << 0x2A | 1 << 0x2B | 1 << 0x2D | 1 << 0x2F | 1 << 0x3C | 1 << 0x3D | 1
      << 0x3E
      | 1 << 0x3F
  }

  private mutating func note(_ offset: Int, isInitial: Bool) {
    switch bytes[offset] {
    case UInt8(ascii: "."): noteTarget(before: offset, isInitial: false)
    case UInt8(ascii: "\\"): if !hasByte(UInt8(ascii: "("), at: offset + 1) { notePath(from: offset + 1) }
    case UInt8(ascii: ":"): noteLabel(before: offset)
    case UInt8(ascii: "$"): if !isDigit(offset + 1) { notePath(from: offset + 1) }
    default: noteOperator(at: offset, isInitial)
    }
  }

  private func hasByte(_ byte: UInt8, at offset: Int) -> Bool { offset < bytes.count && bytes[offset] == byte }

  private func isDigit(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] &- 0x30 < 10 }

  /// Notes the label of an argument. That of a parameter, `skips: Bool`, does not count if its type is a common one.
  private mutating func noteLabel(before offset: Int) {
    var end = startOfSpace(before: offset)
    if end > 0, bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
    let start = startOfWord(before: end)
    guard start < end else { return }
    let before = startOfSpace(before: start > 0 && bytes[start - 1] == UInt8(ascii: "`") ? start - 1 : start)
    guard before > 0, bytes[before - 1] == UInt8(ascii: "(") || bytes[before - 1] == UInt8(ascii: ",") else { return }
    let value = endOfSpace(from: offset + 1)
    let endOfValue = endOfWord(from: value)
    // `port: Int` is a parameter, and `port: Int(text)` an argument.
    let isCalled = hasByte(UInt8(ascii: "("), at: endOfValue) || hasByte(UInt8(ascii: "."), at: endOfValue)
    if !isCalled, Self.commonTypes.contains(String(decoding: bytes[value..<endOfValue], as: UTF8.self)) { return }
    labels.insert(Self.hash(bytes[start..<end]))
  }

  private static let commonTypes: Set<String> = ["Bool", "Double", "Int", "String"]

  /// Notes the operands of an operator that may change them.
  private mutating func noteOperator(at offset: Int, _ isInitial: Bool) {
    var (start, end) = (offset, offset + 1)
    while start > 0, Self.isOperator(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Self.isOperator(bytes[end]) { end += 1 }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    if name == "&" { return notePath(from: end) }
    if Self.plainOperators.contains(name) || name.hasPrefix("//") || name.hasPrefix("/*") || name.hasSuffix("*/") {
      return
    }
    noteTarget(before: start, isInitial: isInitial && name == "=")
    if !name.hasSuffix("=") { notePath(from: endOfSpace(from: end)) }
  }

  /// The operators of the standard library that change no operand.
  private static let plainOperators: Set<String> = [
    "!", "!=", "!==", "%", "&&", "&*", "&+", "&-", "&<<", "&>>", "*", "+", "-", "->", "/", "<", "<<", "<=", "==", "===",
    ">", ">=", ">>", "?", "??", "^", "|", "||", "~", "~=",
  ]

  /// Notes the names of the path that ends at an offset: `kernel` and `skip` of `kernel.skip = true`. The name in a
  /// declaration does not count.
  private mutating func noteTarget(before offset: Int, isInitial: Bool) {
    var names: [Range<Int>] = []
    var end = startOfSpace(before: offset)
    while end > 0 {
      let byte = bytes[end - 1]
      if WordScan.isWord(byte) {
        let start = startOfWord(before: end)
        names.append(start..<end)
        end = start
        if end > 0, bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
        let dot = startOfSpace(before: end)
        guard dot > 0, bytes[dot - 1] == UInt8(ascii: ".") else { break }
        end = startOfSpace(before: dot - 1)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")") {
        let start = startOfGroup(before: end)
        noteWords(in: start..<end)
        end = start
      } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "`") {
        end -= 1
      } else {
        break
      }
    }
    if names.count == 1, isDeclared(names[0]) { return }
    if isInitial {
      if let name = names.first { initialized.insert(Self.hash(bytes[name])) }
    } else {
      for name in names { changed.insert(Self.hash(bytes[name])) }
    }
  }

  /// Returns whether `let` or `var` is in front of a name.
  private func isDeclared(_ name: Range<Int>) -> Bool {
    var end = name.lowerBound
    if end > 0, bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
    let word = startOfSpace(before: end)
    guard word < end, word >= 3 else { return false }
    let start = startOfWord(before: word)
    return ["let", "var"].contains(String(decoding: bytes[start..<word], as: UTF8.self))
  }

  /// Notes the names of the path that begins at an offset: `kernel` and `skip` of `&kernel.skip`.
  private mutating func notePath(from offset: Int) {
    var index = offset
    while index < bytes.count {
      let byte = bytes[index]
      if WordScan.isWord(byte) {
        let end = endOfWord(from: index)
        changed.insert(Self.hash(bytes[index..<end]))
        index = end
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") {
        let end = endOfGroup(from: index)
        noteWords(in: index..<end)
        index = end
      } else if byte == UInt8(ascii: "<"), let end = bytes[index...].prefix(Self.longestGroup).firstIndex(of: 0x3E) {
        // The arguments of a generic type: `\Kernel<Int>.skips`.
        index = end + 1
      } else if [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "`")].contains(byte) {
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func noteWords(in range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = endOfWord(from: index)
      if index < end { changed.insert(Self.hash(bytes[index..<end])) }
      index = end + 1
    }
  }

  /// The greatest length of a group in brackets or parentheses that belongs to a path.
  private static let longestGroup = 2000

  private func startOfGroup(before end: Int) -> Int {
    var (index, depth) = (end, 0)
    while index > max(0, end - Self.longestGroup) {
      index -= 1
      switch bytes[index] {
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "["), UInt8(ascii: "("): depth -= 1
      default: continue
      }
      if depth == 0 { return index }
    }
    return index
  }

  private func endOfGroup(from start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < min(bytes.count, start + Self.longestGroup) {
      index += 1
      switch bytes[index - 1] {
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      default: continue
      }
      if depth == 0 { return index }
    }
    return index
  }

  private func startOfWord(before offset: Int) -> Int {
    var start = offset
    while start > 0, WordScan.isWord(bytes[start - 1]) { start -= 1 }
    return start
  }

  private func endOfWord(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, WordScan.isWord(bytes[end]) { end += 1 }
    return end
  }

  /// Returns the end of the token before an offset. A comment counts as space.
  private func startOfSpace(before offset: Int) -> Int {
    var start = offset
    while start > 0 {
      if bytes[start - 1] <= 0x20 {
        start -= 1
        if bytes[start] == UInt8(ascii: "\n"), let comment = startOfLineComment(before: start) { start = comment }
      } else if start > 3, bytes[start - 1] == UInt8(ascii: "/"), bytes[start - 2] == UInt8(ascii: "*") {
        start -= 3
        while start > 1, bytes[start - 1] != UInt8(ascii: "*") || bytes[start - 2] != UInt8(ascii: "/") { start -= 1 }
        start = max(0, start - 2)
      } else {
        break
      }
    }
    return start
  }

  /// Returns the start of the comment at the end of a line.
  private func startOfLineComment(before endOfLine: Int) -> Int? {
    var index = endOfLine
    while index > 1, bytes[index - 1] != UInt8(ascii: "\n"), endOfLine - index < Self.longestGroup {
      index -= 1
      if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "/") { return index - 1 }
    }
    return nil
  }

  private func endOfSpace(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
    return end
  }
}
