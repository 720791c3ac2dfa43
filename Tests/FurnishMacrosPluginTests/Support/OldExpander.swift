/// The features that the expander for tests, which is not that of the compiler, lacks in swift-syntax 600 and 601.
///
/// FurnishMacrosTests, which the compiler expands with the same plugin, shows that the macros work there.
enum OldExpander {
  /// Whether it is the one that these tests are linked with.
  static var isUsed: Bool {
    #if canImport(SwiftSyntax602)
      false
    #else
      true
    #endif
  }

  /// Shapes that it expands incorrectly: it adds accessors after a comment, and leaves some values before them.
  static let wrongShapes: Set = [
    "an entry with a function", "an entry with a condition", "all on one line", "comments wherever they can stand",
  ]

  /// A text without the places of endpoints, which it does not have.
  static func withoutPlaces(_ text: String) -> String {
    isUsed ? text.replacing(/, fileID: "[^"]*", filePath: "[^"]*", line: \d+, column: \d+/, with: "") : text
  }
}
