/// The relation of tests in methods to tests where the instance is created.
///
/// A method that is read by itself belongs to any instance of its type, so its test of the constant property `isChatOn`
/// is one of an unknown value. If all code creates instances by `Home(isChatOn: flag)` with one `flag`, it is a test of
/// `flag`.
extension Interpreter {
  /// Notes the subject of `self` in a method that is read for any instance of its type.
  func noteSubject(ofSelf subject: TestSubject?, in type: TypeID?) {
    if let subject, let type, case .binding = subject { events.subjectsOfSelf[subject] = type }
  }

  /// Notes the subject of a value that a constant property receives; nil if the value has none.
  func noteSubject(_ subject: TestSubject?, storedIn variable: VariableID) {
    events.subjectsStored[variable, default: [:]][progress.entry, default: []].insert(subject)
  }

  /// Returns a relation for each test in a method whose subject has a test where instances are created: the condition
  /// that both tests have the same result. `variables` are those of the test in the method.
  func relationsOfMethodsToCreations() -> [(variables: Set<Int>, presence: Presence)] {
    guard !events.subjectsOfSelf.isEmpty, !events.subjectsStored.isEmpty else { return [] }
    var relations: [(variables: Set<Int>, presence: Presence)] = []
    func relate(_ condition: Presence, _ other: Presence) {
      let variables = space.support(condition)
      guard condition != other, !variables.isEmpty else { return }
      let same = space.or(space.and(condition, other), space.and(space.not(condition), space.not(other)))
      relations.append((variables, same))
    }
    for (subject, condition) in space.tests {
      if let source = source(of: subject), let other = space.tests[source] { relate(condition, other) }
    }
    for (choiceKey, choice) in space.choices {
      guard case .subject(let subject) = choiceKey, let source = source(of: subject),
        let other = space.choices[.subject(source)]
      else { continue }
      for (name, presence) in zip(choice.names, choice.presences) {
        if let position = other.names.firstIndex(of: name) { relate(presence, other.presences[position]) }
      }
    }
    return relations
  }

  /// Returns the subject that a test in a method has where the instance is created: `flag` for `self.isChatOn`, and
  /// `flag.isEmpty` for `self.isChatOn.isEmpty`; nil for other tests.
  private func source(of subject: TestSubject) -> TestSubject? {
    switch subject {
    case .member(let owner, let name):
      if let type = events.subjectsOfSelf[owner] { return onlySubject(storedIn: name, of: type) }
      return source(of: owner).map { .member($0, name) }
    case .count(let owner): return source(of: owner).map(TestSubject.count)
    case .first(let owner): return source(of: owner).map(TestSubject.first)
    case .isPresent(let owner): return source(of: owner).map(TestSubject.isPresent)
    case .comparison(let owner, let name, let value):
      return source(of: owner).map { .comparison($0, operator: name, value: value) }
    default: return nil
    }
  }

  /// Returns the subject of the value that all code gives to a constant property; nil if the values differ, or if code
  /// that is not read may create instances. If every initializer takes a provider, all code that creates instances is
  /// read.
  private func onlySubject(storedIn name: String, of type: TypeID) -> TestSubject? {
    guard receivesProvider(type), !events.typesOfInitializerValues.contains(type),
      let variable = propertyVariable(name, of: type), hasConstantValue(variable)
    else {
      return nil
    }
    let stored = (events.subjectsStored[variable] ?? [:]).filter { !isSuperseded($0.key) }
    let subjects = stored.values.reduce(into: Set<TestSubject?>()) { $0.formUnion($1) }
    return subjects.count == 1 ? subjects.first! : nil
  }
}
