/// Variables that code assigns under a test, or in a loop: after `if level < 1 { level = 1 }`, a test of `level`
/// depends on that test.
extension Environment {
  /// Notes that a variable has one of several values.
  ///
  /// - Parameter values: The possible values; empty if an assignment replaces the value in all cases.
  func noteJoin(of name: String, _ values: [Value]) {
    leastValues[name] = nil
    if values.allSatisfy(\.isShown) { joinedVariables.remove(name) } else { joinedVariables.insert(name) }
  }

  /// Notes that an assignment such as `count += 1` has not decreased a variable, which was at least this number before.
  func noteGrowth(of name: String, from least: Int) {
    joinedVariables.remove(name)
    leastValues[name] = least
  }

  /// Returns whether the number in a variable differs in each repetition of this body, or of a body around it.
  func isChangedByRepetition(_ name: String) -> Bool {
    guard isRepeated, let owner = binding(of: name)?.environment else { return false }
    var next: Environment? = self
    while let environment = next, environment !== owner {
      if environment.changedByRepetition.contains(name) { return true }
      next = environment.parent
    }
    return false
  }
}

extension Value {
  /// Whether it is a number of the type `Int` that was known at first; code may have changed it since.
  var isNumberSoFar: Bool {
    if case .instance(.nominal("Swift.Int", _, _), let creation?) = self { creation.literal != nil } else { false }
  }

  /// Whether it is a list, a known text, number, Boolean value or case, or one of several such values.
  fileprivate var isShown: Bool {
    switch self {
    case .string, .boolean, .absent, .list: true
    case .instance(_, let creation?): creation.literal != nil || caseName != nil
    case .either(let alternatives): alternatives.allSatisfy(\.value.isShown)
    default: false
    }
  }
}
