import SwiftSyntax

/// Values that are read without words about services: literals and cases, which branches test, and names.
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

  private func isLiteral(_ elements: [ExprSyntax]) -> Bool {
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self) else { return false }
    return cast.questionOrExclamationMark == nil && isLiteral(elements[0])
  }

  /// Returns whether a value may be a name, or a value that branches test: a literal, the case of an enumeration as
  /// `.live` or `Mode.live`, or an operator `??` or `? :` whose last operand is one of these.
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
}
