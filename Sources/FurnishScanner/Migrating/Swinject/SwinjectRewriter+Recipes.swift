import SwiftSyntax

/// The rewriting of recipes: as the reference of an initializer, as a closure without a resolver that it does not use,
/// or as a closure whose parameters are the arguments and the requested services.
extension SwinjectRewriter {
  /// Returns the reference `Page.init(log:)` for `{ r in Page(log: r.resolve(Log.self)!) }`, if the program declares
  /// the initializer, and its parameters have exactly the requested types.
  func initializerReference(_ chain: SwinjectChain) -> String? {
    guard let recipe = chain.recipe, recipe.argumentParameters.isEmpty,
      let call = recipe.onlyExpression?.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty,
      call.trailingClosure == nil, !source.hasComment(in: recipe)
    else { return nil }
    var callee = call.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    {
      callee = base
    }
    guard let type = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    guard let parameters = types.parameters(ofInitializer: labels, of: type) else { return nil }
    for (argument, parameter) in zip(call.arguments, parameters) {
      guard let requested = plainRequest(argument.expression, in: recipe), spelling.isSame(requested, parameter) else {
        return nil
      }
    }
    return "\(type).init(\(labels.map { "\($0):" }.joined()))"
  }

  /// Returns the type of a request without a name and arguments: `r.resolve(Log.self)!`.
  private func plainRequest(_ expression: ExprSyntax, in recipe: ClosureExprSyntax) -> String? {
    if let call = expression.forcedCall, call.methodName == SwinjectNames.resolve, call.arguments.count == 1,
      let receiver = call.receiver, isResolver(receiver, of: recipe), let first = call.arguments.first,
      first.label == nil, let type = TypeSyntax(metatype: first.expression),
      !["Lazy", "Provider"].contains(type.lastName)
    {
      return type.trimmedDescription
    }
    // `r ~> Log.self`
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }) ?? expression.parenthesized,
      elements.count == 3, elements[1].trimmedDescription == SwinjectNames.resolveOperator,
      isResolver(elements[0], of: recipe), let type = TypeSyntax(metatype: elements[2])
    else { return nil }
    return type.trimmedDescription
  }

  /// Returns whether an expression is the resolver that a recipe receives.
  private func isResolver(_ expression: ExprSyntax, of recipe: ClosureExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return recipe.parameterList.isEmpty ? name == "$0" : name == recipe.parameterList[0].name
  }

  /// Replaces a recipe by a reference, and inserts other arguments before it.
  func replaceRecipe(_ chain: SwinjectChain, by reference: String, after arguments: String) {
    guard let recipe = chain.recipe, let last = chain.lastBeforeRecipe else { return }
    let start = last.expression.endPositionBeforeTrailingTrivia.utf8Offset
    let end = recipe.endPositionBeforeTrailingTrivia.utf8Offset
    if chain.registration.trailingClosure == nil {
      // The label is removed by an edit of its own, so only the closure is replaced.
      if !arguments.isEmpty { draft.insert(arguments, at: start) }
      draft.replace(recipe, by: reference)
    } else {
      draft.replace(start..<end, by: "\(arguments), \(reference))")
    }
    finished.insert(recipe.id)
  }

  /// Rewrites `{ _ in ConsoleLog() }` as `{ ConsoleLog() }`.
  func removeUnusedParameter(of recipe: ClosureExprSyntax) {
    guard let signature = recipe.signature, let parameter = recipe.parameterList.first, recipe.parameterList.count == 1,
      signature.attributes.isEmpty, signature.capture == nil, signature.returnClause == nil,
      signature.effectSpecifiers == nil
    else { return }
    let isUnused =
      parameter.name == "_" || !ReferenceCollector(recipe).references.contains { $0.baseName.text == parameter.name }
    guard isUnused else { return }
    let start = recipe.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let end = signature.inKeyword.endPositionBeforeTrailingTrivia.utf8Offset
    guard !source.hasComment(in: start..<end) else { return }
    draft.remove(start..<end)
    finished.insert(signature.id)
  }

  /// Returns whether each use of the resolver in a recipe with arguments is a request that can become a parameter.
  func hasPlainRequests(_ recipe: ClosureExprSyntax) -> Bool {
    guard let name = recipe.parameterList.first?.name, let signature = recipe.signature,
      signature.capture == nil, signature.effectSpecifiers == nil, signature.returnClause == nil,
      !source.hasComment(in: signature)
    else { return false }
    return ReferenceCollector(recipe).references.allSatisfy { reference in
      guard reference.baseName.text == name, !reference.isMemberName else { return true }
      guard let request = reference.forcedRequest, plainRequest(ExprSyntax(request), in: recipe) != nil else {
        return false
      }
      return !request.isConditional(inside: recipe)
    }
  }

  /// Rewrites `{ (r, id: Int) in Page(id, r.resolve(Log.self)!) }` as `{ (id: Int, log: any Log) in Page(id, log) }`.
  func hoistRequests(in recipe: ClosureExprSyntax, _ arguments: [(name: String, type: TypeSyntax)]) {
    guard let signature = recipe.signature, let clause = signature.parameterClause else { return }
    let resolver = recipe.parameterList[0].name
    var parameters = arguments.map { "\($0.name): \(spelling.spelled($0.type))" }
    var names: [String: String] = [:]
    var taken = Set(arguments.map(\.name))
    for reference in ReferenceCollector(recipe).references
    where reference.baseName.text == resolver && !reference.isMemberName {
      guard let request = reference.forcedRequest, let type = plainRequest(ExprSyntax(request), in: recipe) else {
        continue
      }
      let spelled = spelling.spelled(type)
      if names[spelled] == nil {
        var name = Self.parameterName(for: MigratedTypeSpelling.parsed(type).lastName)
        let used = ReferenceCollector(recipe).references.filter { !$0.isMemberName }.map(\.baseName.text)
        while taken.contains(name) || used.contains(name) { name += "Service" }
        names[spelled] = name
        taken.insert(name)
        parameters.append("\(name): \(spelled)")
      }
      draft.replace(request, by: names[spelled]!)
    }
    draft.replace(source.range(of: clause), by: "(\(parameters.joined(separator: ", ")))")
    finished.insert(signature.id)
  }

  private static func parameterName(for type: String) -> String {
    let uppercase = type.prefix { $0.isUppercase }
    // `URLSession` becomes `urlSession`, and `Log` becomes `log`.
    let count = uppercase.count > 1 && uppercase.count < type.count ? uppercase.count - 1 : uppercase.count
    let name = type.prefix(count).lowercased() + type.dropFirst(count)
    return ["class", "default", "in", "protocol", "repeat", "self", "switch", "where"].contains(name)
      ? name + "Service" : name
  }
}

