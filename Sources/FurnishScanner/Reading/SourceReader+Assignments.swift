/// A scan for assignments. It reads the bytes of a body, which takes less time than walking the tree.
extension SourceReader {
  /// Returns whether a body assigns to a variable that it does not declare.
  ///
  /// - Complexity: Linear in the length of the body.
  func assignsOutside(of body: Range<Int>) -> Bool {
    lazy var source = String(decoding: bytes[body], as: UTF8.self)
    lazy var variables = Self.names(declaredBy: "var", in: source)
    lazy var constants = Self.names(declaredBy: "let", in: source)
    // `$0` of `reduce(into:)` is a variable of the call.
    lazy var hasVariableOfCall = source.contains("reduce(into:")
    return body.contains { index in
      guard bytes[index] == UInt8(ascii: "="), index + 1 < body.upperBound, bytes[index + 1] != UInt8(ascii: "="),
        !Self.signsOfComparisons.contains(bytes[index - 1]),
        let (name, isPath) = target(at: index, in: body)
      else { return false }
      // `let name: String; if isLive { name = "live" } …`
      if !isPath, constants.contains(name) { return false }
      return !variables.contains(name) && !(name.hasPrefix("$") && hasVariableOfCall)
    }
  }

  private static func names(declaredBy keyword: String, in source: String) -> Set<String> {
    let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return Set(zip(words, words.dropFirst()).lazy.filter { $0.0 == keyword }.map { String($0.1) })
  }

  /// Returns the first name of the target of an assignment, `Self` of `Self.calls += 1`, and whether the target is more
  /// than this name. The name is empty for `(a, b) = …`. Returns nil if the `=` is part of a declaration, or assigns to
  /// `_`.
  ///
  /// - Parameter index: The position of the `=`.
  private func target(at index: Int, in body: Range<Int>) -> (name: String, isPath: Bool)? {
    var end = index
    while end > body.lowerBound, Self.operatorsAndSpaces.contains(bytes[end - 1]) { end -= 1 }
    var (start, depth) = (end, 0)
    let first = max(body.lowerBound, end - Self.longestTarget)
    while start > first {
      let byte = bytes[start - 1]
      if Self.closing.contains(byte) {
        depth += 1
      } else if depth > 0 {
        if Self.opening.contains(byte) { depth -= 1 }
      } else if !WordScan.isWord(byte), !Self.signsInPaths.contains(byte) {
        break
      }
      start -= 1
    }
    let name = String(
      decoding: bytes[start..<end].prefix { WordScan.isWord($0) || $0 == UInt8(ascii: "$") }, as: UTF8.self)
    let isPath = name.utf8.count < end - start
    return name != "_" && beginsStatement(start, name, isPath: isPath, in: body) ? (name, isPath) : nil
  }

  /// Returns whether a target at a position begins a statement, so that it is not the name or the type of a
  /// declaration: `let name = 1`, `let name: Int = 1`.
  ///
  /// - Parameter isPath: Whether the target is more than a name.
  private func beginsStatement(_ start: Int, _ name: String, isPath: Bool, in body: Range<Int>) -> Bool {
    let before = bytes[body.lowerBound..<start].suffix(Self.longestTarget)
    guard let last = before.last(where: { !Self.spaces.contains($0) }) else { return true }
    if Self.endsOfStatements.contains(last) { return true }
    let line = before[(before.lastIndex(of: UInt8(ascii: "\n")) ?? before.startIndex)...].drop {
      $0 <= UInt8(ascii: " ")
    }
    // `case .live: calls += 1`
    if last == UInt8(ascii: ":") {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
      let isCase = words.first.map { $0 == "case" || $0.hasPrefix("default:") } ?? false
      return isCase && (isPath || name.first?.isLowercase ?? true)
    }
    // `{ count in calls += count }`
    return String(decoding: line, as: UTF8.self).hasSuffix(" in ")
  }

  /// The greatest number of bytes that are read before an assignment.
  private static let longestTarget = 256
  private static let signsOfComparisons = Set("=!<>~".utf8)
  private static let operatorsAndSpaces = Set("+-*/%&|^ \t".utf8)
  private static let spaces = Set(" \t".utf8)
  private static let signsInPaths = Set(".?!$`".utf8)
  private static let opening = Set("([".utf8)
  private static let closing = Set(")]".utf8)
  private static let endsOfStatements = Set("\n;{}".utf8)
}
