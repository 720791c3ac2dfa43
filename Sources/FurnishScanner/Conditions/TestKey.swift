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
  /// A comparison with a known value: `level > 1`.
  case comparison(TestKey, operator: String, value: String)
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
    if let key, let known = tests[key] { return known }
    let presence = makeVariable(.test(holds: holds, fails: fails))
    if let key { tests[key] = presence }
    // `level < 1` is the opposite of `level >= 1`.
    if let opposite = key?.opposite { tests[opposite] = not(presence) }
    return presence
  }
}

extension PresenceSpace {
  /// Notes that code may have decided a test in a way that the source does not show.
  func noteDoubt(_ presence: Presence) { doubtful.formUnion(support(presence)) }
}

extension TestKey {
  fileprivate var opposite: TestKey? {
    guard case .comparison(let subject, let name, let value) = self, let other = Self.opposites[name] else {
      return nil
    }
    return .comparison(subject, operator: other, value: value)
  }

  private static let opposites = ["<": ">=", ">=": "<", ">": "<=", "<=": ">"]
}
