/// The elements of a list or a dictionary, as far as they are known.
struct ValueList {
  let values: [Value]
  let isExact: Bool

  init(_ value: Value) {
    if case .list(let values, let isExact) = value {
      (self.values, self.isExact) = (values, isExact)
    } else {
      (values, isExact) = ([value], true)
    }
  }

  var value: Value { .list(values, isExact: isExact) }
  /// The elements as code that visits all of them receives them.
  var visited: [Value] { isExact ? values.map(\.asElement) : values }
  /// Whether it is a list, whose elements have an order, and no dictionary.
  var isOrdered: Bool { values.isEmpty || !values.allSatisfy { $0.keyOfPair != nil } }
  /// Whether it has these elements and no others under every condition.
  var isPlain: Bool { isExact && values.allSatisfy { $0.presenceInList == .always } }
}
