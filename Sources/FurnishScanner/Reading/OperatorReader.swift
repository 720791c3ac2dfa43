import SwiftSyntax

/// Reads the operators that a program may declare, or that join lists. It leaves out operators that compare, calculate
/// or test.
extension SourceReader {
  /// Reads `a + b <+ c` from left to right, since the declarations of the operators may be in other files. Returns nil
  /// if one of the operators is not read.
  func operation(_ elements: ArraySlice<ExprSyntax>) -> Expression? {
    let operators = elements.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    guard elements.count % 2 == 1,
      operators.allSatisfy({ $0.as(BinaryOperatorExprSyntax.self).map(isFollowed) ?? false })
    else { return nil }
    var result = expression(elements.first!)
    for (sign, operand) in zip(operators, elements.enumerated().filter { $0.offset % 2 == 0 }.dropFirst()) {
      let name = source(of: sign)
      result = .operation(name, [result, expression(operand.element)], at: place(of: sign))
    }
    return result
  }

  /// Reads a prefix operator: `+>services`, `-1`.
  func operation(_ prefixed: PrefixOperatorExprSyntax) -> Expression {
    let name = prefixed.operator.text
    let operand = expression(prefixed.expression)
    if case .number(let type, let text) = operand, name == "-" || name == "+" {
      return .number(type, text: name == "-" ? "-\(text)" : text)
    }
    return .operation(name, [operand], at: place(of: prefixed.operator))
  }

  /// Returns whether the operands of an operator are read, whatever they are.
  func isFollowed(_ sign: BinaryOperatorExprSyntax) -> Bool { !Self.unread.contains(sign.operator.text) }

  /// Returns whether an operator may assign to its first operand: `modules += [Logs()]`.
  func isChange(_ sign: BinaryOperatorExprSyntax) -> Bool {
    let name = sign.operator.text
    return name.hasSuffix("=") && isFollowed(sign)
  }

  private static let unread: Set<String> = [
    "&&", "||", "??", "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=", "-", "*", "/", "%", "&-", "&*", "-=", "*=",
    "/=", "%=",
  ]
}

extension Expression {
  /// Creates a call of an operator.
  static func operation(_ name: String, _ operands: [Expression], at place: Place) -> Expression {
    .call(
      Call(
        callee: .name(name, place), arguments: operands.map { CallArgument(label: nil, value: $0) }, place: place))
  }
}

extension String {
  /// Whether it is the name of an operator.
  var isOperator: Bool {
    guard let first = utf8.first else { return false }
    return Self.signs.contains(first)
  }

  private static let signs = Set("/=-+!*%<>&|^~?.".utf8)
}
