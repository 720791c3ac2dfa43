/// The relations between the tests of a whole number: if `n >= 2` holds, and `n >= 4` and `n == 2` do not, then
/// `n == 3` holds.
extension PresenceSpace {
  /// The greatest distance between two bounds. The numbers between bounds that are farther apart are not related to
  /// them.
  private static let widestGap = 16

  /// Returns the condition that a predicate holds for a value, if the calculation of the value or other tests determine
  /// it; otherwise nil.
  ///
  /// Other tests determine whether a whole number is at least a bound. If the program tests `n >= 2` and `n == 2`, then
  /// `n >= 3` is the first condition without the second. If it tests `n >= 4` and `n == 3`, then `n >= 3` is either of
  /// these conditions.
  func decided(_ predicate: TestPredicate, of subject: TestSubject) -> Presence? {
    if let holds = decidedByCalculation(predicate, of: subject) { return holds ? .always : .never }
    guard let (number, bound) = whole(predicate, of: subject) else { return nil }
    if let below = nearest(number, to: bound, isAbove: false),
      let values = values(of: number, from: below.bound, to: bound)
    {
      return excluding(below.presence, any(values))
    }
    if let above = nearest(number, to: bound, isAbove: true),
      let values = values(of: number, from: bound, to: above.bound)
    {
      return or(above.presence, any(values))
    }
    return nil
  }

  /// Returns the condition that a subject has the value of a literal, if other tests determine it; otherwise nil. If
  /// the program tests `n >= 3` and `n >= 4`, then `n == 3` is the first condition without the second.
  func decided(value literal: String, of number: TestSubject) -> Presence? {
    if excludes(value: literal, of: number) { return .never }
    guard isWholeNumber(number), let value = NumberLiteral(literal)?.whole, value < .max,
      let below = nearest(number, to: value, orEqual: true, isAbove: false),
      let above = nearest(number, to: value, isAbove: true),
      let lower = values(of: number, from: below.bound, to: value),
      let higher = values(of: number, from: value + 1, to: above.bound)
    else { return nil }
    return excluding(excluding(below.presence, above.presence), any(lower + higher))
  }

  /// Returns whether a subject is a whole number.
  func isWholeNumber(_ number: TestSubject) -> Bool {
    if case .result(let name, nil, let operands) = number, TestSubject.calculations.contains(name) {
      return operands.contains(where: isWholeNumber)
    }
    return number.isCount || wholeNumbers[number] != nil
  }

  /// Returns the whole number that a predicate compares, and the least value for which the predicate holds; nil for
  /// other predicates.
  private func whole(_ predicate: TestPredicate, of subject: TestSubject) -> (number: TestSubject, bound: Int)? {
    let (number, bound): (TestSubject, TestBound)
    switch predicate {
    case .exceeds(let limit): (number, bound) = (subject, limit)
    case .countExceeds(let limit): (number, bound) = (.count(subject), limit)
    default: return nil
    }
    guard isWholeNumber(number), !bound.isExclusive, let value = NumberLiteral(bound.value)?.whole else { return nil }
    return (number, value)
  }

  /// Returns the known bound of a number that is nearest to a value, with the condition that the number is at least the
  /// bound.
  private func nearest(
    _ number: TestSubject, to value: Int, orEqual: Bool = false, isAbove: Bool
  ) -> (bound: Int, presence: Presence)? {
    var owner = number
    if case .count(let counted) = number { owner = counted }
    var known = (predicates[owner] ?? []).compactMap { predicate, presence in
      whole(predicate, of: owner).flatMap { $0.number == number ? (bound: $0.bound, presence: presence) : nil }
    }
    let bounds = bounds(of: number)
    if let lowest = bounds.lowest { known.append((lowest, .always)) }
    if let highest = bounds.highest, highest < .max { known.append((highest + 1, .never)) }
    let fitting = known.filter { isAbove ? $0.bound > value : $0.bound < value || (orEqual && $0.bound == value) }
    return isAbove ? fitting.min { $0.bound < $1.bound } : fitting.max { $0.bound < $1.bound }
  }

  /// Returns the condition of each value from `start` up to, but not including, `end`; nil if the range is too wide, or
  /// if it has a value with which the program does not compare the number.
  private func values(of number: TestSubject, from start: Int, to end: Int) -> [Presence]? {
    guard start <= end, end.subtractingReportingOverflow(start).partialValue <= Self.widestGap else { return nil }
    if start == end { return [] }
    guard let choice = choices[.subject(number)] else { return nil }
    let known = (start..<end).compactMap { choice.names.firstIndex(of: "\($0)") }.map { choice.presences[$0] }
    return known.count == end - start ? known : nil
  }
}

extension TestSubject {
  /// The calculations whose result is a whole number if an operand is one.
  fileprivate static let calculations: Set<String> = [
    "+", "-", "*", "/", "%", "Swift.abs(_:)", "Swift.max(_:_:)", "Swift.min(_:_:)",
  ]

  /// Whether it is the number of elements of a value.
  fileprivate var isCount: Bool {
    switch self {
    case .count: true
    case .current(let subject, _): subject.isCount
    default: false
    }
  }
}
