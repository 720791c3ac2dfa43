import SwiftSyntax

/// Short bodies that calculate whether something holds, or that stop unless it holds. They are read even without a word
/// about services in them, since a branch may test their results, and the code after a call runs only if they return:
/// `level == 0`, `guard let user else { return false }; return user.isAdmin`, `if port < 1 { throw Fault.port }`.
extension SourceReader {
  /// Returns whether a body calculates a value that branches test: a Boolean value, a number, a text, or one of several
  /// cases.
  func isCalculation(_ body: CodeBlockItemListSyntax, of type: TypeSyntax?) -> Bool {
    guard let type, let shape = shape(of: body), shape.hasResults else { return false }
    if type.isTested { return true }
    return shape.results.flatMap(choices).allSatisfy(isPlain)
  }

  /// Returns the values that an expression may have: `.live` and `.test` for `isOn ? .live : .test`.
  private func choices(of value: ExprSyntax) -> [ExprSyntax] {
    guard let sequence = value.as(SequenceExprSyntax.self) else { return [value] }
    let elements = Array(sequence.elements)
    guard elements.count > 2, let choice = elements[elements.count - 2].as(UnresolvedTernaryExprSyntax.self) else {
      return [value]
    }
    return [choice.thenExpression, elements[elements.count - 1]]
  }

  /// Returns whether a body only checks tests, and throws an error or stops the program if one of them fails. If there
  /// is a type, the body also returns a result of this type.
  func isPrecondition(_ body: CodeBlockItemListSyntax, of type: TypeSyntax?) -> Bool {
    guard let shape = shape(of: body), shape.stops else { return false }
    return shape.hasResults == (type != nil)
  }

  /// The parts of a short body that decide whether it is read.
  private struct Shape {
    var count = 0
    var results: [ExprSyntax] = []
    /// Whether the body may throw an error or stop the program.
    var stops = false
    /// The variables that the body declares. It may assign to no others.
    var variables: Set<String> = []

    var hasResults: Bool { !results.isEmpty }
  }

  /// The greatest number of statements in such a body, those in its branches included.
  private static let mostStatements = 12

  /// Returns the shape of a body; nil if the body is long, or has a statement of another kind.
  private func shape(of body: CodeBlockItemListSyntax) -> Shape? {
    var shape = Shape()
    return add(body, to: &shape) ? shape : nil
  }

  /// Adds the statements of a body to its shape. Returns whether all of them are of the kinds that are read.
  private func add(_ body: CodeBlockItemListSyntax, to shape: inout Shape) -> Bool {
    shape.count += body.count
    guard shape.count <= Self.mostStatements else { return false }
    for (index, element) in body.enumerated() {
      let isAdded =
        switch element.item {
        case .decl(let declaration): add(declaration, to: &shape)
        case .stmt(let statement): add(statement, to: &shape)
        case .expr(let value): add(value, isLast: index == body.count - 1, to: &shape)
        }
      guard isAdded else { return false }
    }
    return true
  }

