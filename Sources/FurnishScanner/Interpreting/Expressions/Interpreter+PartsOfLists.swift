/// Lists that consist of elements of other lists: `modules.dropFirst()`, `steps[..<2]`, `zip(names, paths)`.
extension Interpreter {
  /// Returns the elements that a method such as `prefix`, `reversed` or `makeIterator` returns; nil for other methods.
  /// A part whose bounds are unknown may have all elements.
  func part(of list: ValueList, _ name: String, _ arguments: [Value]) -> Value? {
    let values = list.values
    let isPlain = list.isPlain && list.isOrdered && arguments.allSatisfy { $0.text.flatMap { Int($0) } ?? -1 >= 0 }
    let count = min(arguments.first?.text.flatMap { Int($0) } ?? 1, values.count)
    switch name {
    case "makeIterator": return list.value
    case "reversed": return .list(values.reversed(), isExact: list.isExact && list.isOrdered)
    case "sorted" where arguments.isEmpty: return sorted(list, by: .name("<", .none))
    case "shuffled", "sorted": return .list(values, isExact: false)
    case "prefix", "suffix", "dropFirst", "dropLast":
      guard isPlain, count >= 0 else { return .list(values, isExact: false) }
      switch name {
      case "prefix": return .list(Array(values.prefix(count)))
      case "suffix": return .list(Array(values.suffix(count)))
      case "dropFirst": return .list(Array(values.dropFirst(count)))
      default: return .list(Array(values.dropLast(count)))
      }
    default: return nil
    }
  }

  /// Returns the pairs of two lists, as `zip(names, paths)` does; nil if an argument is no list.
  func zipped(_ arguments: [CallArgument], in environment: Environment) -> Value? {
    let lists = values(of: arguments, in: environment)
    guard lists.count == 2, lists.allSatisfy(\.isList) else { return nil }
    let (first, second) = (ValueList(lists[0]), ValueList(lists[1]))
    return .list(
      zip(first.values, second.values).map { .tuple([$0, $1]) }, isExact: first.isPlain && second.isPlain)
  }

  /// Returns the positions that a range, `1...`, selects in a list; nil if the source does not show them.
  func range(_ expression: Expression, in list: ValueList, _ environment: Environment) -> Range<Int>? {
    guard list.isPlain, list.isOrdered, let bounds = bounds(expression, in: environment) else { return nil }
    let (first, end) = (bounds.first ?? 0, bounds.end ?? list.values.count)
    return first >= 0 && first <= end && end <= list.values.count ? first..<end : nil
  }

  /// Returns the bounds of a range of whole numbers; nil for other expressions, and if a bound is unknown. A bound that
  /// the range does not have is nil: `first` of `..<2`, and `end` of `1...`.
  private func bounds(_ expression: Expression, in environment: Environment) -> (first: Int?, end: Int?)? {
    if case .name("...", _) = expression { return (nil, nil) }
    guard case .call(let call) = expression, let name = call.callee.calledName else {
      guard expression.isPath, case .list(let values, true) = evaluate(expression, in: environment) else { return nil }
      let numbers = values.compactMap { $0.number?.whole }
      guard let first = numbers.first, numbers.count == values.count, numbers == Array(first..<first + numbers.count)
      else { return nil }
      return (first, first + numbers.count)
    }
    guard name == Expression.rangeFrom || Self.ranges[name] != nil else { return nil }
    let numbers = call.arguments.compactMap { evaluate($0.value, in: environment).number?.whole }
    guard numbers.count == call.arguments.count, let first = numbers.first, let last = numbers.last else { return nil }
    if name == Expression.rangeFrom { return (first, nil) }
    guard last < Int.max else { return nil }
    return (numbers.count == 2 ? first : nil, Self.ranges[name] == true ? last + 1 : last)
  }
}

extension Expression {
  /// Whether it is a range, which selects a part of a list: `1...`.
  var isRange: Bool {
    switch self {
    case .call(let call): call.callee.calledName.map { $0 == Self.rangeFrom || Interpreter.ranges[$0] != nil } ?? false
    case .name(let name, _): name == "..."
    default: false
    }
  }
}
