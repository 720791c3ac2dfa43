/// The subject of a test in the code of the program: `isDemo` of `if isDemo`.
///
/// Tests with equal subjects have the same result, so they share a variable of the formulas. A test without a subject
/// has a variable of its own.
indirect enum TestSubject: Hashable, Sendable {
  /// A constant of a body, by the environment that it belongs to. `isRepeated` indicates whether that body may run
  /// several times, each time with another value.
  case binding(environment: Int, name: String, isRepeated: Bool)
  /// A global constant, or a constant property, by its number; `instance` distinguishes instances that the source
  /// shows.
  case constant(variable: VariableID, instance: SourcePlace?)
  /// A constant property of a value that is immutable itself: `options.isDemo`.
  case member(TestSubject, String)
  /// The number of elements of a value of the standard library, or of characters of a text: `names.count`.
  case count(TestSubject)
  /// The first element of a list: `names.first`.
  case first(TestSubject)
  /// Any element of a list that the source does not show: the variable of a loop over this list.
  case element(of: TestSubject)
  /// Whether an optional has a value: `name != nil`.
  case isPresent(TestSubject)
  /// The arguments or the environment of the process, by the name of the property that reads them, or a value of
  /// another library, by its path: `UIDevice.current.name`.
  case external(String)
  /// A comparison or another test with a known value, `level > 1` or `name.hasPrefix("a")`, or the element for a known
  /// key, `names["a"]`.
  case comparison(TestSubject, operator: String, value: String)
  /// A comparison of two values that the source does not show: `name == other`.
  case equality(TestSubject, TestSubject)
  /// The result of a function, by its name, its labels and the subjects of its arguments: `flags.isOn("search")`.
  case result(String, of: TestSubject?, arguments: [TestSubject])
  /// A value that code can change, such as a property of an object. The state of the program distinguishes the tests
  /// before a step that may change the value from those after it.
  case current(TestSubject, ProgramState)
  /// A literal, or a fact that a program cannot change while it runs, such as `#available(iOS 18, *)`; as source text.
  case text(String)
}

/// The state of the program at a place of the code, as the number of earlier steps that may have changed values.
/// Between two places with the same state, no value changes.
struct ProgramState: Hashable {
  /// The number of the last step that was not followed.
  var steps: Int
  /// The number of assignments to properties and global variables.
  var assignments: Int
}

extension TestSubject {
  /// The subject without the states of the program in it. All tests of one expression have it in common, whenever they
  /// run.
  var atAnyTime: TestSubject {
    switch self {
    case .current(let subject, _): subject.atAnyTime
    case .member(let owner, let name): .member(owner.atAnyTime, name)
    case .count(let owner): .count(owner.atAnyTime)
    case .first(let owner): .first(owner.atAnyTime)
    case .element(let list): .element(of: list.atAnyTime)
    case .isPresent(let subject): .isPresent(subject.atAnyTime)
    case .comparison(let subject, let name, let value): .comparison(subject.atAnyTime, operator: name, value: value)
    case .equality(let first, let second): .equality(first.atAnyTime, second.atAnyTime)
    case .result(let name, let owner, let arguments):
      .result(name, of: owner?.atAnyTime, arguments: arguments.map(\.atAnyTime))
    case .binding, .constant, .external, .text: self
    }
  }
}

extension TestSubject {
  /// Returns whether the subject is one of `subjects`, or is derived from one of them: `name` and `name.isEmpty` belong
  /// to `name`.
  func belongs(to subjects: Set<TestSubject>) -> Bool {
    if subjects.contains(self) { return true }
    return switch self {
    case .member(let owner, _), .count(let owner), .first(let owner), .element(let owner), .isPresent(let owner),
      .comparison(let owner, _, _), .current(let owner, _):
      owner.belongs(to: subjects)
    case .equality(let first, let second): first.belongs(to: subjects) || second.belongs(to: subjects)
    case .result(_, let owner, let arguments):
      owner?.belongs(to: subjects) == true || arguments.contains { $0.belongs(to: subjects) }
    case .binding, .constant, .external, .text: false
    }
  }
}

extension TestSubject {
  /// The subject, for a variable that receives it; nil if it consists of too many others. Otherwise the subjects of
  /// `text += text` would grow without limit.
  var limited: TestSubject? { size(atMost: 64) == nil ? nil : self }

  /// Returns the number of subjects that this one consists of; nil if they are more than `limit`.
  private func size(atMost limit: Int) -> Int? {
    let parts: [TestSubject] =
      switch self {
      case .member(let owner, _), .count(let owner), .first(let owner), .element(let owner), .isPresent(let owner),
        .comparison(let owner, _, _), .current(let owner, _):
        [owner]
      case .equality(let first, let second): [first, second]
      case .result(_, let owner, let arguments): (owner.map { [$0] } ?? []) + arguments
      case .binding, .constant, .external, .text: []
      }
    var size = 1
    for part in parts {
      guard size < limit, let partSize = part.size(atMost: limit - size) else { return nil }
      size += partSize
    }
    return size
  }
}

extension PresenceSpace {
  /// Returns whether one of the variables is a test whose subject belongs to one of `subjects`, at any time.
  func hasTest(in variables: Set<Int>, ofAny subjects: Set<TestSubject>) -> Bool {
    guard !subjects.isEmpty, !variables.isEmpty else { return false }
    return tests.contains { subject, presence in
      !support(presence).isDisjoint(with: variables) && subject.atAnyTime.belongs(to: subjects)
    }
  }

  /// Returns whether a variable of one set and a variable of the other set are tests of the same expression, perhaps at
  /// different times.
  func haveCommonSubject(_ first: Set<Int>, _ second: Set<Int>) -> Bool {
    if first.isEmpty || second.isEmpty { return false }
    var subjects: [Set<TestSubject>] = [[], []]
    for (subject, presence) in tests {
      let support = support(presence)
      guard support.count == 1, let variable = support.first else { continue }
      if first.contains(variable) { subjects[0].insert(subject.atAnyTime) }
      if second.contains(variable) { subjects[1].insert(subject.atAnyTime) }
    }
    return !subjects[0].isDisjoint(with: subjects[1])
  }

  /// Returns the condition that a test holds. Tests with the same subject share one condition.
  ///
  /// - Parameter subject: The subject of the test; nil for a test that equals no other.
  func test(_ subject: TestSubject?, holds: String, fails: String) -> Presence {
    guard let subject else { return makeVariable(.test(holds: holds, fails: fails)) }
    if let known = tests[subject] { return known }
    let presence =
      switch subject.predicate {
      case (let subject, let predicate, isOpposite: false)?: test(predicate, of: subject, holds: holds, fails: fails)
      case (let subject, let predicate, isOpposite: true)?:
        not(test(predicate, of: subject, holds: fails, fails: holds))
      case nil: makeVariable(.test(holds: holds, fails: fails))
      }
    tests[subject] = presence
    noteDoubt(presence, about: subject)
    return presence
  }
}

extension PresenceSpace {
  /// Notes that code may have decided a test in a way that the source does not show.
  func noteDoubt(_ presence: Presence) { doubtfulTests.formUnion(support(presence)) }

  /// Notes a doubt about a test whose subject belongs to one of the ``doubtfulSubjects``. Tests for `nil` are no such
  /// tests: the assignments to an optional show whether its value may be missing.
  func noteDoubt(_ presence: Presence, about subject: TestSubject) {
    if case .isPresent = subject { return }
    if !doubtfulSubjects.isEmpty, subject.belongs(to: doubtfulSubjects) { noteDoubt(presence) }
  }
}
