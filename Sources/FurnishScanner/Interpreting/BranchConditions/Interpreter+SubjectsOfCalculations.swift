/// The subjects of calculations in which an operand may have no subject: `max(1, load())` and `"logs/\(load())"`. The
/// known operands limit the result: see ``PresenceSpace/bounds(of:)`` and ``TestSubject/knownText``.
extension Interpreter {
  /// Returns the subject of a text with interpolations; nil for a text that consists of interpolations alone.
  func subject(ofText parts: [Expression], in environment: Environment) -> TestSubject? {
    guard parts.contains(where: \.isKnownText) else { return nil }
    return .result(
      TestSubject.interpolation, of: nil,
      arguments: parts.map { part in
        if case .string(let text) = part { return .text("\"\(text)\"") }
        return (part.isPath ? subject(of: part, in: environment) : nil) ?? newSubject(ofOperand: part, in: environment)
      })
  }

  /// Returns the subject of a number with a default, `UInt16(text) ?? 80`; nil for other values.
  func subject(ofDefaulted values: [Expression], in environment: Environment) -> TestSubject? {
    guard case .call(let call) = values[0], case .name? = Optional(call.callee), values[1].isLiteral,
      let other = evaluate(values[1], in: environment).number?.pattern,
      let first = subject(of: values[0], in: environment)
    else { return nil }
    return .result(TestSubject.defaulting, of: nil, arguments: [first, .text(other)])
  }

  /// Returns the subjects of the arguments of `max`, `min` or `abs`, with a new one for each argument that has none;
  /// nil for other calls.
  func operands(of call: Call, in environment: Environment) -> [TestSubject]? {
    guard case .name(let name, _) = call.callee, Self.limitingFunctions.contains(name) else { return nil }
    return call.arguments.map { argument in
      let isPlain = argument.value.isPath || argument.value.isLiteral
      if isPlain, let known = evaluate(argument.value, in: environment).pattern { return .text(known) }
      let isFollowed = if case .call(let inner) = argument.value { inner.callsLimitingFunction } else { isPlain }
      return (isFollowed ? subject(of: argument.value, in: environment) : nil)
        ?? newSubject(ofOperand: argument.value, in: environment)
    }
  }

  /// Returns whether a function may limit its result in a way that is not followed: in a loop, or by a calculation that
  /// limits its result.
  func limitsResult(_ function: FunctionID) -> Bool {
    if let known = answers.functionsThatLimitResults[function] { return known }
    let facts = index.functions[function].facts
    let limits = facts.name != "init" && facts.body.map { $0.contains(where: \.limitsResult) } ?? false
    answers.functionsThatLimitResults[function] = limits
    return limits
  }

  /// Returns a new subject for a call of a function that may limit its result, or the subject of a text that
  /// `["logs", name].joined(separator: "/")` joins; nil for other calls.
  func subject(ofLimited call: Call, in environment: Environment) -> TestSubject? {
    guard let name = call.callee.calledName else { return nil }
    if name == "joined", case .member(.list(let elements), _, _) = call.callee {
      let separator = call.arguments.first?.value ?? .string("")
      return subject(ofText: Array(elements.map { [$0] }.joined(separator: [separator])), in: environment)
    }
    let joinsCalculation = if case .member(let base, "joined", _) = call.callee { !base.isPath } else { false }
    guard joinsCalculation || functionsByName[name]?.contains(where: limitsResult) == true else { return nil }
    let subject = newSubject(ofOperand: .call(call), in: environment)
    space.doubtfulSubjects.insert(subject)
    return subject
  }

  /// Returns the subject of `count` or `isEmpty` of a calculated text or list, `"logs/\(name)".isEmpty`; nil for other
  /// properties.
  func subject(ofCount name: String, ofCalculated base: Expression, in environment: Environment) -> TestSubject? {
    guard name == "count" || name == "isEmpty", !base.isPath, addedFunctions(named: name).isEmpty, base.isCalculated,
      typeOfValue(base, in: environment)?.isValueOfStandardLibrary == true,
      let owner = subject(of: base, in: environment)
    else { return nil }
    return name == "count" ? .count(owner) : .comparison(.count(owner), operator: "<", value: "1")
  }

