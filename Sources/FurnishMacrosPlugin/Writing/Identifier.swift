import SwiftParser

/// The spelling of names in generated source.
enum Identifier {
  /// Spells the name of a variable, a parameter or a case: in backticks, if it has another meaning alone or after a
  /// dot, or is more than letters and digits.
  static func spelled(_ name: String) -> String {
    let isPlain = name.isValidSwiftIdentifier(for: .variableName) && name.isValidSwiftIdentifier(for: .memberAccess)
    return isPlain ? name : "`\(name)`"
  }

  /// Spells the label of an argument, where almost no keyword needs backticks.
  static func label(_ name: String) -> String {
    name.isValidSwiftIdentifier(for: .memberAccess) && !["inout", "let", "var"].contains(name) ? name : "`\(name)`"
  }
}
