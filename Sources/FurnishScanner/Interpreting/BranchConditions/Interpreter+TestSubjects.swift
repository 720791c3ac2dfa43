/// The subjects of tests: two tests of one subject, such as two tests `if isLive`, share a condition.
extension Interpreter {
  /// Returns the subject of the tests of an expression; nil if the expression may have another value at its next
  /// evaluation.
  func subject(of expression: Expression, in environment: Environment) -> TestSubject? {
    switch expression {
    case .name("self", _): return environment.receiverSubject
    case .name(let name, _):
      if let (owner, isConstant) = environment.binding(of: name) {
        // After the test, the loop may assign another value to a variable of the code around the loop.
        guard isConstant || environment.repetition <= owner.repetition else { return nil }
        if let known = owner.testSubjects[name] { return known }
        let subject = TestSubject.binding(environment: nextNumber(), name: name, isRepeated: owner.isRepeated)
        owner.testSubjects[name] = subject
        if owner.joinedVariables.contains(name) { space.doubtfulSubjects.insert(subject) }
        if let least = owner.leastValues[name] { space.wholeNumbers[subject] = .some(least) }
        return subject
      }
      return subject(ofOwn: name, isGlobal: true, in: environment)
    case .member(.name("self", _), let name, _) where ownType(in: environment) != nil:
      return subject(ofOwn: name, isGlobal: false, in: environment)
    case .member(let base, let name, _):
      if let constant = subjectOfProcess(name, of: base, in: environment) { return constant }
      if let type = type(named: base, in: environment)?.declaration {
        if let variable = propertyVariable(name, of: type) {
          return constantSubject(variable, of: nil) ?? currentSubject(variable)
        }
        return subject(ofResult: name, of: nil, type, [], in: environment)
      }
      if base.isPath, case let owner = evaluate(base, in: environment),
        let variable = owner.type?.declaration.flatMap({ propertyVariable(name, of: $0) }),
        let received = receivedSubject(variable, by: owner)
      {
        return received
      }
      if let library = subject(ofLibrary: expression, in: environment) { return library }
      if let count = subject(ofCount: name, ofCalculated: base, in: environment) { return count }
      guard base.isPath, let subjectOfBase = subject(of: base, in: environment) else { return nil }
      let owner = evaluate(base, in: environment)
      if isPartOfLibraryValue(base, owner, in: environment), addedFunctions(named: name).isEmpty {
        return .member(subjectOfBase, name)
      }
      if case .tuple = owner { return .member(subjectOfBase, name) }
      // `name.isEmpty`
      if owner.type?.isValueOfStandardLibrary ?? true {
        let added = addedFunctions(named: name)
        guard added.allSatisfy(isRepeatable) else { return nil }
        let isCount = added.isEmpty && (name == "isEmpty" || name == "count")
        let part: TestSubject =
          isCount
          ? .count(subjectOfBase)
          : added.isEmpty && name == "first" ? .first(subjectOfBase) : .member(subjectOfBase, name)
        if name == "magnitude", added.isEmpty, let type = owner.type, Self.wholeNumbers[type] != nil {
          space.wholeNumbers[part] = .some(0)
        }
        // A value of an unknown type may be an object.
        let subject = owner.type == nil ? .current(part, memory.state) : currentSubject(part, added)
        return isCount && name == "isEmpty" ? .comparison(subject, operator: "<", value: "1") : subject
      }
      return owner.type.flatMap(index.declaration).flatMap { subject(of: name, of: subjectOfBase, $0, in: environment) }
    case .test: return expression.callOfRepeatableTest.flatMap { subject(of: $0, in: environment) }
    case .text(let parts): return subject(ofText: parts, in: environment)
    case .either(let values) where values.count == 2: return subject(ofDefaulted: values, in: environment)
    case .call(let call):
      if case .member(let base, let name, _) = call.callee, call.arguments.count == 1,
        call.arguments[0].value.isNameOrText || call.arguments[0].value.isImplicitMember
          || isStaticMember(call.arguments[0].value, in: environment), base.isPath,
        let subject = subject(of: base, in: environment),
        Expression.repeatableTests.contains(name) || (name == "subscript" && subject.isExternal),
        let value = pattern(ofOperand: call.arguments[0].value, in: environment)
      {
        return .comparison(subject, operator: self.operator(name, of: base, in: environment), value: value)
      }
      if let test = subject(ofTestOfCalculatedText: call, in: environment) { return test }
      guard case .name(let name, _) = call.callee else { return subject(ofCall: call, in: environment) }
      if mayBeOfLibraryValue(name, in: environment) {
        // `hasPrefix("a")` in an extension of `String`
        var call = call
        call.callee = .member(.name("self", .none), name, call.place)
        return subject(of: .call(call), in: environment)
      }
      guard name.isOperator else { return subject(ofCall: call, in: environment) }
      return subject(ofOperation: name, call.arguments.map(\.value), in: environment)
    default: return nil
    }
  }

