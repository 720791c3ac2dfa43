/// The conditions of the tests in `if`, `guard`, `switch` and `?:`, and of their combinations by `&&`, `||` and `!`.
extension Interpreter {
  /// Returns the condition under which a test holds; nil if a repeated test may have another result each time, so that
  /// it decides nothing for the program as a whole.
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
      if let known = result(ofClosureCall: value, in: environment) { return known }
      fallthrough
    default:
      if let known = conditionOfSingleTest(test, in: environment) { return TestResult(known) }
      return result(ofElements: test, in: environment) ?? TestResult(nil)
    }
  }

  /// Evaluates `a && b` or `a || b`. A test is evaluated only if the tests before it have not decided the result.
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
      let next = self.result(of: test, in: part)
      result = TestResult(always: join(result.always, next.always), possibly: join(result.possibly, next.possibly))
    }
    return result
  }

  /// The result of a test. Both conditions are the same, unless a repeated body evaluates a part of the test that may
  /// have another result each time. For `isLive && item.isNew` in a loop, ``always`` is never met, and ``possibly`` is
  /// the condition of `isLive`.
  struct TestResult {
    /// The condition under which the test holds each time.
    var always: Presence
    /// The condition under which the test may hold.
    var possibly: Presence

    /// The condition under which the test holds; nil if it may have another result each time.
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
        guard let condition = self.truth(of: alternative.value) else { return nil }
        truth = space.or(truth, space.and(alternative.presence, condition))
      }
      return truth
    default: return nil
    }
  }
}

extension BranchTest {
  /// Whether its evaluation may register or request a service.
  fileprivate var mayAct: Bool {
    switch self {
    case .constant, .other, .value(.name, _), .value(.other, _), .isPresent(.name, _), .matches(.name, _, _): false
    case .not(let test): test.mayAct
    default: true
    }
  }
}

extension Expression {
  /// Whether it is the element that a loop with `for case` tests.
  var isElement: Bool { if case .name("#element", _) = self { true } else { false } }

  /// Returns the name, if the expression is a property of `self`: `self.isMock`, or `isMock` where no local variable
  /// has this name.
  func ownProperty(in environment: Environment) -> String? {
    switch self {
    case .name(let name, _): environment.binding(of: name) == nil ? name : nil
    case .member(.name("self", _), let name, _): name
    default: nil
    }
  }

  /// Whether it consists of names alone, `app.settings.isOn`, so that evaluating it twice notes nothing twice.
  var isPath: Bool {
    switch self {
    case .name: true
    case .member(let base, _, _): base.isPath
    default: false
    }
  }
}
