/// Comparisons of known values, and calculations with known numbers: `level > 1`, `names.count - 1`.
extension Interpreter {
  static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  /// Compares two values by an operator. The result is unknown unless both values are known.
  func compare(_ name: String, _ first: Value, _ second: Value, in environment: Environment) -> Value {
    switch (first, second) {
    case (.either(let alternatives), _) where !overlap(alternatives):
      return mapAlternatives(alternatives, in: environment) { compare(name, $0, second, in: $1) }
    case (_, .either(let alternatives)) where !overlap(alternatives):
      return mapAlternatives(alternatives, in: environment) { compare(name, first, $0, in: $1) }
    case (.boolean(let one), .boolean(let other)) where name == "==" || name == "!=":
      let isEqual = space.or(space.and(one, other), space.not(space.or(one, other)))
      return .boolean(name == "==" ? isEqual : space.not(isEqual))
    default: break
    }
    let order: Int?
    if let one = first.number, let other = second.number {
      order = NumberLiteral.order(one, other)
    } else if case .string(let one) = first, case .string(let other) = second {
      order = one < other ? -1 : one > other ? 1 : 0
    } else if let one = first.caseName, let other = second.caseName, name == "==" || name == "!=",
      one != other || isPlainCase(first)
    {
      order = one == other ? 0 : 1
    } else {
      order = nil
    }
    guard let order else {
      let unknown = Value.instance(.standard("Bool"), creation: nil)
      return first.isReplaced || second.isReplaced ? unknown.replaced : unknown
    }
    let holds =
      switch name {
      case "==": order == 0
      case "!=": order != 0
      case "<": order < 0
      case ">": order > 0
      case "<=": order <= 0
      default: order >= 0
      }
    return .boolean(holds ? .always : .never)
  }

  /// Returns whether a value is a case without associated values, so that all values of this case are equal.
  private func isPlainCase(_ value: Value) -> Bool {
    guard let typeID = value.type?.declaration, let name = value.caseName else { return false }
    return index.types[typeID].cases.first { $0.name == name }?.values.isEmpty ?? false
  }

  /// Returns the result of a calculation with whole numbers; nil if a number is unknown, or if the result is no `Int`.
  func calculate(_ name: String, _ first: Value, _ second: Value) -> Value? {
    guard let one = first.text.flatMap({ Int($0) }), let other = second.text.flatMap({ Int($0) }),
      first.isWholeNumber, second.isWholeNumber
    else { return nil }
    let result: (partialValue: Int, overflow: Bool)
    switch name {
    case "+": result = one.addingReportingOverflow(other)
    case "-": result = one.subtractingReportingOverflow(other)
    case "*": result = one.multipliedReportingOverflow(by: other)
    case "/" where other != 0: result = one.dividedReportingOverflow(by: other)
    case "%" where other != 0: result = one.remainderReportingOverflow(dividingBy: other)
    default: return nil
    }
    return result.overflow ? nil : .number(result.partialValue)
  }
}

extension Value {
  /// Whether it is a known whole number.
  var isWholeNumber: Bool {
    if case .instance(.nominal("Swift.Int", _, _), _) = self { number != nil } else { false }
  }

  /// The number that it is, if that is known; nil for other values.
  var number: NumberLiteral? {
    guard case .instance = self else { return nil }
    return text.flatMap(NumberLiteral.init)
  }
}
