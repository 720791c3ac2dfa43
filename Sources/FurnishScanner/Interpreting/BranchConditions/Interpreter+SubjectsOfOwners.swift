/// The subjects of constants that all instances of a type have received from one expression.
///
/// A method that is read by itself belongs to any instance of its type: a test of `isChatOn` in it is a test of an
/// unknown value. If code creates instances in one place, `Home(isChatOn: flag)`, the value is that of `flag`.
extension Interpreter {
  /// Notes the subject of `self` in a function that was called for an instance of which nothing is known.
  func noteSubject(ofSelf subject: TestSubject?, in type: TypeID?) {
    if let subject, let type, case .binding = subject { events.subjectsOfSelf[subject] = type }
  }

  /// Notes the subject of a value that a constant property receives; nil if the value has none.
  func noteSubject(_ subject: TestSubject?, storedIn variable: VariableID) {
    events.subjectsStored[variable, default: [:]][progress.entry, default: []].insert(subject)
  }

  /// Relates the tests of these constants to those of the expressions, and returns the relations, each with the
  /// variables of the formulas that it is about.
  func relationsOfOwners() -> [(variables: Set<Int>, presence: Presence)] {
    guard !events.subjectsOfSelf.isEmpty, !events.subjectsStored.isEmpty else { return [] }
    var relations: [(variables: Set<Int>, presence: Presence)] = []
    func relate(_ own: Presence, _ other: Presence) {
      let variables = space.support(own)
      guard own != other, !variables.isEmpty else { return }
      let same = space.or(space.and(own, other), space.and(space.not(own), space.not(other)))
      relations.append((variables, same))
    }
    for (subject, own) in space.tests {
      if let source = source(of: subject), let other = space.tests[source] { relate(own, other) }
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

  /// Returns the subject that a test of a constant of `self` has where the instance is created; nil for other tests.
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

  /// Returns the subject of the only value that a constant property receives in all code. Code that is not read may create
  /// other instances, unless the type receives a provider.
  private func onlySubject(storedIn name: String, of type: TypeID) -> TestSubject? {
    guard receivesProvider(type), !events.typesOfInitializerValues.contains(type),
      let variable = propertyVariable(name, of: type), index.variables[variable].facts.isConstant
    else {
      return nil
    }
    let stored = (events.subjectsStored[variable] ?? [:]).filter { !isSuperseded($0.key) }
    let subjects = stored.values.reduce(into: Set<TestSubject?>()) { $0.formUnion($1) }
    return subjects.count == 1 ? subjects.first! : nil
  }
}
