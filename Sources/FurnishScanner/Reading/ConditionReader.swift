import SwiftSyntax

/// Reads the conditions of `#if`.
extension SourceReader {
  /// Returns each clause with the condition under which it is compiled: its own condition holds, and those of all
  /// earlier clauses do not.
  func clauses(
    of conditional: IfConfigDeclSyntax, under outer: Condition
  ) -> [(clause: IfConfigClauseSyntax, condition: Condition)] {
    var earlier: [Condition] = []
    return conditional.clauses.map { clause in
      let written = clause.condition.map(condition) ?? .always
      let condition = earlier.reduce(written) { .not($1).and($0) }
      earlier.append(written)
      return (clause, outer.and(condition))
    }
  }

  /// Reads the condition after `#if`.
  private func condition(_ expression: ExprSyntax) -> Condition {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true) ? .always : .never
    case .prefixOperatorExpr(let negation): return .not(condition(negation.expression))
    case .tupleExpr(let tuple): return tuple.elements.first.map { condition($0.expression) } ?? .never
    case .sequenceExpr(let sequence): return condition(ofSequence: Array(sequence.elements))
    case .functionCallExpr(let call):
      let name = source(of: call.calledExpression)
      let flag = String(decoding: source(of: call).utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      return name == "swift" || name == "compiler" ? Self.version(flag) : .flag(flag)
    default: return .flag(source(of: expression))
    }
  }

  /// Reads `swift(>=6.0)` and `compiler(<5.9)`. Programs that use Furnish are compiled by Swift 6.2 or newer, which
  /// decides conditions about older versions.
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

  /// Reads `a && b || c`, which the parser returns as a list of operands and operators without groups.
  private func condition(ofSequence elements: [ExprSyntax]) -> Condition {
    let alternatives = elements.split { isOperator("||", $0) }.map { alternative in
      let parts = alternative.split { isOperator("&&", $0) }.compactMap { $0.first.map(condition) }
      return parts.count == 1 ? parts[0] : .all(parts)
    }
    return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
  }
}
