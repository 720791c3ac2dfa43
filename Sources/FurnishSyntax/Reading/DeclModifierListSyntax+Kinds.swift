package import SwiftSyntax

extension DeclModifierListSyntax {
  /// Finds the first modifier that is one of these, with an argument in parentheses or without.
  package func first(_ keywords: Keyword...) -> DeclModifierSyntax? {
    first { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }

  /// Returns whether the list has one of these modifiers.
  package func has(_ keywords: Keyword...) -> Bool {
    contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }
}
