/// The properties that the program tests of a value: they agree with one another and with the values with which it compares it.
extension PresenceSpace {
  /// Returns the condition that a value has a property. It agrees with the other properties and values that the program tests by
  /// construction, as those of a ``Choice`` do.
  func test(_ predicate: TestPredicate, of subject: TestKey, holds: String, fails: String) -> Presence {
    let known = predicates[subject] ?? []
    if let same = known.first(where: { $0.predicate == predicate }) { return same.presence }
    if let decided = decided(predicate, of: subject) {
      predicates[subject, default: []].append((predicate, decided))
      return decided
    }
    // The new variable is added last: what precedes it is equal for many predicates, and calculated once.
    var (limits, implying) = (Presence.always, Presence.never)
    let isWhole = relatesKinds(predicate, known)
    for other in known where isWhole || other.predicate.isLike(predicate) {
      if predicate.implies(other.predicate) { limits = and(limits, other.presence) }
      if predicate.excludes(other.predicate) { limits = excluding(limits, other.presence) }
      if other.predicate.implies(predicate) { implying = or(implying, other.presence) }
    }
    for (holds, presence) in values(of: subject, decidedBy: predicate) {
      if holds { implying = or(implying, presence) } else { limits = excluding(limits, presence) }
    }
    if !isWhole { doubtful.insert(variableCount) }
    properties[variableCount] = (subject, predicate)
    let presence = or(implying, and(limits, makeVariable(.test(holds: holds, fails: fails))))
    predicates[subject, default: []].append((predicate, presence))
    return presence
  }

  /// Returns the condition that the properties of a subject are those of a value.
  func limits(ofValue literal: String, of subject: TestKey) -> Presence {
    var limits = Presence.always
    for owner in [subject, subject.counted].compactMap(\.self) {
      for (predicate, presence) in predicates[owner] ?? [] {
        guard let holds = predicate.holds(for: literal, of: subject, as: owner) else { continue }
        limits = holds ? and(limits, presence) : excluding(limits, presence)
      }
    }
    return limits
  }

  /// Returns whether properties of different kinds are related, such as what a text contains and how long it is: not if there
  /// are many of both, since the formulas grow exponentially with the smaller number. Their findings are warnings.
  private func relatesKinds(
    _ predicate: TestPredicate, _ known: [(predicate: TestPredicate, presence: Presence)]
  ) -> Bool {
    let like = known.count { $0.predicate.isLike(predicate) }
    return (like + 1) * (known.count - like) <= Self.mostRelations
  }

  private static let mostRelations = 64

  /// Returns the values with which the program compares a subject, or its count, each with whether a predicate holds for it.
  private func values(
    of subject: TestKey, decidedBy predicate: TestPredicate
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
  /// Returns whether it holds for a subject if that, or its count, has the value of a literal.
  ///
  /// - Parameters:
  ///   - compared: The subject with the value.
  ///   - subject: The subject of the predicate.
  func holds(for literal: String, of compared: TestKey, as subject: TestKey) -> Bool? {
    if compared == subject { return holds(for: literal) }
    guard case .countExceeds(let bound) = self, compared.counted == subject else { return nil }
    return bound.isExceeded(by: literal)
  }
}

extension TestKey {
  /// The value of which it is the count.
  fileprivate var counted: TestKey? { if case .count(let owner) = self { owner } else { nil } }
}
