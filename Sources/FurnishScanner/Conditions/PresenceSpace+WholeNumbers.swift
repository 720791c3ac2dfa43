/// Whole numbers: one that is at least 2 and less than 4, and not 2, is 3.
extension PresenceSpace {
  /// The greatest number of whole numbers between two bounds that are searched for those with which the program compares.
  private static let widestGap = 16

  /// Returns the condition that a whole number exceeds a bound, if other tests decide it.
  func decided(_ predicate: TestPredicate, of subject: TestKey) -> Presence? {
    guard let (number, bound) = whole(predicate, of: subject) else { return nil }
    if let lowest = lowest(of: number), bound <= lowest { return .always }
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

  /// Returns the condition that a whole number has a value, if other tests decide it.
  func decided(value literal: String, of number: TestKey) -> Presence? {
    guard isWhole(number), let value = NumberLiteral(literal)?.whole, value < .max,
      let below = nearest(number, to: value, orEqual: true, isAbove: false),
      let above = nearest(number, to: value, isAbove: true),
      let lower = values(of: number, from: below.bound, to: value),
      let higher = values(of: number, from: value + 1, to: above.bound)
    else { return nil }
    return excluding(excluding(below.presence, above.presence), any(lower + higher))
  }

  /// Returns whether a subject is a whole number.
  func isWhole(_ number: TestKey) -> Bool { number.isCount || wholeNumbers[number] != nil }

  private func lowest(of number: TestKey) -> Int? { number.isCount ? 0 : wholeNumbers[number] ?? nil }

  /// Returns the number that a predicate compares, and the least one that exceeds the bound.
  private func whole(_ predicate: TestPredicate, of subject: TestKey) -> (number: TestKey, bound: Int)? {
    let (number, bound): (TestKey, TestBound)
    switch predicate {
    case .exceeds(let own): (number, bound) = (subject, own)
    case .countExceeds(let own): (number, bound) = (.count(subject), own)
    default: return nil
    }
    guard isWhole(number), !bound.isExclusive, let value = NumberLiteral(bound.value)?.whole else { return nil }
    return (number, value)
  }

  /// Returns the known bound of a number that is nearest to a value, with the condition that the number is at least the bound.
  private func nearest(
    _ number: TestKey, to value: Int, orEqual: Bool = false, isAbove: Bool
  ) -> (bound: Int, presence: Presence)? {
    var owner = number
    if case .count(let counted) = number { owner = counted }
    var known = (predicates[owner] ?? []).compactMap { one in
      whole(one.predicate, of: owner).flatMap { $0.number == number ? (bound: $0.bound, presence: one.presence) : nil }
    }
    if let lowest = lowest(of: number) { known.append((lowest, .always)) }
    let fitting = known.filter { isAbove ? $0.bound > value : $0.bound < value || (orEqual && $0.bound == value) }
    return isAbove ? fitting.min { $0.bound < $1.bound } : fitting.max { $0.bound < $1.bound }
  }

  /// Returns the conditions of all whole numbers of a range; nil if the program does not compare with one of them.
  private func values(of number: TestKey, from start: Int, to end: Int) -> [Presence]? {
    guard start <= end, end.subtractingReportingOverflow(start).partialValue <= Self.widestGap else { return nil }
    if start == end { return [] }
    guard let choice = choices[.subject(number)] else { return nil }
    let known = (start..<end).compactMap { choice.names.firstIndex(of: "\($0)") }.map { choice.presences[$0] }
    return known.count == end - start ? known : nil
  }
}

extension TestKey {
  /// Whether it is the number of elements of a value.
  fileprivate var isCount: Bool {
    switch self {
    case .count: true
    case .current(let key, _): key.isCount
    default: false
    }
  }
}
