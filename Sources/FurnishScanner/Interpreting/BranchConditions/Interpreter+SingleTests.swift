/// The conditions of tests that do not combine other tests: `isOn`, `name != nil`, `mode == .live`.
extension Interpreter {
  /// Returns the condition of a test that does not combine other tests; nil if it may have another result each time.
  func conditionOfSingleTest(_ test: BranchTest, in environment: Environment) -> Presence? {
    switch test {
    case .constant(let value): return value ? .always : .never
    case .not, .all, .any: return nil
    case .value(let value, let text):
      guard let (source, isOpposite) = propertyReturned(by: value, in: environment) else {
        return condition(ofValue: value, text, in: environment)
      }
      let result = condition(ofValue: source, self.text(of: source), in: environment)
      return isOpposite ? result.map(space.not) : result
    case .isPresent(let value, let text):
      if let isPresent = isPresentProvider(value, in: environment), case .name = value {
        return isPresent ? .always : .never
      }
      let known = conditionOfPresence(evaluate(value, in: environment), of: value)
      if let known, isFixed(value, in: environment) { return known }
      if value.isElement { return nil }
      if isNeverSet(value, in: environment) { return .never }
      let service = serviceRequested(by: value, in: environment)
      let subject = subject(of: value, in: environment).map(TestSubject.isPresent)
      let presence = conditionOfTest(subject, in: environment, called: text, "is not nil", "is nil")
      if let service, let presence { events.presentServices[service, default: []].append(presence) }
      if let presence, isMutableStatic(value, in: environment) || mayHaveChanged(value, in: environment) {
        space.noteDoubt(presence)
      }
      noteConstant(presence, test, in: environment)
      return presence
    case .matches(let value, let text, let pattern):
      if case .boolean(let expected) = pattern.value, !isOptional(value, in: environment) {
        return conditionOfSingleTest(.value(value, text: text), in: environment).map { expected ? $0 : space.not($0) }
      }
      if let result = resultOfOwnOperator(value, pattern, in: environment) { return truth(of: result) }
      let known = evaluate(value, in: environment)
      // Some elements of the list may match the pattern, and others may not.
      if value.isElement {
        if let type = pattern.type { return condition(known, hasType: type, in: environment) }
        let whole = condition(known, matches: pattern.textOfCase) { _ in nil }
        return pattern.part == nil || whole == .never ? whole : nil
      }
      let compared = ComparedValue(known, of: value, text, in: environment, self)
      let presence = self.condition(compared, matches: pattern, in: environment)
      noteConstant(presence, test, in: environment)
      return presence
    case .other(let holds, let fails, let isConstant):
      // A condition that never changes decides the same at each repetition.
      if environment.isRepeated, !isConstant { return nil }
      let result = space.test(isConstant ? .text(holds) : nil, holds: holds, fails: fails)
      if !isConstant { space.noteDoubt(result) }
      return result
    }
  }

  /// Returns whether an expression is a static variable of a type, which any code before the test may have set.
  private func isMutableStatic(_ value: Expression, in environment: Environment) -> Bool {
    guard case .member(let base, let name, _) = value, let type = type(named: base, in: environment)?.declaration,
      let variable = propertyVariable(name, of: type)
    else { return false }
    return index.variables[variable].facts.isStatic && !hasConstantValue(variable)
  }

  private func isOptional(_ value: Expression, in environment: Environment) -> Bool {
    evaluate(value, in: environment).type?.isOptional == true
  }

  /// Returns the condition that a Boolean expression is true; nil if it may have another value each time.
  private func condition(ofValue value: Expression, _ text: String, in environment: Environment) -> Presence? {
    let first = space.variableCount
    let tested = evaluate(value, in: environment, expecting: .standard("Bool"))
    if let known = truth(of: tested), isFixed(value, in: environment) {
      let name = Self.quoted(text)
      space.describe(known, createdSince: first, holds: "\(name) is true", fails: "\(name) is false")
      noteConstant(known, .value(value, text: text), in: environment)
      return sharedResult(known, of: value, in: environment)
    }
    // `isOn == true`, and `isOn` where it was unwrapped.
    if tested.isUnwrapped || tested.type?.isOptional == true {
      return condition(ComparedValue(tested, of: value, text, in: environment, self), matches: "true", in: environment)
    }
    // `isOn ?? false`
    if case .either(let values) = value, values.count == 2, case .boolean(let fallback) = values[1],
      case let first = evaluate(values[0], in: environment), first.type?.isOptional == true
    {
      let compared = ComparedValue(first, of: values[0], self.text(of: values[0]), in: environment, self)
      let other = condition(compared, matches: fallback ? "false" : "true", in: environment)
      return fallback ? other.map(space.not) : other
    }
    if let known = condition(thatListHasElement: value, in: environment) { return known }
    let subject = (isFixed(value, in: environment) ? tested.subject : nil) ?? subject(of: value, in: environment)
    let presence = conditionOfTest(subject, in: environment, called: text, "is true", "is false")
    let mayBeReplaced = tested.isReplaced && !isChangedByInput(value, in: environment)
    if let presence, mayBeReplaced || mayHaveChanged(value, in: environment) { space.noteDoubt(presence) }
    noteConstant(presence, .value(value, text: text), in: environment)
    return presence
  }

