import SwiftSyntax

/// Values that a statement unwraps with `!`: the code after the statement runs only where they are not `nil`.
extension SourceReader {
  /// Reads a statement, and adds before it a test of each value that it always unwraps: before `print(name!)`, the test
  /// that `guard name != nil else { … }` has.
  func readUnwrapping(
    _ item: CodeBlockItemSyntax, into statements: inout [Statement], _ read: (inout [Statement]) -> Void
  ) {
    let outer = unwraps
    defer { unwraps = outer }
    unwraps = []
    let start = statements.count
    read(&statements)
    // A test before the only statement of a body would hide that this statement is the result of the body.
    guard !unwraps.isEmpty, item.parent?.as(CodeBlockItemListSyntax.self)?.count != 1 else { return }
    statements.insert(contentsOf: unwraps.map { .branch($0, [], [.leave(.nilValue)]) }, at: start)
  }

  /// Notes that the statement that is being read unwraps a value, if other code may test the same value: a name, a
  /// path, an element of a table, or a value that is created from a name.
  func noteUnwrap(_ expression: ForceUnwrapExprSyntax, of value: Expression) {
    guard value.mayBeTestedAgain, isAlwaysEvaluated(expression) else { return }
    unwraps.append(.isPresent(value, text: text(of: expression.expression)))
  }

  /// Returns whether the statement around an expression always evaluates it. A part of `&&`, `??`, `?:` or an optional
  /// chain, of a closure, or of a text (which may be the message of a log) may not be evaluated.
  private func isAlwaysEvaluated(_ expression: ForceUnwrapExprSyntax) -> Bool {
    var node = Syntax(expression)
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .codeBlockItem: return !parent.isInHandledBody
      case .functionCallExpr(let call):
        guard call.calledExpression.id == node.id || evaluatesArguments(call) else { return false }
      case .subscriptCallExpr(let access): guard !hasOptionalChain(access.calledExpression) else { return false }
      case .sequenceExpr(let sequence):
        guard sequence.evaluatesAllOperands, !sequence.elements.contains(where: hasOptionalChain) else { return false }
      case .tryExpr(let attempt): guard attempt.questionOrExclamationMark == nil else { return false }
      case .variableDecl(let variable): guard variable.modifiers.isEmpty else { return false }
      case .memberAccessExpr, .labeledExpr, .labeledExprList, .awaitExpr, .initializerClause, .patternBinding,
        .patternBindingList, .returnStmt, .tupleExpr, .forceUnwrapExpr, .exprList, .arrayExpr, .arrayElementList,
        .arrayElement, .expressionStmt, .asExpr, .inOutExpr:
        break
      default: return false
      }
      node = parent
    }
    return false
  }

  /// Returns whether a call evaluates its arguments: it is in no optional chain, and no argument becomes a closure.
  private func evaluatesArguments(_ call: FunctionCallExprSyntax) -> Bool {
    if hasOptionalChain(call.calledExpression) { return false }
    let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    guard let name = (callee ?? call.calledExpression.as(DeclReferenceExprSyntax.self)).map({ text(of: $0.baseName) })
    else { return false }
    let isKnown = name.first?.isUppercase == true || name == "init" || name == "print"
    return isKnown || !declaresAutoclosures && !Self.functionsOfAutoclosures.contains(name)
  }

  private func hasOptionalChain(_ expression: ExprSyntax) -> Bool { source(of: expression).contains("?") }

  /// The functions of well-known libraries that do not always evaluate their arguments.
  private static let functionsOfAutoclosures: Set<String> = [
    "assert", "assertionFailure", "critical", "debug", "error", "fault", "info", "log", "notice", "trace", "warning",
  ]
}

extension Syntax {
  /// Whether it is in the body of a `do` with a `catch`: an error may end the statement before it evaluates all parts.
  fileprivate var isInHandledBody: Bool {
    var next = parent
    while let node = next {
      if let body = node.as(DoStmtSyntax.self) { if !body.catchClauses.isEmpty { return true } }
      if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
      next = node.parent
    }
    return false
  }
}

extension Expression {
  /// Whether other code may test the same value: a path (`user.name`), an element of a table (`table["key"]`), or a
  /// value that is created from a path (`URL(string: text)`).
  fileprivate var mayBeTestedAgain: Bool {
    guard case .call(let call) = self else { return isPath }
    let isOfTable = if case .member(let base, "subscript", _) = call.callee { base.isPath } else { false }
    let isCreation = if case .name(let name, _) = call.callee { name.first?.isUppercase ?? false } else { false }
    return call.arguments.count == 1
      && (isOfTable && (call.arguments[0].value.isPath || call.arguments[0].value.isLiteral)
        || isCreation && call.arguments[0].value.isPath)
  }
}

extension SequenceExprSyntax {
  /// Whether each operator evaluates both of its operands: not `&&`, `||`, `??`, `?:`, nor an operator of the program.
  fileprivate var evaluatesAllOperands: Bool {
    elements.allSatisfy { element in
      if element.is(UnresolvedTernaryExprSyntax.self) { return false }
      guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return true }
      return Self.operatorsOfBothOperands.contains(name)
    }
  }

  private static let operatorsOfBothOperands: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "+=", "-=", "...", "..<",
  ]
}
