import SwiftSyntax

/// The names of a library that are used in a file.
final class NameCollector: SyntaxVisitor {
  private(set) var found: Set<String> = []
  /// The places of these names, in the order of the file.
  private(set) var tokens: [TokenSyntax] = []
  private let names: Set<String>
  private let modules: Set<String>

  /// Collects names in a file.
  ///
  /// - Parameter modules: Modules whose names in front of a period are found as well.
  init(_ names: Set<String>, in tree: SourceFileSyntax, modules: Set<String> = []) {
    self.names = names
    self.modules = modules
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(token.text) || modules.contains(token.text) && token.isQualifier {
      found.insert(token.text)
      tokens.append(token)
    }
    return .skipChildren
  }

  /// Leaves out the names of members, since a member of another type may have the name.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DeclGroupSyntax {
  /// The name of the type that is declared or extended.
  var declaredName: String? {
    if let type = Syntax(self).as(ExtensionDeclSyntax.self) { return type.extendedType.lastName }
    return Syntax(self).asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}

extension TokenSyntax {
  /// Whether it is a name in front of a period.
  fileprivate var isQualifier: Bool {
    if let reference = parent?.as(DeclReferenceExprSyntax.self) {
      return reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(reference).id
    }
    return parent?.is(IdentifierTypeSyntax.self) == true && parent?.parent?.is(MemberTypeSyntax.self) == true
  }
}

/// The names of the variables that members or statements declare, those inside of `#if` included.
final class VariableNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ members: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(members)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    names.formUnion(node.bindings.map(\.pattern.trimmedDescription))
    return .skipChildren
  }
}

/// A finder of the uses of a name in code.
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

/// All references to names in a piece of code.
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
