import FurnishSyntax
import SwiftSyntax

/// A rewriter of a file that uses swift-dependencies.
final class SwiftDependenciesRewriter: SyntaxVisitor {
  let draft: MigrationDraft
  private let types: DeclaredTypes
  let declared: DeclaredDependencies

  init(_ draft: MigrationDraft, _ types: DeclaredTypes, _ declared: DeclaredDependencies) {
    self.draft = draft
    self.types = types
    self.declared = declared
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the counterpart of a name of the library, unless the program declares a type of that name.
  private func counterpart(_ name: String) -> String? {
    types.isDeclared(name) ? nil : SwiftDependenciesMigration.names[name]
  }

  // MARK: Keys

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "DependencyContext", !types.isDeclared("DependencyContext") { draft.mark(node, .context) }
    if let name = counterpart(node.name.text) {
      draft.replace(node.name, by: name)
      if name == "ServiceValues" { draft.note("DependencyValues is ServiceValues", at: node) }
    }
    return .visitChildren
  }

  /// Renames the live value of a type that declares a key: it becomes the default value.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let binding = node.bindings.first, binding.pattern.trimmedDescription == "liveValue",
      node.modifiers.contains(where: { $0.name.text == "static" }), isInKey(Syntax(node))
    {
      draft.replace(binding.pattern, by: "defaultValue")
      draft.note("liveValue is defaultValue", at: node)
    }
    if let attribute = node.attributes.first(named: "DependencyEntry") { rewriteEntry(attribute, node) }
    if node.attributes.has("DependencyEndpoint") { draft.mark(node, .endpoint) }
    return .visitChildren
  }

  // MARK: Clients

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attributes.first(named: "DependencyClient") else { return .visitChildren }
    let hasStore = node.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == "store" } == true
    }
    draft.replace(attribute, by: hasStore ? "@ClosureService" : "@ClosureService(store: .none)")
    draft.note("\(node.name.text) is a closure service", at: attribute)
    return .visitChildren
  }

  // MARK: Readers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.lastName {
    case "Dependency": return rewriteDependency(node)
    case "Test", "Suite": return rewriteTrait(node)
    default: return .visitChildren
    }
  }

  // MARK: Overrides

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.additionalTrailingClosures.contains(where: { $0.label.text == "withDependencies" })
      || node.argument("withDependencies") != nil
    {
      draft.mark(node, .store)
      // The library of reducers sets `DependencyValues` in the closure, and the properties of the program are now those
      // of `ServiceValues`, so the closure is left as a whole.
      for argument in node.arguments where argument.label?.text != "withDependencies" { walk(argument) }
      if let closure = node.trailingClosure { walk(closure) }
      return .skipChildren
    }
    let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let callee, SwiftDependenciesNames.setting.contains(callee), let unknown = unknownValue(in: node) {
      draft.mark(node, .noValue(unknown))
      return .skipChildren
    }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), let new = counterpart(name.baseName.text),
      name.baseName.text.hasSuffix("Dependencies")
    {
      draft.replace(name.baseName, by: new)
      draft.note("\(name.baseName.text) is \(new)", at: node)
    }
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil,
      SwiftDependenciesNames.modifiers.contains(node.methodName ?? ""),
      node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
    {
      draft.mark(node, .modifier)
      return .skipChildren
    }
    rewriteEmptyClient(node)
    return .visitChildren
  }

  /// Returns the first value that the closure of a call sets, and that neither the program nor Furnish declares.
  func unknownValue(in node: FunctionCallExprSyntax) -> String? {
    let closures = node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    guard let closure = node.trailingClosure ?? closures.first else { return nil }
    let values = closure.parameterList.first?.name ?? "$0"
    return ReferenceCollector(closure).references.lazy.compactMap { reference -> String? in
      guard reference.baseName.text == values, let member = reference.parent?.as(MemberAccessExprSyntax.self),
        member.base?.id == ExprSyntax(reference).id
      else { return nil }
      let name = member.declName.baseName.text
      return self.isKnown(name) ? nil : name
    }.first
  }

  /// Rewrites a client that is created without endpoints: `AudioPlayer()` becomes `AudioPlayer.unimplemented`.
  private func rewriteEmptyClient(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return }
    guard declared.clients.contains(name) || (name == "Self" && isInClient(Syntax(node))) else { return }
    draft.replace(node, by: "\(name).unimplemented")
    draft.note("\(name)() is \(name).unimplemented", at: node)
  }

  /// Returns whether the base of a live value, `APIKey` of `APIKey.liveValue`, is a key. Without a base, as in
  /// `.liveValue`, the result is true if only keys of the program declare a live value.
  private func namesKey(_ base: ExprSyntax?, at node: MemberAccessExprSyntax) -> Bool {
    guard let base else { return !declared.hasOtherLiveValues }
    guard let name = base.lastPathName else { return false }
    if name == "Self" || name == "self" { return isInKey(Syntax(node)) }
    return declared.keys.contains(name)
  }

  /// Returns whether a place is in a type that is a key.
  private func isInKey(_ node: Syntax) -> Bool {
    var current = node.parent
    while let scope = current {
      if let type = scope.asProtocol((any DeclGroupSyntax).self) {
        return type.declaredName.map { declared.keys.contains($0) } == true
      }
      current = scope.parent
    }
    return false
  }

  /// Returns whether a parameter or a variable around a place has this name.
  private func isLocal(_ name: String, at node: Syntax) -> Bool {
    var current = node.parent
    while let scope = current, !scope.isProtocol((any DeclGroupSyntax).self) {
      let parameters =
        scope.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? scope.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if parameters?.contains(where: { ($0.secondName ?? $0.firstName).text == name }) == true { return true }
      if scope.as(ClosureExprSyntax.self)?.parameterList.contains(where: { $0.name == name }) == true { return true }
      if let list = scope.as(CodeBlockItemListSyntax.self), VariableNames(list).names.contains(name) { return true }
      current = scope.parent
    }
    return false
  }

  private func isInClient(_ node: Syntax) -> Bool {
    var current = node.parent
    while let scope = current {
      if let declaration = scope.as(ExtensionDeclSyntax.self) {
        return declared.clients.contains(declaration.extendedType.lastName)
      }
      if let declaration = scope.as(StructDeclSyntax.self) { return declared.clients.contains(declaration.name.text) }
      current = scope.parent
    }
    return false
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "DependencyValues",
      SwiftDependenciesNames.currentValues.contains(name)
    {
      draft.mark(node, .currentValues)
      return .skipChildren
    }
    if name == "liveValue", namesKey(node.base, at: node) {
      draft.replace(node.declName.baseName, by: "defaultValue")
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isMemberName { return .skipChildren }
    let name = node.baseName.text
    // Inside of a key, no type precedes the name of its own value.
    if name == "liveValue", isInKey(Syntax(node)), !isLocal(name, at: Syntax(node)) {
      draft.replace(node.baseName, by: "defaultValue")
    }
    if ["DependencyValues", "DependencyKey"].contains(name), let new = counterpart(name) {
      draft.replace(node.baseName, by: new)
    }
    return .skipChildren
  }
}
