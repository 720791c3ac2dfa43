import SwiftSyntax

/// Short bodies that calculate whether something holds. They are read without words about services, since a branch may
/// test their results, whose calculation relates them to other tests: `level == 0`, `switch flag { case "log": true … }`.
extension SourceReader {
  /// Returns whether a body consists of one result, which is a test, or of an `if` or a `switch` between such results.
  func isTest(_ body: CodeBlockItemListSyntax) -> Bool {
    guard (1...2).contains(body.count), body.dropLast().allSatisfy({ isChoiceOfTests($0.item) }) else { return false }
    guard let last = body.last else { return false }
    return isChoiceOfTests(last.item) || result(of: last.item).map(isTest) ?? false
  }

  /// Returns the expression of a statement that is a result: `return level == 0`.
  private func result(of statement: CodeBlockItemSyntax.Item) -> ExprSyntax? {
    switch statement {
    case .expr(let value): value
    case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: nil
    }
  }

  /// Returns whether a value is calculated from names and literals, by operators, comparisons and calls.
  private func isTest(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: true
    case .prefixOperatorExpr(let prefixed): prefixed.operator.text == "!" && isTest(prefixed.expression)
    case .tupleExpr(let tuple): tuple.elements.count == 1 && isTest(tuple.elements.first!.expression)
    case .sequenceExpr(let sequence):
      sequence.elements.enumerated().allSatisfy { offset, element in
        offset % 2 == 0 ? isTest(element) : element.is(BinaryOperatorExprSyntax.self)
      }
    default: isCalculation(value)
    }
  }

  private func isChoiceOfTests(_ statement: CodeBlockItemSyntax.Item) -> Bool {
    let value: ExprSyntax? =
      switch statement {
      case .expr(let value): value
      case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
      case .decl: nil
      }
    if let choice = value?.as(SwitchExprSyntax.self) {
      return isCalculation(choice.subject)
        && choice.cases.allSatisfy { $0.as(SwitchCaseSyntax.self).map { isTest($0.statements) } ?? false }
    }
    return value?.as(IfExprSyntax.self).map(isChoiceOfTests) ?? false
  }

  private func isChoiceOfTests(_ choice: IfExprSyntax) -> Bool {
    let conditions = choice.conditions.allSatisfy { element in
      switch element.condition {
      case .expression(let value): isTest(value)
      case .matchingPattern(let match): isCalculation(match.initializer.value)
      case .optionalBinding, .availability: false
      }
    }
    guard conditions, isTest(choice.body.statements) else { return false }
    return switch choice.elseBody {
    case .codeBlock(let other)?: isTest(other.statements)
    case .ifExpr(let other)?: isChoiceOfTests(other)
    case nil: true
    }
  }
}

extension TypeSyntax {
  /// Whether it is `Bool`.
  var isBool: Bool { self.as(IdentifierTypeSyntax.self)?.name.text == "Bool" }
}
