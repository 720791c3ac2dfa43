import SwiftSyntax

/// Reads operators as calls: operators that join lists or calculate, and operators that the program declares. Operators
/// that compare values or combine tests, such as `==` and `&&`, are read as tests.
extension SourceReader {
  /// Reads `a + b * c`. Operators of the program have the precedence of `+`, since their declarations may be in other
  /// files. Returns nil if an operator is not read as a call.
  func operation(_ elements: ArraySlice<ExprSyntax>) -> Expression? {
    let operators = elements.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    guard elements.count % 2 == 1,
      operators.allSatisfy({ $0.as(BinaryOperatorExprSyntax.self).map(isReadAsCall) ?? false })
    else { return nil }
    let lowest = operators.map { precedence(of: $0) }.min()
    var (signs, operands, start) = ([ExprSyntax](), [ArraySlice<ExprSyntax>](), elements.startIndex)
    for position in stride(from: elements.startIndex + 1, to: elements.endIndex, by: 2)
    where precedence(of: elements[position]) == lowest {
      signs.append(elements[position])
      operands.append(elements[start..<position])
      start = position + 1
    }
    operands.append(elements[start...])
    return zip(signs, operands.dropFirst()).reduce(expression(ofSequence: operands[0])) { left, next in
      .operation(source(of: next.0), [left, expression(ofSequence: next.1)], at: place(of: next.0))
    }
  }

  private func precedence(of sign: ExprSyntax) -> Int {
    switch source(of: sign) {
    case "..<", "...": 0
    case "*", "/", "%", "&*", "&": 2
    case "<<", ">>": 3
    default: 1
    }
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

  /// Returns whether an operator is read as a call. `&&` and `==` are read as tests, and `??` as a choice.
  func isReadAsCall(_ sign: BinaryOperatorExprSyntax) -> Bool { !Self.readElsewhere.contains(sign.operator.text) }

  /// Returns whether an operator may assign to its first operand: `modules += [Logs()]`.
  func isChange(_ sign: BinaryOperatorExprSyntax) -> Bool {
    let name = sign.operator.text
    return name.hasSuffix("=") && isReadAsCall(sign)
  }

  /// The operators that are read as tests, and `??`.
  private static let readElsewhere: Set<String> = [
    "&&", "||", "??", "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=",
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
