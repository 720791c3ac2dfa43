import SwiftSyntax

/// Calls: registrations, containers that are created, and requests.
extension SwinjectRewriter {
  /// Rewrites a call.
  ///
  /// - Returns: Whether its parts still have to be read.
  func rewrite(_ node: FunctionCallExprSyntax) -> Bool {
    if finished.contains(node.id) { return false }
    if readRegistrationCalls.contains(node.id) { return true }
    if let chain = registrationChain(node) { return register(chain, node) }
    if let include = inclusion(node) {
      draft.replace(node, by: include)
      return false
    }
    if isUnknownMethodOfCollection(node) {
      draft.mark(node, .method(node.methodName ?? "this method"))
      renameCollections(in: node)
      return false
    }
    if create(node) { return true }
    if node.methodName == SwinjectNames.resolve, let receiver = node.receiver, roles.role(of: receiver) == .provider {
      return request(node, receiver, forced: nil)
    }
    if node.methodName == SwinjectNames.resolve, let receiver = node.receiver, roles.role(of: receiver) == .collection {
      draft.mark(node, .resolvesWhileRegistering)
    }
    return true
  }

  /// Returns the call that includes a module, for `CoreAssembly().assemble(container: container)` inside of another
  /// assembly.
  private func inclusion(_ node: FunctionCallExprSyntax) -> String? {
    guard node.methodName == "assemble", let module = node.receiver, node.arguments.count == 1,
      let argument = node.arguments.first, argument.label?.text == "container", node.isStatement,
      let name = argument.expression.as(DeclReferenceExprSyntax.self),
      roles.role(of: argument.expression) == .collection
    else { return nil }
    // `super` and `self` are not values to include, so their method is called as before.
    if module.is(SuperExprSyntax.self) || module.trimmedDescription == "self" {
      return "\(module.trimmedDescription).register(in: \(newName(of: name)))"
    }
    return "\(newName(of: name)).include(\(module.trimmedDescription))"
  }

  /// Returns whether a call is that of a method without a counterpart: `container.storyboardInitCompleted(…)`,
  /// `container.removeAll()`.
  private func isUnknownMethodOfCollection(_ node: FunctionCallExprSyntax) -> Bool {
    guard let receiver = node.receiver, let name = node.methodName, roles.role(of: receiver) == .collection else {
      return false
    }
    return name != SwinjectNames.resolve && !roles.extensionFunctions.contains(name)
  }

  /// Rewrites a request, or marks it.
  ///
  /// - Parameter forced: The `!` after it.
  /// - Returns: Whether its parts still have to be read.
  func request(_ node: FunctionCallExprSyntax, _ receiver: ExprSyntax, forced: TokenSyntax?) -> Bool {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let first = node.arguments.first else {
      return true
    }
    guard let type = TypeSyntax(metatype: first.expression), !isGeneric(type, at: Syntax(node)) else {
      draft.mark(node, .genericRequest)
      return false
    }
    if ["Lazy", "Provider"].contains(type.lastName) {
      draft.mark(node, .later(type.trimmedDescription))
      return false
    }
    let name = node.argument("name")?.expression
    let text = name.flatMap(self.name)
    if name != nil, text == nil {
      draft.mark(node, .unknownName)
      return false
    }
    let unlabeled = node.arguments.dropFirst().filter { $0.label == nil }.count
    if unlabeled > 1 {
      draft.mark(node, .manyArguments)
      return false
    }
    if types.needsMainActor(type.trimmedDescription, at: node) {
      draft.mark(node, .notSendableRequest(type.trimmedDescription))
    }
    if let forced {
      draft.replace(member.declName.baseName, by: "resolveRequired")
      draft.replace(forced, by: "")
    }
    if let name, let text, text != name.trimmedDescription { draft.replace(name, by: text) }
    if let label = node.arguments.first(where: { ["argument", "arguments"].contains($0.label?.text) })?.label {
      draft.replace(label, by: "with")
    }
    let metatype = spelling.metatype(type)
    if metatype != first.expression.trimmedDescription { draft.replace(first.expression, by: metatype) }
    removeResolver(receiver)
    draft.note("\(spelling.spelled(type)) is resolved from a ServiceProvider", at: node)
    return true
  }

  /// Removes `.resolver` from `assembler.resolver`: a provider is its own resolver.
  private func removeResolver(_ receiver: ExprSyntax) {
    guard let member = receiver.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "resolver",
      let base = member.base, roles.role(of: base) == .provider
    else { return }
    draft.remove(base.endPositionBeforeTrailingTrivia.utf8Offset..<member.endPositionBeforeTrailingTrivia.utf8Offset)
    finished.insert(member.id)
  }

  func visitMember(_ node: MemberAccessExprSyntax) {
    // A request has removed its own resolver already.
    if !finished.contains(node.id), node.parent?.is(MemberAccessExprSyntax.self) != true {
      removeResolver(ExprSyntax(node))
    }
  }

  /// Rewrites `resolver ~> Log.self`, and marks other uses of the operator.
  ///
  /// - Returns: Whether the expression is such a use.
  func rewriteOperator(_ node: SequenceExprSyntax) -> Bool {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].trimmedDescription == SwinjectNames.resolveOperator,
      roles.role(of: elements[0]) == .provider
    else { return false }
    guard let type = TypeSyntax(metatype: elements[2]), !isGeneric(type, at: Syntax(node)) else {
      draft.mark(node, .method("this form of ~>"))
      return true
    }
    let receiver = elements[0].trimmedDescription.replacing(".resolver", with: "")
    draft.replace(node, by: "\(receiver).resolveRequired(\(spelling.metatype(type)))")
    draft.note("\(spelling.spelled(type)) is resolved from a ServiceProvider", at: node)
    return true
  }

  /// Returns whether a type is a parameter of a generic declaration around a place.
  private func isGeneric(_ type: TypeSyntax, at node: Syntax) -> Bool {
    var current = node.parent
    while let scope = current {
      let clause =
        scope.as(FunctionDeclSyntax.self)?.genericParameterClause ?? scope.as(StructDeclSyntax.self)?
        .genericParameterClause
        ?? scope.as(ClassDeclSyntax.self)?.genericParameterClause
      if clause?.parameters.contains(where: { MentionFinder($0.name.text, in: type).isFound }) == true { return true }
      current = scope.parent
    }
    return false
  }
}
