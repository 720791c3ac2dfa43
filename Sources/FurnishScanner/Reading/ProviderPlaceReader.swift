import SwiftSyntax

extension SourceReader {
  /// Reads the places where code may set the provider in force: `values.provider = …`, `.provider(…)`, `.scope(…)` and
  /// `.environment(\.provider, …)`. The scan of the words has found where they may be.
  func readProviderPlaces(in tree: SourceFileSyntax) {
    for offset in words.providers {
      guard let token = tree.token(at: AbsolutePosition(utf8Offset: Int(offset))),
        token.positionAfterSkippingLeadingTrivia.utf8Offset == Int(offset),
        let name = Self.nameSettingProvider(token)
      else { continue }
      facts.providerPlaces.append(place(of: name))
    }
  }

  /// Returns the name in the code by which the check recognizes that it sets the provider in force; nil for code that
  /// only reads a provider, and for previews, which are no part of the program.
  private static func nameSettingProvider(_ token: TokenSyntax) -> TokenSyntax? {
    guard !isInPreview(token) else { return nil }
    if let keyPath = token.ancestor(KeyPathExprSyntax.self) {
      guard let argument = keyPath.parent?.as(LabeledExprSyntax.self) else { return token }
      if argument.parent?.parent?.is(AttributeSyntax.self) == true { return nil }
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      let callee = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      return callee?.text == "environment" ? callee : token
    }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token else {
      return nil
    }
    return token
  }

  private static func isInPreview(_ token: TokenSyntax) -> Bool {
    var node = token.parent
    while let current = node {
      if current.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
        || current.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension TokenSyntax {
  /// Returns the nearest node around the token that is of a kind.
  fileprivate func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(kind) { return found }
      if current.is(CodeBlockItemSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }
}
