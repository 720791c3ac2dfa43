/// Values that have the subject of their tests, so that each test of the same value has the same condition.
extension Interpreter {
  /// Returns a value with the subject of the tests of its expression, if it is an unknown case, an unknown Boolean
  /// value, or an instance of a type of the program. Then tests of `self` in its methods have the same subject, as do
  /// tests of a constant that stores the value.
  func identified(_ value: Value, as expression: Expression, in environment: Environment) -> Value {
    guard lacksSubject(value), let subject = subject(of: expression, in: environment) else { return value }
    return identified(value, by: subject)
  }

  /// Returns whether a value is an unknown case, an unknown Boolean value, or an instance of a type of the program, and
  /// has no subject yet.
  private func lacksSubject(_ value: Value) -> Bool {
    switch value {
    case .instance(let type, let creation):
      (isEnumeration(type) || type == .standard("Bool") || hasProperties(type)) && creation?.subject == nil
        && value.caseName == nil
    case .either(let alternatives): alternatives.contains { lacksSubject($0.value) }
    default: false
    }
  }

  /// Returns whether a type is a structure, a class or an actor of the program: its methods may test its properties.
  private func hasProperties(_ type: ResolvedType) -> Bool {
    type.declaration.map { [.struct, .class, .actor].contains(index.types[$0].facts.kind) } ?? false
  }

  /// Returns a value with a subject, if it is an unknown case, an unknown Boolean value, or an instance of a type of
  /// the program.
  func identified(_ value: Value, by subject: TestSubject) -> Value {
    switch value {
    case .instance(let type, let creation) where lacksSubject(value):
      var known = creation ?? Creation(call: nil, place: nil)
      known.subject = subject
      return .instance(type, creation: known)
    case .either(let alternatives):
      return .either(
        alternatives.map { Value.Alternative(presence: $0.presence, value: identified($0.value, by: subject)) })
    default: return value
    }
  }
}
