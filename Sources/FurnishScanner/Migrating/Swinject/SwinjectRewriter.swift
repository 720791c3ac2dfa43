import SwiftSyntax

/// A rewriter of a file that uses Swinject.
final class SwinjectRewriter: SyntaxVisitor {
  let draft: MigrationDraft
  let types: DeclaredTypes
  let roles: SwinjectRoles
  let spelling: MigratedTypeSpelling
  /// The nodes that were rewritten, with everything in them.
  var finished: Set<SyntaxIdentifier> = []
  /// The calls in the chains of registrations that were rewritten or marked already: only their arguments remain.
  var readRegistrationCalls: Set<SyntaxIdentifier> = []
  /// The names of collections in the source and in the result, by the bodies and closures in which they are used.
  var collections: [SyntaxIdentifier: (old: String, new: String)] = [:]
  /// The names of the containers that closures create.
  var containers: [SyntaxIdentifier: String] = [:]

  var source: ParsedSource { draft.source }

  init(_ draft: MigrationDraft, _ types: DeclaredTypes, _ roles: SwinjectRoles) {
    self.draft = draft
    self.types = types
    self.roles = roles
    spelling = MigratedTypeSpelling(types: types)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Assemblies

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let assembly = node.inheritanceClause?.assembly(roles) else { return .visitChildren }
    if types.isInheritedFrom(node.name.text) {
      draft.mark(node, .subclassed)
    } else if !node.modifiers.contains(where: { $0.name.text == "final" || $0.name.text == "open" }) {
      draft.insert("final ", at: node.classKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    rewriteAssembly(assembly, node.name, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if let assembly = node.inheritanceClause?.assembly(roles) { rewriteAssembly(assembly, node.name, node.memberBlock) }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if let assembly = node.inheritanceClause?.assembly(roles) { rewriteAssembly(assembly, node.name, node.memberBlock) }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if let assembly = node.inheritanceClause?.assembly(roles) { rewriteAssembly(assembly, node.name, node.memberBlock) }
    return .visitChildren
  }

  // MARK: Extensions

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let assembly = node.inheritanceClause?.assembly(roles) {
      rewriteAssembly(assembly, TokenSyntax.identifier(node.extendedType.lastName), node.memberBlock)
      return .visitChildren
    }
    let name = node.extendedType.lastName
    guard roles.isLibraryType(name) else { return .visitChildren }
    switch name {
    case "Resolver":
      draft.mark(node, .resolverExtension)
      return .skipChildren
    case "ObjectScope", "SwinjectStoryboard", "ServiceEntry", "Assembler":
      draft.mark(node, name == "ObjectScope" ? .objectScope("declared here") : .method(name))
      return .skipChildren
    case "Container":
      guard node.registersOnly else {
        draft.mark(node, .container)
        return .skipChildren
      }
      draft.replace(node.extendedType, by: "ServiceCollection")
      draft.note("an extension of Container is one of ServiceCollection", at: node)
      return .visitChildren
    default: return .visitChildren
    }
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isAssembling, node.body != nil || node.parent?.isProtocolMember == true,
      let parameter = node.signature.parameterClause.parameters.first, roles.isLibrary(parameter.type, "Container")
    {
      rewriteAssembleFunction(node, parameter)
      return .visitChildren
    }
    if node.name.text == "loaded", node.signature.parameterClause.parameters.first?.firstName.text == "resolver",
      node.body?.statements.isEmpty == false
    {
      draft.mark(node, .loaded)
    }
    for parameter in node.signature.parameterClause.parameters
    where roles.isLibrary(parameter.type, "Container") && node.body != nil {
      if roles.role(of: parameter, in: node) == .collection {
        draft.replace(parameter.type, by: "any ServiceCollection")
      } else {
        draft.mark(node, .container)
        return .skipChildren
      }
    }
    return .visitChildren
  }

  /// Renames a container that has become a collection.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !finished.contains(node.id) { rename(node) }
    return .visitChildren
  }

  /// Writes the new name of a collection.
  func rename(_ node: DeclReferenceExprSyntax) {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id { return }
    let name = newName(of: node)
    if name != node.baseName.text, finished.insert(node.id).inserted { draft.replace(node.baseName, by: name) }
  }

  /// Returns the name of a collection in the result.
  func newName(of node: DeclReferenceExprSyntax) -> String {
    var current = Syntax(node).parent
    while let scope = current {
      if let names = collections[scope.id], names.old == node.baseName.text { return names.new }
      current = scope.parent
    }
    return node.baseName.text
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node) && !finished.contains(node.id) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.expression.as(FunctionCallExprSyntax.self), call.methodName == SwinjectNames.resolve,
      let receiver = call.receiver, roles.role(of: receiver) == .provider
    else { return .visitChildren }
    finished.insert(call.id)
    if rewriteRequest(call, receiver, forced: node.exclamationMark) {
      walk(call.calledExpression)
      for argument in call.arguments { walk(argument) }
    }
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOperator(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    removeResolver(ofMember: node)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    finished.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    finished.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    finished.contains(node.id) ? .skipChildren : .visitChildren
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "Resolver", roles.isLibraryType("Resolver"), !node.isInherited else {
      if node.name.text == "Assembly", roles.isLibraryType("Assembly"), !node.isInherited {
        replaceExistential(node, "ServiceModule")
      }
      return .visitChildren
    }
    replaceExistential(node, "ServiceProvider")
    return .skipChildren
  }

  private func replaceExistential(_ node: IdentifierTypeSyntax, _ name: String) {
    guard let parent = node.parent else { return }
    if parent.is(SomeOrAnyTypeSyntax.self) {
      draft.replace(node, by: name)
    } else if parent.is(OptionalTypeSyntax.self) || parent.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      draft.replace(node, by: "(any \(name))")
    } else {
      draft.replace(node, by: "any \(name)")
    }
  }
}

extension IdentifierTypeSyntax {
  /// Whether it is inherited or required, so that `any` may not precede it: `struct A: Assembly`, `<T: Resolver>`.
  fileprivate var isInherited: Bool {
    parent?.is(InheritedTypeSyntax.self) == true || parent?.is(GenericParameterSyntax.self) == true
      || parent?.is(ConformanceRequirementSyntax.self) == true || parent?.is(ExtensionDeclSyntax.self) == true
  }
}
