/// The differences of the expander for tests in swift-syntax 600 and 601 from that of the compiler.
///
/// FurnishMacrosTests, which the compiler expands with the same plugin, prove that the macros work with these versions.
enum OldExpander {
  /// Whether these tests are linked with this expander.
  static var isUsed: Bool {
    #if canImport(SwiftSyntax602)
      false
    #else
      true
    #endif
  }

  /// The shapes that this expander expands incorrectly: it adds accessors after a comment, and does not remove some
  /// values.
  static let wrongShapes: Set = [
    "an entry with a function", "an entry with a condition", "all on one line", "comments wherever Swift allows them",
  ]

  /// Returns a text without the places of endpoints, which this expander does not provide.
  static func withoutPlaces(_ text: String) -> String {
    isUsed ? text.replacing(/, fileID: "[^"]*", filePath: "[^"]*", line: \d+, column: \d+/, with: "") : text
  }
}
