import SwiftSyntax

/// The decision whether a registration is rewritten or marked, with the calls that follow it.
extension SwinjectRewriter {
  /// Returns the chain of calls that registers in a collection and whose last call is this one; `nil` for other calls.
  func registrationChain(_ node: FunctionCallExprSyntax) -> SwinjectChain? {
    // A longer chain around this one has been read already.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(node).id,
      member.parent?.is(FunctionCallExprSyntax.self) == true
    {
      return nil
    }
    guard let chain = SwinjectChain(node) else { return nil }
    guard let receiver = chain.receiver else { return node.isInCollectionExtension ? chain : nil }
    if receiver.trimmedDescription == "self" { return node.isInCollectionExtension ? chain : nil }
    return roles.role(of: receiver) == .collection ? chain : nil
  }

  /// Rewrites a registration, or marks it.
  ///
  /// - Returns: Whether the recipe still has to be read for requests.
  func rewriteRegistration(_ chain: SwinjectChain, _ node: FunctionCallExprSyntax) -> Bool {
    readRegistrationCalls.formUnion([chain.registration.id] + chain.modifiers.map(\.call.id))
    if let reason = reasonToLeave(chain, node) {
      draft.mark(node, reason)
      renameCollections(in: node)
      return false
    }
    guard let service = chain.service else { return false }
    let arguments = chain.recipe?.argumentParameters ?? []
    let lifetime = chain.lifetime
    if !arguments.isEmpty, !hasPlainRequests(chain.recipe!) {
      draft.mark(node, .argumentRecipe)
      renameCollections(in: node)
      return false
    }
    if let receiver = chain.receiver { renameCollections(in: receiver) }
    let isOnMainActor = types.isBoundToMainActor(chain.created ?? service.lastName)
    renameMethod(of: chain, isOnMainActor: isOnMainActor)
    rewriteService(chain, service)
    removeScopes(chain)
    addForwarding(chain, service)
    draft.note("\(spelling.spelled(service)) is registered in a ServiceCollection", at: chain.registration)
    markDoubts(chain, node, service, isOnMainActor: isOnMainActor)
    var additions = ""
    if !arguments.isEmpty {
      additions = ", with: " + arguments.map { spelling.metatype($0.type) }.joined(separator: ", ")
    } else if let lifetime {
      additions = ", lifetime: .\(lifetime)"
    }
    if let reference = initializerReference(chain) {
      replaceRecipe(chain, by: reference, after: additions)
      return false
    }
    addArguments(chain, additions)
    guard let recipe = chain.recipe else { return true }
    guard arguments.isEmpty else {
      hoistRequests(in: recipe, arguments)
      return false
    }
    removeUnusedParameter(of: recipe)
    return true
  }

  private func reasonToLeave(_ chain: SwinjectChain, _ node: FunctionCallExprSyntax) -> MigrationReason? {
    let known: Set<String> = ["inObjectScope", "implements"]
    if let other = chain.modifiers.first(where: { !known.contains($0.name) }) {
      return other.name == "initCompleted" ? .initCompleted : .method(other.name)
    }
    guard node.isStatement else { return .usedEntry }
    guard let service = chain.service else { return .recipe }
    if ["Lazy", "Provider"].contains(service.lastName) { return .later(service.trimmedDescription) }
    if let name = chain.name, self.name(name) == nil { return .unknownName }
    guard ["graph", "transient", "container", "weak"].contains(chain.objectScope) else {
      return .objectScope(chain.objectScope)
    }
    if let scope = chain.calls(of: "inObjectScope").first?.arguments.first?.expression,
      scope.as(MemberAccessExprSyntax.self).map({ $0.base == nil || $0.base?.trimmedDescription == "ObjectScope" })
        != true
    {
      return .objectScope(scope.trimmedDescription)
    }
    if chain.calls(of: "implements").contains(where: { $0.arguments.contains { $0.label != nil } }) {
      return .method("implements(_:name:)")
    }
    if chain.isAutomatic { return chain.automaticReason }
    guard let recipe = chain.recipe else { return .recipe }
    guard chain.registration.additionalTrailingClosures.isEmpty else { return .recipe }
    if usesCollection(recipe) { return .resolvesWhileRegistering }
    let hasShorthandArguments = ReferenceCollector(recipe).references.contains {
      $0.baseName.text.hasPrefix("$") && $0.baseName.text != "$0"
    }
    if recipe.signature == nil, hasShorthandArguments { return .untypedArguments }
    let arguments = recipe.parameterList.dropFirst()
    if arguments.contains(where: { $0.type == nil }) { return .untypedArguments }
    if arguments.count > 2 { return .manyArguments }
    if !arguments.isEmpty, chain.name != nil || !["graph", "transient"].contains(chain.objectScope) {
      return .argumentRecipe
    }
    return nil
  }