  /// Returns whether a name may be that of a member of `self` in an extension of a type of another library: the program
  /// adds a member of this name, or has no global declaration of it.
  private func mayBeOfLibraryValue(_ name: String, in environment: Environment) -> Bool {
    guard environment.receiverSubject != nil, ownType(in: environment) == nil, !name.isOperator,
      environment.binding(of: name) == nil
    else { return false }
    return isMemberOfExtendedType(name, in: environment)
      || !Self.repeatableFunctions.contains(name) && globalFunctions(name, in: environment.context).isEmpty
        && index.declaredType(name, in: environment.context) == nil
  }

  /// Returns the operator by which a test of a text or a list is related to other tests: `hasPrefix("live")` implies
  /// `contains("live")`. A method of another type has no such relations, so its operator has another name, such as
  /// `contains()`.
  func `operator`(_ name: String, of base: Expression, in environment: Environment) -> String {
    let type = evaluate(base, in: environment).type
    guard addedFunctions(named: name).isEmpty, let type, type.isValueOfStandardLibrary else { return "\(name)()" }
    let isText = type == .standard("String") || type == .standard("Substring")
    return name == "contains" && !isText ? TestSubject.containsElement : name
  }

  /// Returns the subject of a comparison, `level > 1`, or of a calculation, `level % 2`, with values of the standard
  /// library.
  func subject(ofOperation name: String, _ operands: [Expression], in environment: Environment) -> TestSubject? {
    guard operands.count == 2 else { return nil }
    let isComparison = Self.comparisons.contains(name)
    var subjects = operands.map { subject(ofOperand: $0, mayBeCalculated: isComparison, in: environment) }
    if !isComparison, subjects.contains(where: { $0.map(\.isText) ?? false }) {
      subjects = zip(operands, subjects).map { $1 ?? newSubject(ofOperand: $0, in: environment) }
    }
    guard let first = subjects[0], let second = subjects[1] else { return nil }
    if isComparison, case .text(let value) = second {
      return comparison(of: first, evaluate(operands[0], in: environment), name, value)
    }
    if isComparison, case .text(let value) = first {
      return comparison(of: second, evaluate(operands[1], in: environment), Self.mirrored[name] ?? name, value)
    }
    guard index.operators[name] == nil, isComparison || name == "+" || Self.arithmetic.contains(name) else {
      return nil
    }
    for (operand, subject) in zip(operands, [first, second]) where operand.isPath {
      noteWholeNumber(evaluate(operand, in: environment), subject)
    }
    return .result(name, of: nil, arguments: [first, second])
  }

  private static let mirrored = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

  /// Returns the subject of a comparison with a known value. For a whole number, `n > 5` has the subject of `n >= 6`.
  func comparison(of subject: TestSubject, _ tested: Value, _ name: String, _ value: String) -> TestSubject {
    noteWholeNumber(tested, subject)
    guard space.isWholeNumber(subject), name == ">" || name == "<=", let bound = NumberLiteral(value)?.whole,
      bound < Int.max
    else { return .comparison(subject, operator: name, value: value) }
    return .comparison(subject, operator: name == ">" ? ">=" : "<", value: "\(bound + 1)")
  }

  /// The types of whole numbers, each with its lowest number if that is 0.
  private static let wholeNumbers: [ResolvedType: Int?] = Dictionary(
    uniqueKeysWithValues: ["", "8", "16", "32", "64"].flatMap { bits in
      [(.standard("Int\(bits)"), nil), (.standard("UInt\(bits)"), 0)]
    })

