import SwiftSyntax

/// Containers and assemblers that are created in one expression.
extension SwinjectRewriter {
  /// Rewrites a call that creates a container, or marks it.
  ///
  /// - Returns: Whether the call creates a container.
  func rewriteCreation(_ node: FunctionCallExprSyntax) -> Bool {
    if let creation = SwinjectContainerClosure(node), roles.isLibraryType("Container"),
      roles.isProvider(ExprSyntax(node))
    {
      rewriteContainerClosure(creation)
      return true
    }
    guard let name = node.calledExpression.lastPathName, ["Assembler", "Container"].contains(name),
      node.calledExpression.isTypeName(name), roles.isLibraryType(name)
    else { return false }
    // `Container()` inside of `{ let container = Container(); …; return container }()` was rewritten with the closure.
    if finished.contains(node.id) { return true }
    let isConvertible = roles.isProvider(ExprSyntax(node))
    if let call = SwinjectContainerCall(node), isConvertible {
      if let assemblies = call.assemblies { rewriteAssembler(node, assemblies) }
      if let closure = call.closure { rewriteClosure(node, closure) }
    } else {
      let hasParent = node.arguments.contains { ["parent", "parentAssembler"].contains($0.label?.text) }
      draft.mark(node, hasParent ? .parent : name == "Assembler" ? .assembler : .container)
    }
    return true
  }

  /// Rewrites `Assembler([CoreAssembly()])` as a closure that includes the modules.
  private func rewriteAssembler(_ node: FunctionCallExprSyntax, _ assemblies: ExprSyntax) {
    let base = source.indentation(of: node)
    let (newline, inner) = (source.newline, source.newline + base + source.indentationUnit)
    var text = "\(keyword(at: node)) {\(inner)let container = ServiceContainer()"
    text += "\(inner)let services = try container.services"
    if let array = assemblies.as(ArrayExprSyntax.self) {
      for element in array.elements {
        for comment in element.comments(before: true) { text += inner + comment }
        text += "\(inner)services.include(\(element.expression.trimmedDescription))"
        let after = element.comments(before: false)
        if !after.isEmpty { text += "  " + after.joined(separator: " ") }
      }
      for comment in array.rightSquare.leadingTrivia.comments { text += inner + comment }
    } else {
      text += "\(inner)for module in \(assemblies.trimmedDescription) { services.include(module) }"
    }
    text += "\(inner)return try container.validated()\(newline)\(base)}()"
    draft.replace(node, by: text)
    draft.note("the modules are included in a ServiceContainer, and this is its provider", at: node)
    finished.insert(node.id)
    finished.insert(assemblies.id)
    retype(node)
  }

  /// Rewrites `Container { c in … }` as a closure that registers in the collection of a container.
  private func rewriteClosure(_ node: FunctionCallExprSyntax, _ closure: ClosureExprSyntax) {
    let name = closure.parameterList.first?.name ?? "services"
    writeHeader(of: closure, from: node.positionAfterSkippingLeadingTrivia.utf8Offset, name, keyword(at: node))
    if closure.parameterList.isEmpty {
      for reference in ReferenceCollector(closure).references where reference.baseName.text == "$0" {
        if roles.role(of: ExprSyntax(reference)) == .collection { draft.replace(reference.baseName, by: name) }
      }
    }
    writeEnd(of: closure, to: node.endPositionBeforeTrailingTrivia.utf8Offset)
    if let signature = closure.signature { finished.insert(signature.id) }
    draft.note("the container is validated, and this is its provider", at: node)
    retype(node)
  }

  /// Writes the beginning of the new closure: the declarations of the container and of the collection.
  private func writeHeader(of closure: ClosureExprSyntax, from start: Int, _ collection: String, _ keyword: String) {
    let inner = source.newline + source.indentation(of: closure.leftBrace) + source.indentationUnit
    let container = collection == "container" ? "built" : "container"
    let header =
      "\(keyword) {\(inner)let \(container) = ServiceContainer()\(inner)let \(collection) = try \(container).services"
    let end = closure.signature?.inKeyword ?? closure.leftBrace
    let isOneLine = !source.text(source.range(of: closure)).contains(where: \.isNewline)
    draft.replace(start..<end.endPositionBeforeTrailingTrivia.utf8Offset, by: header + (isOneLine ? inner : ""))
    containers[closure.id] = container
  }

