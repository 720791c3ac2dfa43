import SwiftParser

/// Names as source has to spell them.
enum Identifier {
  /// The name of a variable, a parameter or a case: in backticks, where it is a keyword, or more than letters and
  /// digits.
  static func spelled(_ name: String) -> String {
    name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
  }
}
