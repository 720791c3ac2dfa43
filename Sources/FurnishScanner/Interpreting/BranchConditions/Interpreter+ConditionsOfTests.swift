/// Tests of the program and their combinations, as conditions.
extension Interpreter {
  /// Evaluates the condition under which a test holds; nil if it may differ from one time to the next, so that it
  /// decides nothing for the program as a whole.
  func condition(_ test: BranchTest, in environment: Environment) -> Presence? {
    result(of: test, in: environment).condition
  }

  /// Evaluates a test.
  func result(of test: BranchTest, in environment: Environment) -> TestResult {
    switch test {
    case .not(let test):
      let result = result(of: test, in: environment)
      return TestResult(always: space.not(result.possibly), possibly: space.not(result.always))
    case .all(let tests): return result(of: tests, areAlternatives: false, in: environment)
    case .any(let tests): return result(of: tests, areAlternatives: true, in: environment)
    case .value(let value, _):
      if let known = condition(ofResultOf: value, in: environment) { return known }
      fallthrough
    default:
      if let known = conditionOfSingleTest(test, in: environment) { return TestResult(known) }
      return result(ofElements: test, in: environment) ?? TestResult(nil)
    }
  }

  /// Evaluates `a && b` or `a || b`: each test is evaluated if the tests before it have not decided the result.
  private func result(
    of tests: [BranchTest], areAlternatives: Bool, in environment: Environment
  ) -> TestResult {
    let join = areAlternatives ? space.or : space.and
    var result = TestResult(areAlternatives ? .never : .always)
    for test in tests {
      let undecided = areAlternatives ? space.not(result.always) : result.possibly
      if undecided == .never { break }
      let part =
        undecided != .always && test.mayAct
        ? environment.part(under: space.and(environment.presence, undecided)) : environment
      let own = self.result(of: test, in: part)
      result = TestResult(always: join(result.always, own.always), possibly: join(result.possibly, own.possibly))
    }
    return result
  }

  /// The result of a test: the condition under which it always holds, and the one under which it may hold. They differ
  /// if a part of the test may have another result each time: in the body of a loop, `isLive && item.isNew` always
  /// holds under no condition, and may hold where `isLive` does.
  struct TestResult {
    var always: Presence
    var possibly: Presence

    var condition: Presence? { always == possibly ? always : nil }

    init(always: Presence, possibly: Presence) {
      self.always = always
      self.possibly = possibly
    }

    init(_ condition: Presence?) {
      always = condition ?? .never
      possibly = condition ?? .always
    }
  }

  /// Returns the condition under which a Boolean value is true; nil for other values.
  func truth(of value: Value) -> Presence? {
    switch value {
    case .boolean(let presence): return presence
    case .either(let alternatives):
      if overlap(alternatives) { return nil }
      var truth = Presence.never
      for alternative in alternatives {
        guard let own = self.truth(of: alternative.value) else { return nil }
        truth = space.or(truth, space.and(alternative.presence, own))
      }
      return truth
    default: return nil
    }
  }
}

extension BranchTest {
  /// Whether its evaluation may register or request something.
  fileprivate var mayAct: Bool {
    switch self {
    case .constant, .other, .value(.name, _), .value(.other, _), .isPresent(.name, _), .matches(.name, _, _): false
    case .not(let test): test.mayAct
    default: true
    }
  }
}

extension Expression {
  /// Whether it is the element of a loop with `for case`.
  var isElement: Bool { if case .name("#element", _) = self { true } else { false } }

  /// Returns the name of the property of `self` that the expression is: `isMock`, unless a local variable has that
  /// name, or `self.isMock`.
  func ownProperty(in environment: Environment) -> String? {
    switch self {
    case .name(let name, _): environment.binding(of: name) == nil ? name : nil
    case .member(.name("self", _), let name, _): name
    default: nil
    }
  }

  /// Whether it consists only of names, so that it can be evaluated twice without noting anything twice.
  var isPath: Bool {
    switch self {
    case .name: true
    case .member(let base, _, _): base.isPath
    default: false
    }
  }
}