  /// The names of the types of whole numbers, without their module: `Int`, `UInt16`.
  static let namesOfWholeNumberTypes = Set(wholeNumbers.keys.compactMap(\.lastName))

  /// Notes that a subject is a whole number, if its conversion, `UInt16(text)`, or the type of its value shows it.
  func noteWholeNumber(_ value: Value, _ subject: TestSubject) {
    guard space.wholeNumbers[subject] == nil, let type = subject.typeOfConversion ?? value.type,
      let lowest = Self.wholeNumbers[type]
    else { return }
    space.wholeNumbers[subject] = .some(lowest)
  }

  /// Returns the subject of an operand, or its pattern if it is known.
  ///
  /// - Parameter mayBeCalculated: Whether the operand may be a calculation. A calculation inside of another one has no
  ///   subject: each level of such nesting would evaluate it once more.
  private func subject(
    ofOperand operand: Expression, mayBeCalculated: Bool, in environment: Environment
  ) -> TestSubject? {
    if case .call(let call) = operand, call.callee.calledName?.isOperator == true {
      let isFlat = call.arguments.allSatisfy { $0.value.isNameOrText || $0.value.isPath }
      let hasLiteral = call.arguments.contains { $0.value.isLiteral }
      return mayBeCalculated && (isFlat || hasLiteral) ? subject(of: operand, in: environment) : nil
    }
    if let known = pattern(ofOperand: operand, in: environment) { return .text(known) }
    return subject(of: operand, in: environment)
  }

  /// Returns the pattern of an operand whose value is known, `"live"`, or the name of a case or of a static constant,
  /// `.live`; nil for other operands.
  private func pattern(ofOperand operand: Expression, in environment: Environment) -> String? {
    if case .implicitMember(let name) = operand { return ".\(name)" }
    if let known = evaluate(operand, in: environment).pattern { return known }
    // `Features.cache`
    guard isStaticMember(operand, in: environment), case .member(let base, let name, _) = operand,
      let type = type(named: base, in: environment)
    else { return nil }
    return "\(type.text).\(name)"
  }

  /// Returns whether an expression is a static constant of a type of the program: `Features.cache`.
  private func isStaticMember(_ expression: Expression, in environment: Environment) -> Bool {
    guard case .member(let base, let name, _) = expression,
      let type = type(named: base, in: environment)?.declaration, let variable = propertyVariable(name, of: type)
    else { return false }
    return index.variables[variable].facts.isConstant
  }
}

extension ResolvedType {
  /// Whether it is a type of values in the standard library: a property of such a value changes only if code changes
  /// the variable that has the value.
  var isValueOfStandardLibrary: Bool {
    guard case .nominal(let name, nil, _) = self else { return false }
    return Self.valueTypes.contains(name)
  }

  private static let valueTypes = Set(
    Interpreter.namesOfWholeNumberTypes.union([
      "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Optional", "Range", "Set", "String", "Substring",
    ]).map { "Swift.\($0)" })
}

extension TestSubject {
  /// Whether it is the result of a function, or of a property that may be computed.
  var isCalculated: Bool {
    switch self {
    case .result, .member, .count, .first: true
    case .current(let subject, _): subject.isCalculated
    default: false
    }
  }

  /// The type of a number that an initializer creates from another value: `UInt16` for `UInt16(text) ?? 80`.
  fileprivate var typeOfConversion: ResolvedType? {
    guard case .result(let name, nil, let arguments) = self else { return nil }
    if name == Self.defaulting { return arguments.first?.typeOfConversion }
    guard name.hasPrefix("Swift."), let end = name.firstIndex(of: "(") else { return nil }
    return .nominal(name: String(name[..<end]), declaration: nil, arguments: [])
  }

  /// Whether it is a value of the process or of another library, as the code reads it by its path.
  var isExternal: Bool { if case .external = self { true } else { false } }
}

extension Expression {
  /// Whether it is a name, a literal, or a text of such parts, so that evaluating it twice notes nothing twice.
  fileprivate var isNameOrText: Bool {
    switch self {
    case .name: true
    case .text(let parts): parts.allSatisfy(\.isNameOrText)
    default: isLiteral
    }
  }
}
