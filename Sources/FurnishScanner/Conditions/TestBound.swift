/// The number with which a test compares another one: 5 in `level > 5`.
struct TestBound: Hashable {
  let value: String
  /// Whether only a greater number exceeds the bound, as in `level > 5`; otherwise an equal one does as well, as in
  /// `level >= 5`.
  let isExclusive: Bool

  /// Returns whether all values that exceed the other bound exceed this one too; `false` if one of the bounds is no
  /// number.
  func isLower(than other: TestBound) -> Bool {
    guard let bound = NumberLiteral(value), let otherBound = NumberLiteral(other.value),
      let order = NumberLiteral.order(bound, otherBound)
    else { return false }
    return order < 0 || (order == 0 && (!isExclusive || other.isExclusive))
  }

  /// Returns whether a number exceeds the bound; nil if the argument or the bound is no number.
  func isExceeded(by number: String) -> Bool? {
    guard let bound = NumberLiteral(value), let number = NumberLiteral(number),
      let order = NumberLiteral.order(bound, number)
    else { return nil }
    return order < 0 || (order == 0 && !isExclusive)
  }
}
