/// Tests in loops over a list that the source does not show:
/// `for feature in config.features { if feature == .lint { … } }`.
///
/// The body of such a loop is read once for all elements. Both branches may run, each for some elements. The first
/// branch runs if some element meets the test, which is a condition of the program: other loops over the same list, and
/// `config.features.contains(.lint)`, have the same condition.
extension Interpreter {
  /// Notes that the variable of a loop, or the parameter of a closure, is any element of a list.
  func note(_ variable: String, isElementOf sequence: Expression?, in environment: Environment) {
    guard environment.isRepeated else { return }
    let source = sequence?.sequenceOfElements
    let list =
      source.flatMap { subject(of: $0, in: environment) }?.atAnyTime
      ?? .binding(environment: nextNumber(), name: variable, isRepeated: true)
    memory.namesOfLists[list] = source.map { "`\(text(of: $0))`" }
    if let source, source.isPath { memory.searches[list] = self.operator("contains", of: source, in: environment) }
    let element = TestSubject.element(of: list)
    if let value = environment[variable], value.isInstance { environment[variable] = identified(value, by: element) }
    environment.testSubjects[variable] = element
  }

  /// Returns the condition of `plugins.contains { $0.isOn }`: some element meets the test. It is nil for other
  /// expressions, and for a list that may be another one each time.
  func condition(thatListHasElement value: Expression, in environment: Environment) -> Presence? {
    guard case .call(let call) = value, case .member(let list, "contains", _) = call.callee, call.arguments.count == 1,
      case .closure(let closure)? = call.arguments.first?.value.asFunction, closure.body.count == 1,
      !environment.isRepeated || subject(of: list, in: environment).map(isInvariable) == true
    else { return nil }
    let test: BranchTest
    switch closure.body[0] {
    case .expression(.test(let tested)), .result(.test(let tested)): test = tested
    case .expression(let tested), .result(let tested): test = .value(tested, text: text(of: tested))
    default: return nil
    }
    let inner = environment.part(under: environment.presence, isRepeated: true)
    let name = closure.parameters.first?.name ?? "$0"
    inner[name] = unknownElement(of: evaluate(list, in: environment))
    note(name, isElementOf: list, in: inner)
    guard let tested = elementTest(test, in: inner) else { return nil }
    return notingElementTest(test, in: inner) { conditionOfSome(tested) }
  }

  /// Returns the result of a test of an element for all elements of the list: it may hold where some element meets it,
  /// and always holds where no element fails it. Returns nil for other tests.
  func result(ofElements test: BranchTest, in environment: Environment) -> TestResult? {
    guard environment.isRepeated, let tested = elementTest(test, in: environment) else { return nil }
    return TestResult(
      always: space.not(notingElementTest(test, in: environment) { conditionOfOthers(tested) }),
      possibly: notingElementTest(test, in: environment) { conditionOfSome(tested) })
  }

  /// Returns the condition that a closure creates for a test of an element, and notes that its variables are about
  /// elements.
  private func notingElementTest(
    _ test: BranchTest, in environment: Environment, _ condition: () -> Presence
  ) -> Presence {
    let first = space.variableCount
    let presence = condition()
    space.testsOfElements.formUnion(first..<space.variableCount)
    // The names in a test do not show whether input leads to `$0`.
    if test.value?.mentions("$0") != true { noteConstant(presence, test, in: environment) }
    return presence
  }

  /// Returns the condition that some element of a list matches a pattern of a `switch` over the elements; `always` for
  /// other subjects.
  func conditionOfElement(_ compared: ComparedValue, matches pattern: Pattern, in environment: Environment) -> Presence
  {
    let test = BranchTest.matches(compared.expression, text: compared.text, pattern: pattern)
    guard environment.isRepeated, let tested = elementTest(test, in: environment) else { return .always }
    return notingElementTest(test, in: environment) { conditionOfSome(tested) }
  }

