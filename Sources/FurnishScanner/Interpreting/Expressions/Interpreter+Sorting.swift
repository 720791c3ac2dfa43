/// Sorted lists of known numbers or texts: `[3, 1, 2].sorted(by: >)`.
extension Interpreter {
  /// Returns a list in the order of an operator, `<` or `>`. Unless all elements are known numbers or texts, and the
  /// operator is one of the standard library, the order is unknown.
  func sorted(_ list: ValueList, by operation: Expression) -> Value {
    guard list.isPlain, list.isOrdered, let name = operation.calledName, name == "<" || name == ">",
      index.operators[name] == nil, let values = ascending(list.values)
    else { return list.value.inexact }
    return .list(name == "<" ? values : values.reversed())
  }

  /// Returns numbers or texts in ascending order; nil if the list has other elements.
  private func ascending(_ values: [Value]) -> [Value]? {
    let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    if texts.count == values.count { return texts.sorted().map(Value.string) }
    let numbers = values.compactMap { value in value.number.map { (value, $0) } }
    guard numbers.count == values.count,
      zip(numbers, numbers.dropFirst()).allSatisfy({ NumberLiteral.order($0.1, $1.1) != nil })
    else { return nil }
    return numbers.sorted { (NumberLiteral.order($0.1, $1.1) ?? 0) < 0 }.map(\.0)
  }
}
