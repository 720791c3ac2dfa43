/// What the expander for tests, which is not that of the compiler, cannot do in swift-syntax 600 and 601.
///
/// That the macros work there is seen in FurnishMacrosTests, which the compiler expands with the same plugin.
enum OldExpander {
  /// Whether it is the one that these tests are linked with.
  static var isUsed: Bool {
    #if canImport(SwiftSyntax602)
      false
    #else
      true
    #endif
  }

  /// Shapes that it expands wrongly: it adds accessors behind a comment, and leaves some values in front of them.
  static let wrongShapes: Set = [
    "an entry with a function", "an entry with a condition", "all on one line", "comments wherever they can stand",
  ]

  /// A text without the places of endpoints, which it does not know.
  static func withoutPlaces(_ text: String) -> String {
    isUsed ? text.replacing(/, fileID: "[^"]*", filePath: "[^"]*", line: \d+, column: \d+/, with: "") : text
  }
}