extension ClosureExprSyntax {
  /// The parameters after the resolver.
  var argumentParameters: [(name: String, type: TypeSyntax)] {
    parameterList.dropFirst().compactMap { parameter in parameter.type.map { (parameter.name, $0) } }
  }
}

extension DeclReferenceExprSyntax {
  /// The request around the reference: `r.resolve(Log.self)!` around `r`.
  fileprivate var forcedRequest: ForceUnwrapExprSyntax? {
    parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)?.parent?.as(
      ForceUnwrapExprSyntax.self)
  }
}

extension SyntaxProtocol {
  /// Returns whether the expression may be evaluated later than the closure around it runs, or not each time that it
  /// runs: inside of another closure, a branch, a loop, or an operation such as `a ?? b`.
  fileprivate func isConditional(inside closure: ClosureExprSyntax) -> Bool {
    var node = Syntax(self).parent
    while let current = node, current.id != closure.id {
      if current.is(ClosureExprSyntax.self) || current.is(IfExprSyntax.self) || current.is(SwitchExprSyntax.self)
        || current.is(TernaryExprSyntax.self) || current.is(SequenceExprSyntax.self) || current.is(GuardStmtSyntax.self)
        || current.is(ForStmtSyntax.self) || current.is(WhileStmtSyntax.self) || current.is(FunctionDeclSyntax.self)
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// The elements of `(a ~> b)`.
  fileprivate var parenthesized: [ExprSyntax]? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first else {
      return nil
    }
    return only.expression.as(SequenceExprSyntax.self)?.elements.map { $0 }
  }
}
