import SwiftSyntax

/// The names of a library that are used in a file.
final class NameCollector: SyntaxVisitor {
  private(set) var found: Set<String> = []
  private let names: Set<String>

  init(_ names: Set<String>, in tree: SourceFileSyntax) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(token.text) { found.insert(token.text) }
    return .skipChildren
  }

  /// A member of another type may have the name as well.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Whether a name is used in some code.
final class MentionFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String

  init(_ name: String, in node: some SyntaxProtocol) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text == name { isFound = true }
    return .skipChildren
  }
}

/// All names that an expression refers to.
final class ReferenceCollector: SyntaxVisitor {
  private(set) var references: [DeclReferenceExprSyntax] = []

  init(_ node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    references.append(node)
    return .visitChildren
  }
}
