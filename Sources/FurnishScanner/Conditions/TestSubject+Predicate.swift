extension TestSubject {
  /// The predicate that a test with this subject states about a value, and whether the test states its opposite:
  /// `level < 1` is the opposite of `level >= 1`. It is nil for other tests.
  var predicate: (subject: TestSubject, predicate: TestPredicate, isOpposite: Bool)? {
    switch self {
    case .comparison(let subject, let name, let value): TestSubject.predicate(name, value, of: subject)
    case .isPresent(.first(let list)): (list, .countExceeds(TestBound(value: "1", isExclusive: false)), false)
    case .isPresent(let optional): (optional, .isPresent, false)
    case .result(let name, nil, let operands) where operands.count == 2:
      TestSubject.order(name, operands[0], operands[1])
    default: nil
    }
  }

  private static func predicate(
    _ name: String, _ value: String, of subject: TestSubject
  ) -> (subject: TestSubject, predicate: TestPredicate, isOpposite: Bool)? {
    func exceeding(isExclusive: Bool) -> (TestSubject, TestPredicate, Bool) {
      let bound = TestBound(value: NumberLiteral(value)?.pattern ?? value, isExclusive: isExclusive)
      let isOpposite = name.hasPrefix("<")
      if case .count(let owner) = subject { return (owner, .countExceeds(bound), isOpposite) }
      return (subject, .exceeds(bound), isOpposite)
    }
    let text = TestPredicate.text(of: value)
    switch name {
    case ">", "<=": return exceeding(isExclusive: true)
    case ">=", "<": return exceeding(isExclusive: false)
    case "hasPrefix": return text.map { (subject, .hasPrefix($0), false) }
    case "hasSuffix": return text.map { (subject, .hasSuffix($0), false) }
    case "contains": return text.map { (subject, .contains($0), false) }
    case TestSubject.containsElement: return (subject, .hasElement(value), false)
    case TestSubject.containsOtherElement: return (subject, .hasOtherElement(value), false)
    default: return nil
    }
  }

  /// The operator of a comparison that searches a list for an element.
  static let containsElement = "contains element"

  /// The operator of a comparison that searches a list for an element other than the value.
  static let containsOtherElement = "contains other element"

  private static func order(
    _ name: String, _ first: TestSubject, _ second: TestSubject
  ) -> (subject: TestSubject, predicate: TestPredicate, isOpposite: Bool)? {
    switch name {
    case "<", ">=": (.equality(first, second), .isOrdered, name == ">=")
    case ">", "<=": (.equality(second, first), .isOrdered, name == "<=")
    default: nil
    }
  }
}