  /// Returns the condition of an earlier evaluation of an expression with the same subject, or `presence` if none
  /// exists. The tests of a function have new conditions each time that it is followed, although equal calls have equal
  /// results.
  private func sharedResult(_ presence: Presence, of value: Expression, in environment: Environment) -> Presence {
    guard presence != .always, presence != .never, let subject = subject(of: value, in: environment),
      subject.isCalculated
    else { return presence }
    if let known = space.tests[subject] { return known }
    space.tests[subject] = presence
    return presence
  }

  /// Returns the property whose value, or the opposite of it, a computed property returns: `file.isOpen` for
  /// `file.isClosed`, whose getter is `!isOpen`. Returns nil for other expressions.
  private func propertyReturned(
    by value: Expression, in environment: Environment
  ) -> (property: Expression, isOpposite: Bool)? {
    let (base, name, type): (Expression?, String, TypeID?)
    switch value {
    case .name(let member, _):
      guard environment.binding(of: member) == nil else { return nil }
      (base, name, type) = (nil, member, ownType(in: environment))
    case .member(let owner, let member, _):
      guard owner.isPath else { return nil }
      (base, name, type) = (owner, member, evaluate(owner, in: environment).type?.declaration)
    default: return nil
    }
    guard let type else { return nil }
    var (last, isOpposite, seen) = (name, false, Set([name]))
    while let (next, isNegated) = propertyReturned(by: last, of: type), seen.insert(next).inserted {
      (last, isOpposite) = (next, isOpposite != isNegated)
    }
    guard last != name else { return nil }
    let place = Place.none
    return (base.map { .member($0, last, place) } ?? .name(last, place), isOpposite)
  }

  /// Returns the name of the property that the getter of a computed property returns, and whether it returns the
  /// opposite; nil if the getter has other code.
  private func propertyReturned(by name: String, of type: TypeID) -> (name: String, isOpposite: Bool)? {
    guard let getters = index.types[type].functions[name], getters.count == 1,
      index.functions[getters[0]].facts.isProperty, let body = index.functions[getters[0]].facts.body, body.count == 1
    else { return nil }
    let returned: (name: String, isOpposite: Bool)
    switch body[0] {
    case .expression(.test(.not(.value(.name(let other, _), _)))), .result(.test(.not(.value(.name(let other, _), _)))):
      returned = (other, true)
    case .expression(.name(let other, _)), .result(.name(let other, _)): returned = (other, false)
    default: return nil
    }
    let context = index.context(of: index.functions[getters[0]])
    let isGlobal = propertyVariable(returned.name, of: type) == nil && globalVariable(returned.name, in: context) != nil
    return returned.name == "self" || isGlobal ? nil : returned
  }

  /// Returns the service that a tested call `provider.resolve(Log.self)` has just requested; nil for other expressions.
  private func serviceRequested(by value: Expression, in environment: Environment) -> SourceService? {
    guard case .call(let call) = value, let last = events.lastOptionalRequest,
      last.place == SourcePlace(file: environment.context.file, place: call.place)
    else { return nil }
    return last.service
  }

  /// Returns the condition of a test whose result the source does not show; nil if the test is repeated and may have
  /// another result each time.
  ///
  /// - Parameters:
  ///   - subject: The subject that equal tests share; nil for a test that equals no other.
  ///   - text: The text of the tested expression in findings: `store.isOpen`.
  ///   - holds: The words for a test that holds: `is true`.
  ///   - fails: The words for one that does not: `is false`.
  func conditionOfTest(
    _ subject: TestSubject?, in environment: Environment, called text: String, _ holds: String, _ fails: String
  ) -> Presence? {
    if environment.isRepeated, !(subject.map(isInvariable) ?? false) { return nil }
    let name = Self.quoted(text)
    return space.test(subject, holds: "\(name) \(holds)", fails: "\(name) \(fails)")
  }

  /// Returns the text of an expression as findings show it: in backticks, unless it is a path.
  private static func quoted(_ text: String) -> String {
    isPath(text) || text.contains("`") ? text : "`\(text)`"
  }

  private static func isPath(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
