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
      let flag = call.trimmedDescription.filter { $0 != " " }
      self = name == "swift" || name == "compiler" ? Self.version(flag) : .flag(flag)
    default: self = .flag(expression.trimmedDescription)
    }
  }

  /// `swift(>=6.0)`, `compiler(<5.9)`: programs that use Furnish are compiled by Swift 6.2 or newer.
  private static func version(_ flag: String) -> Condition {
    let parts = flag.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap {
      Int($0)
    }
    let isOld = !([6, 2].lexicographicallyPrecedes(parts))
    if flag.contains("<") {
      if isOld { return .never }
      return .not(.flag(flag.replacing("<", with: ">=")))
    }
    return isOld ? .always : .flag(flag)
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
