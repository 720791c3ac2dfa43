import SwiftParser

/// The spelling of names in generated source.
enum Identifier {
  /// Spells the name of a variable, a parameter or a case: in backticks, if it has another meaning alone or after a
  /// dot, or is more than letters and digits.
  static func spelled(_ name: String) -> String {
    let isPlain = name.isValidSwiftIdentifier(for: .variableName) && name.isValidSwiftIdentifier(for: .memberAccess)
    // The parser accepts these names, but reads `await` as the start of an expression, and the compiler rejects the
    // others.
    return isPlain && !["await", "Protocol", "Type"].contains(name) ? name : "`\(name)`"
  }

  /// Spells the label of an argument, where almost no keyword needs backticks.
  static func label(_ name: String) -> String {
    if ["inout", "let", "var"].contains(name) { return "`\(name)`" }
    return name.isValidSwiftIdentifier(for: .memberAccess) || ["init", "self"].contains(name) ? name : "`\(name)`"
  }
}
