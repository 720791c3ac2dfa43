import SwiftSyntax

/// The rewriting of requests: `resolve`, `~>` and `.resolver`.
extension SwinjectRewriter {
  /// Rewrites `resolver.resolve(Log.self)!` as `resolver.resolveRequired((any Log).self)`, or marks it.
  ///
  /// - Parameter forced: The `!` after the call; `nil` for `resolver.resolve(Log.self)`, which may return `nil`.
  /// - Returns: Whether the arguments of the call still have to be read.
  func rewriteRequest(_ node: FunctionCallExprSyntax, _ receiver: ExprSyntax, forced: TokenSyntax?) -> Bool {
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

  /// Removes `.resolver` from `assembler.resolver`: the assembler has become a provider, which resolves itself.
  private func removeResolver(_ receiver: ExprSyntax) {
    guard let assembler = assembler(ofResolver: receiver) else { return }
    draft.remove(
      assembler.endPositionBeforeTrailingTrivia.utf8Offset..<receiver.endPositionBeforeTrailingTrivia.utf8Offset)
    finished.insert(receiver.id)
  }

  /// Returns `assembler` of `assembler.resolver`, if it becomes a provider; nil for other expressions.
  private func assembler(ofResolver expression: ExprSyntax) -> ExprSyntax? {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "resolver",
      let base = member.base, roles.role(of: base) == .provider
    else { return nil }
    return base
  }

  /// Removes `.resolver` where no request has done so already: `let resolver = assembler.resolver`.
  func removeResolver(ofMember node: MemberAccessExprSyntax) {
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
    let receiver = (assembler(ofResolver: elements[0]) ?? elements[0]).trimmedDescription
    draft.replace(node, by: "\(receiver).resolveRequired(\(spelling.metatype(type)))")
    draft.note("\(spelling.spelled(type)) is resolved from a ServiceProvider", at: node)
    return true
  }

  /// Returns whether a type mentions a generic parameter of a function, struct or class around a node.
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