  /// Returns the condition that some element of a list matches none of the patterns of a `switch`.
  func condition(
    ofElementsOtherThan patterns: [Pattern], of compared: ComparedValue, in environment: Environment
  ) -> Presence {
    guard !patterns.isEmpty, patterns.count <= Self.mostPatterns, environment.isRepeated else { return .always }
    let tests = patterns.map { BranchTest.matches(compared.expression, text: compared.text, pattern: $0) }
    let results = tests.compactMap { result(ofElements: $0, in: environment) }
    guard results.count == patterns.count else { return .always }
    let names = tests.compactMap { elementTest($0, in: environment)?.value }
    if let test = elementTest(tests[0], in: environment), let cases = test.cases, names.count == patterns.count {
      let others = cases.filter { !names.contains($0) }
      return others.isEmpty ? .always : space.any(others.map { condition(ofSome: test, equalTo: $0) })
    }
    return results.reduce(.always) { space.excluding($0, $1.always) }
  }

  /// The greatest number of patterns of a `switch` for which its `default` has a condition.
  private static let mostPatterns = 8

  /// Returns an element that a loop adds to another list, under the condition of the tests of elements around this
  /// code: `for f in features { if f == .lint { modules.append(Lint()) } }`.
  func addedElement(_ value: Value, in environment: Environment) -> Value {
    guard environment.isRepeated, space.withoutTestsOfElements(environment.presence) != environment.presence else {
      return value
    }
    return .either([Value.Alternative(presence: environment.presence, value: value)])
  }

  /// Returns the condition that some element meets a test.
  private func conditionOfSome(_ test: ElementTest) -> Presence {
    if let value = test.value { return condition(ofSome: test, equalTo: value) }
    return space.test(
      .result("some", of: nil, arguments: [test.subject]), holds: test.words(nil, "an"), fails: test.words(nil, "no"))
  }

  /// Returns the condition that some element fails a test.
  private func conditionOfOthers(_ test: ElementTest) -> Presence {
    let some = conditionOfSome(test)
    let (holds, fails) = (test.words(test.value, "not each"), test.words(test.value, "each"))
    guard let value = test.value else {
      let subject = TestSubject.result("not all", of: nil, arguments: [test.subject])
      return space.or(space.not(some), space.test(subject, holds: holds, fails: fails))
    }
    if let cases = test.cases, cases.count > 1 {
      return space.any(cases.filter { $0 != value }.map { condition(ofSome: test, equalTo: $0) })
    }
    let subject = TestSubject.comparison(
      test.subject.ofElements, operator: TestSubject.containsOtherElement, value: value)
    return space.or(space.not(some), space.test(subject, holds: holds, fails: fails))
  }

  /// Returns the condition that some element of a list has a value. If the program has tested all other cases of the
  /// enumeration, it holds as well where no element has any of them.
  private func condition(ofSome test: ElementTest, equalTo value: String) -> Presence {
    func subject(_ value: String) -> TestSubject {
      .comparison(test.subject.ofElements, operator: test.search, value: value)
    }
    if let known = space.tests[subject(value)] { return known }
    let hasElement = space.test(subject(value), holds: test.words(value, "an"), fails: test.words(value, "no"))
    let others = (test.cases ?? []).filter { $0 != value }.map { space.tests[subject($0)] }
    guard !others.isEmpty, !others.contains(nil) else { return hasElement }
    let joined = space.or(hasElement, space.not(space.any(others.compactMap(\.self))))
    space.tests[subject(value)] = joined
    return joined
  }
}

extension Value {
  fileprivate var isInstance: Bool { if case .instance = self { true } else { false } }
}

extension Expression {
  /// The expression itself; for a key path, `\.isOn`, the closure `{ $0.isOn }`.
  fileprivate var asFunction: Expression {
    if case .keyPath(_, let function?) = self { .closure(function) } else { self }
  }

  /// The list with the same elements: `names` for `names.sorted()`.
  fileprivate var sequenceOfElements: Expression {
    guard case .call(let call) = self, case .member(let base, let name, _) = call.callee,
      ["reversed", "shuffled", "sorted"].contains(name)
    else { return self }
    return base.sequenceOfElements
  }
}
