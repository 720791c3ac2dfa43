extension Value {
  /// Returns the value without its subject, if that is the receiver of a method or a part of the receiver: such a
  /// subject is valid in one call of the method only.
  func withoutSubject(of receiver: TestSubject?) -> Value {
    guard let receiver else { return self }
    switch self {
    case .instance(let type, var creation?) where creation.subject?.isPart(of: receiver) == true:
      creation.subject = nil
      return .instance(type, creation: creation)
    case .either(let alternatives):
      return .either(
        alternatives.map { Alternative(presence: $0.presence, value: $0.value.withoutSubject(of: receiver)) })
    default: return self
    }
  }
}

extension TestSubject {
  /// Returns whether this is the subject of a receiver, of a property of it, or of a result of its methods.
  fileprivate func isPart(of receiver: TestSubject) -> Bool {
    if self == receiver { return true }
    switch self {
    case .member(let owner, _), .count(let owner), .first(let owner), .current(let owner, _),
      .result(_, .some(let owner), _), .isPresent(let owner),
      .comparison(let owner, _, _):
      return owner.isPart(of: receiver)
    default: return false
    }
  }
}
