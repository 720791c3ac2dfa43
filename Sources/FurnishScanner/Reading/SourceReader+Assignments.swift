/// A scan for assignments. It reads the bytes of a body, which takes less time than walking the tree.
extension SourceReader {
  /// Returns whether a body assigns to a variable that it does not declare.
  func assignsOutside(of body: Range<Int>) -> Bool {
    lazy var source = String(decoding: bytes[body], as: UTF8.self)
    return body.contains { index in
      guard bytes[index] == UInt8(ascii: "="), index + 1 < body.upperBound, bytes[index + 1] != UInt8(ascii: "="),
        !Self.signsOfComparisons.contains(bytes[index - 1]),
        let name = nameAssigned(at: index, in: body)
      else { return false }
      // `$0` of `reduce(into:)` is a variable of the call.
      return !source.contains("var \(name)") && !(name.hasPrefix("$") && source.contains("reduce(into:"))
    }
  }

  /// Returns the first name of the target of an assignment, `Self` of `Self.calls += 1`, or the empty text for
  /// `(a, b) = …`; nil if the `=` is part of a declaration, or assigns to `_`.
  ///
  /// - Parameter index: The position of the `=`.
  private func nameAssigned(at index: Int, in body: Range<Int>) -> String? {
    var end = index
    while end > body.lowerBound, Self.operatorsAndSpaces.contains(bytes[end - 1]) { end -= 1 }
    var (start, depth) = (end, 0)
    while start > body.lowerBound {
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
    return name != "_" && beginsStatement(start, name, isPath: name.utf8.count < end - start, in: body) ? name : nil
  }

  /// Returns whether a target at a position begins a statement, so that it is not the name or the type of a
  /// declaration: `let name = 1`, `let name: Int = 1`.
  ///
  /// - Parameter isPath: Whether the target is more than a name.
  private func beginsStatement(_ start: Int, _ name: String, isPath: Bool, in body: Range<Int>) -> Bool {
    let before = bytes[body.lowerBound..<start]
    guard let last = before.last(where: { $0 != UInt8(ascii: " ") }) else { return true }
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

  private static let signsOfComparisons = Set("=!<>~".utf8)
  private static let operatorsAndSpaces = Set("+-*/%&|^ ".utf8)
  private static let signsInPaths = Set(".?!$`".utf8)
  private static let opening = Set("([".utf8)
  private static let closing = Set(")]".utf8)
  private static let endsOfStatements = Set("\n;{}".utf8)
}