  /// Writes the end of the new closure: its result, and its call.
  private func writeEnd(of closure: ClosureExprSyntax, to end: Int) {
    let base = source.indentation(of: closure.leftBrace)
    let result = "return try \(containers[closure.id] ?? "container").validated()"
    let isOneLine = !source.text(source.range(of: closure)).contains(where: \.isNewline)
    let brace = closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    if isOneLine {
      let last = closure.rightBrace.previousToken(viewMode: .sourceAccurate)
      let start = last?.endPositionBeforeTrailingTrivia.utf8Offset ?? brace
      draft.replace(
        start..<end, by: "\(source.newline)\(base)\(source.indentationUnit)\(result)\(source.newline)\(base)}()")
    } else {
      draft.replace(brace..<end, by: "\(source.indentationUnit)\(result)\(source.newline)\(base)}()")
    }
  }

  /// Rewrites `{ let container = Container(); …; return container }()`, so that it validates the container and returns
  /// its provider.
  private func rewriteContainerClosure(_ creation: SwinjectContainerClosure) {
    guard let binding = creation.declaration.bindings.first, let value = binding.initializer?.value else { return }
    let isTaken = MentionFinder("services", in: creation.closure).isFound
    let name = isTaken ? creation.container : "services"
    let container = isTaken ? "built" : creation.container
    let separator = source.newline + source.indentation(of: creation.declaration)
    draft.insert("\(keyword(at: creation.call)) ", at: creation.call.positionAfterSkippingLeadingTrivia.utf8Offset)
    if container != creation.container { draft.replace(binding.pattern, by: container) }
    if let type = binding.typeAnnotation { draft.replace(type.type, by: "ServiceContainer") }
    draft.replace(value, by: "ServiceContainer()\(separator)let \(name) = try \(container).services")
    finished.insert(value.id)
    collections[creation.closure.id] = (creation.container, name)
    if let result = creation.result.expression {
      draft.replace(result, by: "try \(container).validated()")
      finished.insert(result.id)
    }
    if let type = creation.closure.signature?.returnClause?.type { draft.replace(type, by: "ServiceScope") }
    draft.note("the container is validated, and this is its provider", at: creation.call)
    retype(creation.call)
  }

  /// Changes the type of the variable that stores a container.
  private func retype(_ node: FunctionCallExprSyntax) {
    guard let binding = node.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type, ["Container", "Assembler"].contains(type.unwrapped.lastName)
    else { return }
    draft.replace(type.unwrapped, by: "ServiceScope")
  }

  /// Returns `try` where errors can be thrown, and otherwise `try!`: a wrong wiring stops the program, as it did
  /// before.
  private func keyword(at node: some SyntaxProtocol) -> String {
    var current = Syntax(node).parent
    while let scope = current {
      if let function = scope.as(FunctionDeclSyntax.self) {
        return function.signature.effectSpecifiers?.throwsClause == nil ? "try!" : "try"
      }
      if let initializer = scope.as(InitializerDeclSyntax.self) {
        return initializer.signature.effectSpecifiers?.throwsClause == nil ? "try!" : "try"
      }
      if scope.is(ClosureExprSyntax.self) || scope.is(MemberBlockSyntax.self) || scope.is(AccessorBlockSyntax.self) {
        return "try!"
      }
      current = scope.parent
    }
    return source.path.hasSuffix("main.swift") ? "try" : "try!"
  }
}

extension ExprSyntax {
  /// Returns whether the expression names a type of the library: `Container`, or `Swinject.Container`.
  fileprivate func isTypeName(_ name: String) -> Bool {
    self.is(DeclReferenceExprSyntax.self) || trimmedDescription == "Swinject.\(name)"
  }
}

extension ArrayElementSyntax {
  /// Returns the comments of an element.
  ///
  /// - Parameter before: Whether the comments in the lines before the element are returned. Otherwise the comments
  ///   after the element in its line are.
  fileprivate func comments(before: Bool) -> [String] {
    if before { return expression.leadingTrivia.comments }
    return (expression.trailingTrivia.comments + (trailingComma?.leadingTrivia.comments ?? []))
      + (trailingComma?.trailingTrivia.comments ?? [])
  }
}

extension ExtensionDeclSyntax {
  /// Whether all members are functions whose statements register in `self`.
  var registersOnly: Bool {
    memberBlock.members.allSatisfy { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.genericParameterClause == nil,
        !function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }), let body = function.body
      else { return false }
      return body.statements.allSatisfy { item in
        guard case .expr(let expression) = item.item, let call = expression.as(FunctionCallExprSyntax.self),
          let chain = SwinjectChain(call)
        else { return false }
        return chain.receiver == nil || chain.receiver?.trimmedDescription == "self"
      }
    }
  }
}
