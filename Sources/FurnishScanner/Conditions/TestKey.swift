/// The subject of a test in the code of the program: `isDemo` of `if isDemo`. Tests of the same constant share a
/// variable of a formula; any other test has a variable of its own.
indirect enum TestKey: Hashable {
  /// A constant of a body, by the environment that it belongs to. `isRepeated` indicates whether that body may run several
  /// times, each time with another value.
  case binding(environment: Int, name: String, isRepeated: Bool)
  /// A global constant, or a constant property, by its number; `instance` distinguishes instances that the source
  /// shows.
  case constant(variable: VariableID, instance: SourcePlace?)
  /// A constant property of a value that is immutable itself.
  case member(TestKey, String)
  /// Whether an optional has a value.
  case isPresent(TestKey)
  /// The arguments or the environment of the process, by the name of the property that reads them.
  case ofProcess(String)
  /// A comparison with a known value, or another test or element by such a value: `level > 1`, `names["a"]`.
  case comparison(TestKey, operator: String, value: String)
  /// A comparison of two values that the source does not show: `name == other`
  case equality(TestKey, TestKey)
  /// The result of a function, by its name, its labels and the subjects of its arguments: `flags.isOn("search")`.
  case result(String, of: TestKey?, arguments: [TestKey])
  /// A property of an object, until a step that is not followed may have changed it.
  case current(TestKey, step: Int)
  /// A fact that a program cannot change while it runs: `#available(iOS 18, *)`.
  case text(String)
}

extension PresenceSpace {
  /// Returns the condition that a test holds. Tests with the same key share one condition.
  ///
  /// - Parameter key: The subject of the test; nil for a test that equals no other.
  func test(_ key: TestKey?, holds: String, fails: String) -> Presence {
    guard let key else { return makeVariable(.test(holds: holds, fails: fails)) }
    if let known = tests[key] { return known }
    let presence =
      switch key.bound {
      case (let subject, let bound, isAbove: true)?: exceeding(bound, subject, holds: holds, fails: fails)
      case (let subject, let bound, isAbove: false)?: not(exceeding(bound, subject, holds: fails, fails: holds))
      case nil: makeVariable(.test(holds: holds, fails: fails))
      }
    tests[key] = presence
    return presence
  }

  /// Returns the condition that a value exceeds a bound. It then exceeds all lower bounds as well: `level > 5` implies
  /// `level > 2`.
  private func exceeding(_ bound: TestBound, _ subject: TestKey, holds: String, fails: String) -> Presence {
    let known = bounds[subject] ?? []
    if let same = known.first(where: { $0.bound == bound }) { return same.presence }
    let higher = any(known.filter { bound.isLower(than: $0.bound) }.map(\.presence))
    let lower = known.filter { $0.bound.isLower(than: bound) }.map(\.presence)
    let presence = or(higher, lower.reduce(makeVariable(.test(holds: holds, fails: fails)), and))
    bounds[subject, default: []].append((bound, presence))
    return presence
  }
}

/// A value with which others are compared.
struct TestBound: Hashable {
  let value: String
  /// Whether values exceed it that are greater, and not those that equal it.
  let isExclusive: Bool

  /// Returns whether all values that exceed the other bound exceed this one too. It is `false` if one of them is no number.
  func isLower(than other: TestBound) -> Bool {
    guard let own = Double(value), let number = Double(other.value) else { return false }
    return own < number || (own == number && !isExclusive && other.isExclusive)
  }
}

extension PresenceSpace {
  /// Notes that code may have decided a test in a way that the source does not show.
  func noteDoubt(_ presence: Presence) { doubtful.formUnion(support(presence)) }
}

extension TestKey {
  /// The bound of a comparison, and whether the compared value exceeds it: `level < 1` is the opposite of `level >= 1`.
  fileprivate var bound: (subject: TestKey, bound: TestBound, isAbove: Bool)? {
    guard case .comparison(let subject, let name, let value) = self else { return nil }
    switch name {
    case ">": return (subject, TestBound(value: value, isExclusive: true), isAbove: true)
    case ">=": return (subject, TestBound(value: value, isExclusive: false), isAbove: true)
    case "<=": return (subject, TestBound(value: value, isExclusive: true), isAbove: false)
    case "<": return (subject, TestBound(value: value, isExclusive: false), isAbove: false)
    default: return nil
    }
  }
}
