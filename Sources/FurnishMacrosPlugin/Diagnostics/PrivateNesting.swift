import FurnishSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A `private` type inside another one, which no macro can extend: the compiler puts the extension at the top of the
/// file, where that type is not visible.
enum PrivateNesting {
  /// Reports such a type, and returns whether it is one.
  static func report(
    _ declaration: some DeclGroupSyntax, _ attribute: String, in context: some MacroExpansionContext
  ) -> Bool {
    guard let modifier = declaration.modifiers.first(.private), !context.lexicalContext.isEmpty,
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
    else { return false }
    let fix = FixIt.replacing(
      .replacePrivateByFileprivate, modifier.name, by: TokenSyntax.keyword(.fileprivate, presence: .present))
    context.report(.typeIsHidden(attribute, name.text), at: modifier, fixIts: [fix])
    return true
  }
}
