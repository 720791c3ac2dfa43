/// The relations between the tests of one value: `level > 5` implies `level > 2`, and `level == 3` implies `level > 2`
/// and excludes `level > 5`.
extension PresenceSpace {
  /// Returns the condition that a predicate holds for a value.
  ///
  /// The formula contains the relations to all predicates and values that were tested before, so that no constraints
  /// are necessary, as for a ``Choice``. For example, if the condition of `level > 2` is the variable `a`, then that of
  /// `level > 5` is `a && b`, where `b` is new. In the other order, `level > 5` is `a`, and `level > 2` is `a || b`.
  func test(_ predicate: TestPredicate, of subject: TestSubject, holds: String, fails: String) -> Presence {
    let known = predicates[subject] ?? []
    if let same = known.first(where: { $0.predicate == predicate }) { return same.presence }
    if let decided = decided(predicate, of: subject) {
      predicates[subject, default: []].append((predicate, decided))
      return decided
    }
    // The new variable is added last: many predicates have the same limits, whose formula is then calculated once.
    var (limits, implying) = (Presence.always, Presence.never)
    let relatesKinds = relatesKinds(predicate, known)
    for other in known where relatesKinds || other.predicate.isLike(predicate) {
      if predicate.implies(other.predicate) { limits = and(limits, other.presence) }
      if predicate.excludes(other.predicate) { limits = excluding(limits, other.presence) }
      if other.predicate.implies(predicate) { implying = or(implying, other.presence) }
      if other.predicate.isOpposed(by: predicate) { implying = or(implying, not(other.presence)) }
    }
    for (holds, presence) in values(of: subject, decidedBy: predicate) {
      if holds { implying = or(implying, presence) } else { limits = excluding(limits, presence) }
    }
    if !relatesKinds { doubtfulTests.insert(variableCount) }
    predicatesOfVariables[variableCount] = (subject, predicate)
    let presence = or(implying, and(limits, makeVariable(.test(holds: holds, fails: fails))))
    predicates[subject, default: []].append((predicate, presence))
    return presence
  }

  /// Returns the condition that each predicate which was tested of a subject has the result that it has for a literal:
  /// for the literal 3, `level > 2` holds and `level > 5` does not.
  func limits(ofValue literal: String, of subject: TestSubject) -> Presence {
    var limits = Presence.always
    for owner in [subject, subject.counted].compactMap(\.self) {
      for (predicate, presence) in predicates[owner] ?? [] {
        guard let holds = predicate.holds(for: literal, of: subject, as: owner) else { continue }
        limits = holds ? and(limits, presence) : excluding(limits, presence)
      }
    }
    return limits
  }

  /// Returns whether the formula of a predicate contains its relations to predicates of other kinds:
  /// `hasPrefix("live")` implies `count > 3`.
  ///
  /// The formulas grow exponentially with the number of predicates of the rarer kind. If both kinds are frequent, the
  /// relations are left out. Then the test of the predicate is one of the ``doubtfulTests``, whose findings are
  /// warnings.
  private func relatesKinds(
    _ predicate: TestPredicate, _ known: [(predicate: TestPredicate, presence: Presence)]
  ) -> Bool {
    let alike = known.count { $0.predicate.isLike(predicate) }
    return (alike + 1) * (known.count - alike) <= Self.mostRelations
  }

  /// The greatest product of the number of predicates of one kind and the number of all others.
  private static let mostRelations = 64

  /// Returns the conditions of the tests that compare a subject or its count with a literal which decides a predicate,
  /// and whether the predicate holds for the literal. For the predicate `level > 5`, these are the condition of
  /// `level == 3` with `false`, and the condition of `level == 7` with `true`.
  private func values(
    of subject: TestSubject, decidedBy predicate: TestPredicate
  ) -> [(holds: Bool, presence: Presence)] {
    [subject, .count(subject)].flatMap { compared in
      guard let choice = choices[.subject(compared)] else { return [(holds: Bool, presence: Presence)]() }
      return zip(choice.names, choice.presences).compactMap { name, presence in
        predicate.holds(for: name, of: compared, as: subject).map { ($0, presence) }
      }
    }
  }
}

extension TestPredicate {
  /// Returns whether the predicate holds for a subject whose value, or whose count, is that of a literal; nil if the
  /// literal does not decide that.
  ///
  /// - Parameters:
  ///   - compared: The subject that has the value: `subject` itself, or its count.
  ///   - subject: The subject of the predicate.
  func holds(for literal: String, of compared: TestSubject, as subject: TestSubject) -> Bool? {
    if compared == subject { return holds(for: literal) }
    guard case .countExceeds(let bound) = self, compared.counted == subject else { return nil }
    return bound.isExceeded(by: literal)
  }
}

extension TestSubject {
  /// The subject whose elements this one counts: `names` for `names.count`; nil for other subjects.
  fileprivate var counted: TestSubject? { if case .count(let owner) = self { owner } else { nil } }
}
