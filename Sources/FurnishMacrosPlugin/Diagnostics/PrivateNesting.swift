import FurnishSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A `private` type inside another one, which no macro can extend: the compiler puts the extension at the top of the
/// file, where that type is not visible.
enum PrivateNesting {
  /// Returns whether a type is private, or is nested in a type that hides it.
  static func hides(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) -> Bool {
    if context.lexicalContext.isEmpty { return false }
    return declaration.modifiers.first(.private) != nil || hiddenOwner(in: context) != nil
  }

  /// Reports a type that is private, or is nested in a type that hides it.
  ///
  /// - Returns: Whether the type was reported.
  static func report(
    _ declaration: some DeclGroupSyntax, _ attribute: String, in context: some MacroExpansionContext
  ) -> Bool {
    guard !context.lexicalContext.isEmpty, let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name else {
      return false
    }
    guard let modifier = declaration.modifiers.first(.private) else {
      guard let outer = hiddenOwner(in: context) else { return false }
      context.report(.ownerIsHidden(attribute, name.text, in: outer), at: name)
      return true
    }
    let fix = FixIt.replacing(
      .replacePrivateByFileprivate, modifier.name, by: TokenSyntax.keyword(.fileprivate, presence: .present))
    context.report(.typeIsHidden(attribute, name.text), at: modifier, fixIts: [fix])
    return true
  }

  /// Finds the name of an enclosing private type, unless it is the outermost one: that is visible in the whole file.
  private static func hiddenOwner(in context: some MacroExpansionContext) -> String? {
    for owner in context.lexicalContext.dropLast() {
      guard let group = owner.asProtocol((any DeclGroupSyntax).self), group.modifiers.first(.private) != nil else {
        continue
      }
      return owner.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
    return nil
  }
}
