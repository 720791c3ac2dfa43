import SwiftSyntax

extension Condition {
  /// Reads what stands behind `#if`.
  init(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): self = literal.literal.tokenKind == .keyword(.true) ? .always : .never
    case .prefixOperatorExpr(let negation): self = .not(Condition(negation.expression))
    case .tupleExpr(let tuple):
      self = tuple.elements.first.map { Condition($0.expression) } ?? .never
    case .sequenceExpr(let sequence): self = Self.sequence(Array(sequence.elements))
    case .functionCallExpr(let call):
      let name = call.calledExpression.trimmedDescription
      // Who runs this reads the language of today.
      self = name == "swift" || name == "compiler" ? .always : .flag(call.trimmedDescription.filter { $0 != " " })
    default: self = .flag(expression.trimmedDescription)
    }
  }

  /// `a && b || c`: the parser leaves operators as they stand.
  private static func sequence(_ elements: [ExprSyntax]) -> Condition {
    let alternatives = elements.split { isOperator("||", $0) }.map { alternative in
      let parts = alternative.split { isOperator("&&", $0) }.compactMap { $0.first.map(Condition.init) }
      return parts.count == 1 ? parts[0] : .all(parts)
    }
    return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
  }

  private static func isOperator(_ text: String, _ expression: ExprSyntax) -> Bool {
    expression.as(BinaryOperatorExprSyntax.self)?.operator.text == text
  }
}
