import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// A type whose values cannot be copied: no macro can write its members, because they use it as a generic argument.
enum Noncopyable {
  /// Returns whether a type is declared as `~Copyable`.
  static func isType(_ declaration: some DeclGroupSyntax) -> Bool {
    declaration.inheritanceClause?.inheritedTypes.contains { inherited in
      guard let suppressed = inherited.type.as(SuppressedTypeSyntax.self) else { return false }
      return ["Copyable", "Swift.Copyable"].contains(suppressed.type.trimmedDescription)
    } ?? false
  }

  /// Reports a type that is declared as `~Copyable`, and returns whether it is.
  static func report(
    _ declaration: some DeclGroupSyntax, _ attribute: String, in context: some MacroExpansionContext
  ) -> Bool {
    guard isType(declaration), let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name else { return false }
    context.report(.typeIsNoncopyable(attribute, name.text), at: name)
    return true
  }
}
