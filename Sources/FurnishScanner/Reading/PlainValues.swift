import SwiftSyntax

/// Values that are read although they contain no word about services: the names of services, and the literals and cases
/// with which branches compare other values.
extension SourceReader {
  /// Returns whether a value is a literal, with a sign or a type if it has one: `-1`, `[1, 2]`, `1 as Double`.
  func isLiteral(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr: true
    case .prefixOperatorExpr(let prefixed): prefixed.operator.text == "-" && isLiteral(prefixed.expression)
    case .arrayExpr(let array): array.elements.allSatisfy { isLiteral($0.expression) }
    case .sequenceExpr(let sequence): isLiteral(Array(sequence.elements))
    default: false
    }
  }

  /// Returns whether an expression calculates a value from names and literals alone: `names.contains("search")`,
  /// `Mode(rawValue: name)`, `1...limit`.
  func isCalculation(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr,
      .keyPathExpr:
      true
    case .memberAccessExpr(let member): member.base.map(isCalculation) ?? true
    case .functionCallExpr(let call):
      call.trailingClosure == nil && isCalculation(call.calledExpression)
        && call.arguments.allSatisfy { isCalculation($0.expression) }
    case .subscriptCallExpr(let access):
      access.trailingClosure == nil && isCalculation(access.calledExpression)
        && access.arguments.allSatisfy { isCalculation($0.expression) }
    case .arrayExpr(let array): array.elements.allSatisfy { isCalculation($0.expression) }
    case .tupleExpr(let tuple): tuple.elements.count == 1 && isCalculation(tuple.elements.first!.expression)
    case .prefixOperatorExpr(let prefixed): prefixed.operator.text == "-" && isCalculation(prefixed.expression)
    case .sequenceExpr(let sequence):
      isLiteral(Array(sequence.elements)) || isCalculation(Array(sequence.elements)[...])
    default: false
    }
  }

  /// Returns whether each operator of a sequence calculates, and each operand is a calculation.
  func isCalculation(_ elements: ArraySlice<ExprSyntax>) -> Bool {
    elements.enumerated().allSatisfy { offset, element in
      offset % 2 == 0 ? isCalculation(element) : element.as(BinaryOperatorExprSyntax.self).map(isReadAsCall) ?? false
    }
  }

  private func isLiteral(_ elements: [ExprSyntax]) -> Bool {
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self) else { return false }
    return cast.questionOrExclamationMark == nil && isLiteral(elements[0])
  }

  /// Returns whether a value may be the name of a service, or one that branches test: a literal, the case of an
  /// enumeration as `.live` or `Mode.live`, or an operator `??` or `? :` whose last operand is one of these.
  func isPlain(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr: return true
    case .memberAccessExpr(let member):
      guard let base = member.base else { return true }
      return base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
    case .sequenceExpr(let sequence):
      let elements = sequence.elements
      guard elements.count == 3, let last = elements.last, isPlain(last) else { return false }
      return elements.contains { isOperator("??", $0) || $0.is(UnresolvedTernaryExprSyntax.self) }
    default: return false
    }
  }

  /// Returns whether a body only returns a value that may be the name of a service, a list of modules, or a value that
  /// branches test. With an `#if`, each clause may return another value.
  func isPlain(_ body: CodeBlockItemListSyntax) -> Bool {
    guard !body.isEmpty, body.count <= 2 else { return false }
    if body.count == 2 {
      guard case .decl(let first) = body.first!.item, first.is(IfConfigDeclSyntax.self) else { return false }
    }
    return body.allSatisfy { element in
      switch element.item {
      case .expr(let value): isPlainResult(value)
      case .stmt(let statement):
        (statement.as(ReturnStmtSyntax.self)?.expression ?? statement.as(ExpressionStmtSyntax.self)?.expression)
          .map(isPlainResult) ?? false
      case .decl(let declaration):
        declaration.as(IfConfigDeclSyntax.self)?.clauses.allSatisfy { clause in
          guard case .statements(let statements)? = clause.elements else { return clause.elements == nil }
          return statements.isEmpty || isPlain(statements)
        } ?? false
      }
    }
  }

  private func isPlainResult(_ value: ExprSyntax) -> Bool {
    if let tuple = value.as(TupleExprSyntax.self) { return tuple.elements.allSatisfy { isPlain($0.expression) } }
    return value.is(ArrayExprSyntax.self) || value.is(DeclReferenceExprSyntax.self) || isPlain(value)
      || isNegation(value) || isComparison(value) || isChoiceBySelf(value)
  }

  /// Returns whether an `if` or a `switch` chooses a plain value by the case of the instance.
  private func isChoiceBySelf(_ value: ExprSyntax) -> Bool {
    if let choice = value.as(SwitchExprSyntax.self) {
      return choice.subject.isSelf
        && choice.cases.allSatisfy { $0.as(SwitchCaseSyntax.self).map { isPlain($0.statements) } ?? false }
    }
    guard let choice = value.as(IfExprSyntax.self), case .codeBlock(let other)? = choice.elseBody,
      choice.conditions.allSatisfy({
        $0.condition.as(MatchingPatternConditionSyntax.self)?.initializer.value.isSelf ?? false
      })
    else { return false }
    return isPlain(choice.body.statements) && isPlain(other.statements)
  }

  /// Returns whether an expression is the opposite of a property: `!isLive`.
  private func isNegation(_ value: ExprSyntax) -> Bool {
    guard let negation = value.as(PrefixOperatorExprSyntax.self) else { return false }
    return negation.operator.text == "!" && negation.expression.is(DeclReferenceExprSyntax.self)
  }

  /// Returns whether an expression compares the instance with a case: `self == .live`.
  private func isComparison(_ value: ExprSyntax) -> Bool {
    guard let elements = value.as(SequenceExprSyntax.self)?.elements.map({ $0 }), elements.count == 3 else {
      return false
    }
    return elements[0].isSelf
      && (isOperator("==", elements[1]) || isOperator("!=", elements[1])) && isPlain(elements[2])
  }
}

extension ExprSyntax {
  fileprivate var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }
}