  /// Returns the subject of a test of a calculated text, `"logs/\(name)".hasPrefix("logs")`; nil for other calls.
  func subject(ofTestOfCalculatedText call: Call, in environment: Environment) -> TestSubject? {
    guard case .member(let base, let name, _) = call.callee, !base.isPath, base.isCalculated,
      Expression.repeatableTests.contains(name), call.arguments.count == 1,
      case .string(let part) = call.arguments[0].value, addedFunctions(named: name).isEmpty,
      typeOfValue(base, in: environment) == .standard("String"), let owner = subject(of: base, in: environment)
    else { return nil }
    return .comparison(owner, operator: name, value: "\"\(part)\"")
  }

  /// Runs the closure `assign`, which assigns a value to a variable. If the value is a calculation, the variable
  /// receives the subject of the value.
  func notingSubject(
    of value: Expression, assignedTo target: Expression, in environment: Environment, _ assign: () -> Void
  ) {
    let subject = value.limitsResult ? subject(of: value, in: environment) : nil
    assign()
    note(subject, assignedTo: target, in: environment)
  }

  /// Gives a variable the subject of the calculation that code has assigned to it, if that was assigned in all cases.
  func note(_ subject: TestSubject?, assignedTo target: Expression, in environment: Environment) {
    guard let subject = subject?.limited, case .name(let name, _) = target,
      let owner = environment.binding(of: name)?.environment, owner.repetition == environment.repetition,
      !owner.joinedVariables.contains(name)
    else { return }
    owner.testSubjects[name] = subject
  }

  /// Returns a new subject for an operand that has none. No other test has this subject.
  func newSubject(ofOperand operand: Expression, in environment: Environment) -> TestSubject {
    let subject = TestSubject.binding(environment: nextNumber(), name: "", isRepeated: environment.isRepeated)
    if let type = typeOfValue(operand, in: environment) { noteWholeNumber(.instance(type, creation: nil), subject) }
    // A calculation inside of another one is not followed.
    if case .call(let call) = operand, call.isOfArithmetic { space.doubtfulSubjects.insert(subject) }
    return subject
  }

  /// The functions of the standard library whose results their arguments limit.
  fileprivate static let limitingFunctions: Set<String> = ["abs", "max", "min"]
}

extension Call {
  /// Whether it is a call of `abs`, `max` or `min`.
  fileprivate var callsLimitingFunction: Bool {
    if case .name(let name, _) = callee { Interpreter.limitingFunctions.contains(name) } else { false }
  }

  /// Whether it calculates with numbers, or joins texts.
  fileprivate var isOfArithmetic: Bool {
    callee.calledName.map { $0 == "+" || Interpreter.arithmetic.contains($0) } == true
  }
}

extension Statement {
  /// Whether it is a loop, evaluates a calculation that limits its result, or contains such a statement.
  fileprivate var limitsResult: Bool {
    switch self {
    case .loop: true
    case .expression(let value), .result(let value): value.limitsResult
    case .branch(_, let first, let second): (first + second).contains(where: \.limitsResult)
    case .selection(let selection): selection.cases.contains { $0.body.contains(where: \.limitsResult) }
    case .block(let statements), .attempt(let statements, _): statements.contains(where: \.limitsResult)
    case .conditional(let clauses): clauses.contains { $0.statements.contains(where: \.limitsResult) }
    case .bind, .assign, .deferred, .function, .type, .leave: false
    }
  }
}

extension Expression {
  /// Whether it is a calculation that limits its result: a call of `max`, `min` or `abs`, or an operation with a
  /// literal, such as `count + 1` or `"logs/\(name)"`.
  var limitsResult: Bool {
    switch self {
    case .text(let parts): parts.contains(where: \.isKnownText)
    case .call(let call):
      call.callsLimitingFunction || call.isOfArithmetic && call.arguments.contains { $0.value.isLiteral }
    case .block(let statements): statements.contains(where: \.limitsResult)
    default: false
    }
  }

  /// Whether it is a text with interpolations, or a call.
  fileprivate var isCalculated: Bool {
    switch self {
    case .text, .call: true
    default: false
    }
  }

  /// Whether it is a part of a text that is no interpolation, and is not empty.
  fileprivate var isKnownText: Bool { if case .string(let text) = self { !text.isEmpty } else { false } }
}

extension TestSubject {
  /// Whether it is the text of a known value.
  var isText: Bool { if case .text = self { true } else { false } }
}
