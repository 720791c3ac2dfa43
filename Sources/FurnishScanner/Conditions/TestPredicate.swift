/// A predicate that a test states about a value: `level > 2`. It may follow from other predicates, such as `level > 5`,
/// and from values, such as `level == 7`.
enum TestPredicate: Hashable {
  /// A number exceeds a bound: `level > 5`, `level >= 5`.
  case exceeds(TestBound)
  /// The number of the elements of a value, or of the characters of a text, exceeds a bound.
  case countExceeds(TestBound)
  case hasPrefix(String)
  case hasSuffix(String)
  /// A text contains another one.
  case contains(String)
  /// A list contains an element.
  case hasElement(String)
  /// A list contains an element that differs from a value, or is empty.
  case hasOtherElement(String)
  /// An optional has a value.
  case isPresent
  /// The first of two compared values is the smaller one.
  case isOrdered

  /// Returns whether the predicate holds for the value of a literal; nil if the literal does not decide that.
  func holds(for literal: String) -> Bool? {
    switch self {
    case .exceeds(let bound): bound.isExceeded(by: literal)
    case .countExceeds(let bound): TestPredicate.text(of: literal).flatMap { bound.isExceeded(by: "\($0.count)") }
    case .hasPrefix(let part): TestPredicate.text(of: literal).map { $0.hasPrefix(part) }
    case .hasSuffix(let part): TestPredicate.text(of: literal).map { $0.hasSuffix(part) }
    case .contains(let part): TestPredicate.text(of: literal).map { TestPredicate.contains($0, part) }
    case .isPresent: literal != "nil" && literal != ".none"
    case .hasElement, .hasOtherElement, .isOrdered: nil
    }
  }

  /// Returns whether the other predicate holds for each value for which this one holds.
  func implies(_ other: TestPredicate) -> Bool {
    switch (self, other) {
    case (.exceeds(let bound), .exceeds(let other)), (.countExceeds(let bound), .countExceeds(let other)):
      other.isLower(than: bound)
    case (.hasPrefix(let part), .hasPrefix(let other)): part.hasPrefix(other)
    case (.hasSuffix(let part), .hasSuffix(let other)): part.hasSuffix(other)
    case (.hasPrefix(let part), .contains(let other)), (.hasSuffix(let part), .contains(let other)),
      (.contains(let part), .contains(let other)):
      TestPredicate.contains(part, other)
    case (.hasPrefix(let part), .countExceeds(let bound)), (.hasSuffix(let part), .countExceeds(let bound)),
      (.contains(let part), .countExceeds(let bound)):
      bound.isExceeded(by: "\(part.count)") ?? false
    case (.hasElement, .countExceeds(let bound)): bound.isExceeded(by: "1") ?? false
    case (.hasElement(let element), .hasOtherElement(let value)): element != value
    default: false
    }
  }

  /// Returns whether no value meets both predicates.
  func excludes(_ other: TestPredicate) -> Bool {
    switch (self, other) {
    case (.hasPrefix(let part), .hasPrefix(let other)): !part.hasPrefix(other) && !other.hasPrefix(part)
    case (.hasSuffix(let part), .hasSuffix(let other)): !part.hasSuffix(other) && !other.hasSuffix(part)
    default: false
    }
  }

  /// Returns whether the other predicate holds for each value for which this one does not: a list without `"a"` has
  /// other elements, or none.
  func isOpposed(by other: TestPredicate) -> Bool {
    if case (.hasElement(let element), .hasOtherElement(let value)) = (self, other) { element == value } else { false }
  }

  /// Returns whether both predicates are of one kind, such as two prefixes.
  func isLike(_ other: TestPredicate) -> Bool {
    switch (self, other) {
    case (.exceeds, .exceeds), (.countExceeds, .countExceeds), (.hasPrefix, .hasPrefix), (.hasSuffix, .hasSuffix),
      (.contains, .contains), (.hasElement, .hasElement), (.hasElement, .hasOtherElement),
      (.hasOtherElement, .hasElement), (.hasOtherElement, .hasOtherElement), (.isPresent, .isPresent),
      (.isOrdered, .isOrdered):
      true
    default: false
    }
  }

  /// Returns the text that a literal of the source stands for; nil for other literals.
  static func text(of literal: String) -> String? {
    guard literal.count > 1, literal.first == "\"", literal.last == "\"", !literal.contains("\\") else { return nil }
    return String(literal.dropFirst().dropLast())
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || text.indices.contains { text[$0...].hasPrefix(part) }
  }
}