  private func add(_ declaration: DeclSyntax, to shape: inout Shape) -> Bool {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.attributes.isEmpty else { return false }
    return variable.bindings.allSatisfy { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return false }
      shape.variables.insert(name)
      return binding.accessorBlock == nil && binding.initializer.map { isTest($0.value) } ?? true
    }
  }

  private func add(_ statement: StmtSyntax, to shape: inout Shape) -> Bool {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      guard let result = statement.expression else { return true }
      shape.results.append(result)
      return isTest(result)
    case .throwStmt(let statement):
      shape.stops = true
      return !isOfInterest(statement.expression)
    case .guardStmt(let statement): return isTest(statement.conditions) && add(statement.body.statements, to: &shape)
    case .forStmt(let statement):
      return statement.caseKeyword == nil && isCalculation(statement.sequence)
        && statement.whereClause.map { isTest($0.condition) } ?? true && add(statement.body.statements, to: &shape)
    case .expressionStmt(let statement): return add(statement.expression, isLast: true, to: &shape)
    case .deferStmt(let statement): return !isOfInterest(statement)
    case .whileStmt(let statement): return isTest(statement.conditions) && add(statement.body.statements, to: &shape)
    case .repeatStmt(let statement): return isTest(statement.condition) && add(statement.body.statements, to: &shape)
    case .breakStmt, .continueStmt: return true
    default: return false
    }
  }

  private func add(_ value: ExprSyntax, isLast: Bool, to shape: inout Shape) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .ifExpr(let choice): return add(choice, to: &shape)
    case .switchExpr(let choice):
      return isCalculation(choice.subject)
        && choice.cases.allSatisfy { $0.as(SwitchCaseSyntax.self).map { add($0.statements, to: &shape) } ?? false }
    case .functionCallExpr(let call) where stops(call):
      shape.stops = true
      return true
    case .functionCallExpr(let call):
      if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "print" { return true }
      guard let condition = requirement(call) else { break }
      shape.stops = true
      return isTest(condition)
    // A precondition may call another one: `try requirePort(port)`.
    case .tryExpr(let attempt)
    where attempt.questionOrExclamationMark == nil && attempt.expression.is(FunctionCallExprSyntax.self):
      shape.stops = true
      return isCalculation(attempt.expression)
    case .sequenceExpr(let sequence):
      if let changed = changedVariable(sequence) { return shape.variables.contains(changed) }
    default: break
    }
    shape.results.append(value)
    return isLast && isTest(value)
  }

  private func add(_ choice: IfExprSyntax, to shape: inout Shape) -> Bool {
    guard isTest(choice.conditions), add(choice.body.statements, to: &shape) else { return false }
    return switch choice.elseBody {
    case .codeBlock(let other)?: add(other.statements, to: &shape)
    case .ifExpr(let other)?: add(other, to: &shape)
    case nil: true
    }
  }

  /// Returns the variable that an assignment of a calculated value changes: `count` of `count += 1`.
  private func changedVariable(_ sequence: SequenceExprSyntax) -> String? {
    let elements = Array(sequence.elements)
    guard elements.count >= 3, let variable = elements[0].as(DeclReferenceExprSyntax.self),
      elements[1].is(AssignmentExprSyntax.self) || elements[1].as(BinaryOperatorExprSyntax.self).map(isChange) == true,
      isCalculation(elements[2...])
    else { return nil }
    return variable.baseName.text
  }

  private func isTest(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.allSatisfy { element in
      switch element.condition {
      case .expression(let value): isTest(value)
      case .matchingPattern(let match): isCalculation(match.initializer.value)
      case .optionalBinding(let binding): binding.initializer.map { isCalculation($0.value) } ?? true
      case .availability: false
      }
    }
  }

  /// Returns whether a value is a calculation, or tests calculations: with `!`, `? :` or parentheses, or against `nil`.
  private func isTest(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: true
    case .prefixOperatorExpr(let prefixed): prefixed.operator.text == "!" && isTest(prefixed.expression)
    case .tupleExpr(let tuple): tuple.elements.count == 1 && isTest(tuple.elements.first!.expression)
    case .sequenceExpr(let sequence):
      sequence.elements.enumerated().allSatisfy { offset, element in
        if let choice = element.as(UnresolvedTernaryExprSyntax.self) { return isTest(choice.thenExpression) }
        return offset % 2 == 0 ? isTest(element) : element.is(BinaryOperatorExprSyntax.self)
      }
    default: isCalculation(value)
    }
  }
}

extension TypeSyntax {
  /// Whether it is a type whose values branches test: a Boolean value, a number, or a text.
  fileprivate var isTested: Bool {
    self.as(IdentifierTypeSyntax.self).map { ["Bool", "Double", "Int", "String"].contains($0.name.text) } ?? false
  }
}