  private func markDoubts(
    _ chain: SwinjectChain, _ node: FunctionCallExprSyntax, _ service: TypeSyntax, isOnMainActor: Bool
  ) {
    let name = service.lastName
    switch chain.objectScope {
    case "container", "weak":
      if !isOnMainActor, types.isSendable(name) == false { draft.mark(node, .notSendable(name)) }
    case "graph":
      if roles.requestCount(of: chain) > 1 { draft.mark(node, .shared(name)) }
    default: break
    }
  }

  /// Returns the name of a service as the result has to write it; `nil` if the expression may not be a string.
  func name(_ expression: ExprSyntax) -> String? {
    if expression.is(NilLiteralExprSyntax.self) { return "nil" }
    if let text = expression.as(StringLiteralExprSyntax.self) {
      let isPlain = text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
      return isPlain ? text.trimmedDescription : "ServiceName(\(text.trimmedDescription))"
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "rawValue",
      member.base != nil
    {
      return "ServiceName(\(member.trimmedDescription))"
    }
    return nil
  }

  /// Returns whether a recipe mentions a collection.
  private func usesCollection(_ recipe: ClosureExprSyntax) -> Bool {
    ReferenceCollector(recipe).references.contains { reference in
      roles.role(of: ExprSyntax(reference)) == .collection
    }
  }

  func renameCollections(in node: some SyntaxProtocol) {
    for reference in ReferenceCollector(node).references { rename(reference) }
  }
}

extension SwinjectChain {
  /// The lifetime that is written in the result; `nil` for a singleton.
  var lifetime: String? {
    switch objectScope {
    case "container": nil
    case "weak": "weak"
    default: "transient"
    }
  }

  /// The type that the recipe creates, if it only calls an initializer.
  fileprivate var created: String? {
    recipe?.onlyExpression?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
  }

  /// The last argument before the recipe. Further arguments are inserted after it.
  var lastBeforeRecipe: LabeledExprSyntax? {
    registration.arguments.prefix { $0.label == nil || $0.label?.text == "name" }.last
  }

  /// The reason why a call of `autoregister` is not rewritten; `nil` for a call with an initializer and without
  /// arguments of the request: `autoregister(Page.self, initializer: Page.init(log:))`.
  fileprivate var automaticReason: MigrationReason? {
    if registration.arguments.contains(where: { ["argument", "arguments"].contains($0.label?.text) }) {
      return .argumentRecipe
    }
    guard let initializer = registration.argument("initializer")?.expression, !initializer.is(ClosureExprSyntax.self)
    else { return .recipe }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is inside of `extension Container { … }`.
  var isInCollectionExtension: Bool {
    var node = Syntax(self).parent
    while let current = node {
      if let declaration = current.as(ExtensionDeclSyntax.self) {
        return declaration.extendedType.lastName == "Container"
      }
      if current.isProtocol((any DeclGroupSyntax).self) { return false }
      node = current.parent
    }
    return false
  }
}
