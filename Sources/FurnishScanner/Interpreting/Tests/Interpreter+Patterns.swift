/// Patterns: the values with which tests compare, and the cases that they name.
extension Interpreter {
  /// Returns the condition under which a subject matches a pattern; nil if it may differ from one time to the next.
  ///
  /// - Parameter isLast: Whether the subject matches if it matches none of the patterns that were compared before.
  func condition(
    _ subject: Subject, matches pattern: Pattern, isLast: Bool = false, in environment: Environment
  ) -> Presence? {
    // `switch isOn { case true: … }` is the same test as `if isOn`.
    if case .boolean(let expected)? = pattern.value, subject.expression.isPath, subject.value.type?.isOptional != true {
      return single(.value(subject.expression, text: subject.text), in: environment).map {
        expected ? $0 : space.not($0)
      }
    }
    if let part = pattern.part { return condition(subject, matchesPart: part, of: pattern, in: environment) }
    if let type = pattern.type { return condition(subject, hasType: type, pattern, isLast: isLast, in: environment) }
    guard let expression = pattern.value else {
      return condition(subject, matches: pattern.text, isLast: isLast, in: environment)
    }
    if case .call(let call) = expression, let name = call.callee.calledName, let includesLast = Self.ranges[name],
      call.arguments.count == 2
    {
      return condition(subject, isIn: call.arguments.map(\.value), includesLast, pattern, in: environment)
    }
    let value = evaluate(expression, in: environment, expecting: subject.value.type)
    return condition(subject, equals: value, pattern, expression, isLast: isLast, in: environment)
  }

  /// Returns the condition under which a subject matches a pattern for some values of a case: `.live(80)`.
  private func condition(
    _ subject: Subject, matchesPart part: Pattern.Part, of pattern: Pattern, in environment: Environment
  ) -> Presence? {
    if subject.isFixed, subject.value.pattern == part.text { return .always }
    guard let whole = condition(subject, matches: pattern.text, in: environment), whole != .never else { return .never }
    let key = part.hasNames ? nil : TestKey.comparison(subject.key, operator: "case", value: part.text)
    let own = conditionOfTest(
      key, in: environment, subject: "\(part.text) ~= \(subject.text)", "is true", "is false")
    if let own, key != nil, subject.isFixed, isConstant(subject.value) {
      space.determined.formUnion(space.support(own))
    }
    return own.map { space.and(whole, $0) }
  }

  private func condition(
    _ subject: Subject, equals value: Value, _ pattern: Pattern, _ expression: Expression, isLast: Bool,
    in environment: Environment
  ) -> Presence? {
    if case .either(let alternatives) = value, !overlap(alternatives) {
      var result = Presence.never
      for one in alternatives {
        guard let own = condition(subject, equals: one.value, pattern, expression, isLast: false, in: environment)
        else { return nil }
        result = space.or(result, space.and(one.presence, own))
      }
      return result
    }
    let isFixed = isFixed(expression, in: environment)
    if isFixed, let known = self.pattern(of: value) {
      if subject.isFixed, value.number == nil, let own = self.pattern(of: subject.value),
        subject.value.type?.declaration == value.type?.declaration, value.caseName == nil
      {
        return own == known ? .always : .never
      }
      return condition(subject, matches: known, isLast: isLast, in: environment)
    }
    // `case .mail` matches each value of a case with associated values.
    let isWholeCase =
      switch expression {
      case .implicitMember, .member: value.caseName != nil
      default: false
      }
    if isWholeCase || value.isUnknown && !isDeclared(expression, expecting: subject.value.type, in: environment) {
      return condition(subject, matches: pattern.textOfCase, isLast: isLast, in: environment)
    }
    if isFixed, subject.isFixed, let known = truth(of: compare("==", subject.value, value, in: environment)) {
      return known
    }
    if subject.isFixed, let known = self.pattern(of: subject.value) {
      return condition(
        Subject(value, of: expression, pattern.text, in: environment, self), matches: known, in: environment)
    }
    let key = key(of: expression, in: environment).map { TestKey.equality(subject.key, $0) }
    return conditionOfTest(
      key, in: environment, subject: "\(subject.text) == \(pattern.text)", "is true", "is false")
  }

  /// Returns the condition under which a subject is in a range: `case 1...5`.
  private func condition(
    _ subject: Subject, isIn bounds: [Expression], _ includesLast: Bool, _ pattern: Pattern,
    in environment: Environment
  ) -> Presence? {
    let values = bounds.map { evaluate($0, in: environment, expecting: subject.value.type) }
    if subject.isFixed, bounds.allSatisfy({ isFixed($0, in: environment) }),
      let isAbove = truth(of: compare(">=", subject.value, values[0], in: environment)),
      let isBelow = truth(of: compare(includesLast ? "<=" : "<", subject.value, values[1], in: environment))
    {
      return space.and(isAbove, isBelow)
    }
    let known = values.compactMap(\.pattern)
    guard known.count == 2 else {
      return conditionOfTest(
        nil, in: environment, subject: "\(pattern.text) ~= \(subject.text)", "is true", "is false")
    }
    let isAbove = conditionOfComparison(subject, ">=", known[0], in: environment)
    let isBelow = conditionOfComparison(subject, includesLast ? "<=" : "<", known[1], in: environment)
    guard let isAbove, let isBelow else { return nil }
    return space.and(isAbove, isBelow)
  }

  /// Returns the condition of a comparison of a subject with a known value, as that of a test of the program.
  private func conditionOfComparison(
    _ subject: Subject, _ name: String, _ value: String, in environment: Environment
  ) -> Presence? {
    conditionOfTest(
      comparison(of: subject.key, subject.value, name, value), in: environment,
      subject: "\(subject.text) \(name) \(value)", "is true", "is false")
  }

  /// Returns the condition under which a subject is in a range with one bound, `case 5...`; nil for other patterns.
  func condition(_ subject: Subject, isInOpenRange pattern: String, in environment: Environment) -> Presence?? {
    let (name, number): (String, Substring) =
      if pattern.hasSuffix("...") { (">=", pattern.dropLast(3)) } else if pattern.hasPrefix("...") {
        ("<=", pattern.dropFirst(3))
      } else if pattern.hasPrefix("..<") { ("<", pattern.dropFirst(3)) } else { ("", "") }
    guard let bound = NumberLiteral(String(number)) else { return nil }
    if subject.isFixed, let known = subject.value.number, let order = NumberLiteral.order(known, bound) {
      let holds = name == ">=" ? order >= 0 : name == "<" ? order < 0 : order <= 0
      return .some(holds ? .always : .never)
    }
    return .some(conditionOfComparison(subject, name, bound.pattern, in: environment))
  }

  /// Returns the pattern that this value matches, and no other value; nil if the source shows none. Unlike
  /// ``Value/pattern``, it is nil for a case with associated values. For a structure, it consists of the type and the
  /// literals from which the instance was created: `Port(number: 80)`.
  func pattern(of value: Value) -> String? {
    guard case .instance(let type, let creation?) = value, creation.literal == nil else { return value.pattern }
    guard let number = type.declaration else { return nil }
    if let name = value.caseName {
      return index.types[number].cases.contains { $0.name == name && $0.values.isEmpty } ? ".\(name)" : nil
    }
    guard index.types[number].facts.kind == .struct, methods("init", ofType: number).isEmpty, !creation.mayHaveChanged,
      index.operators["=="] == nil, let arguments = creation.call?.arguments, !arguments.isEmpty
    else { return nil }
    let texts = arguments.compactMap { argument -> String? in
      switch argument.value {
      case .string(let text): "\(argument.label ?? ""): \"\(text)\""
      case .number(_, let text): NumberLiteral(text).map { "\(argument.label ?? ""): \($0.pattern)" }
      default: nil
      }
    }
    return texts.count == arguments.count ? "\(type.text)(\(texts.joined(separator: ", ")))" : nil
  }

  /// Returns whether the program declares the member that an expression names as a property or a function, so that it
  /// is no case: `Run.name`.
  private func isDeclared(
    _ expression: Expression, expecting type: ResolvedType?, in environment: Environment
  ) -> Bool {
    let owner: ResolvedType?
    let name: String
    switch expression {
    case .implicitMember(let own): (owner, name) = (type, own)
    case .member(let base, let own, _) where base.isTypeName:
      (owner, name) = (self.type(named: base, in: environment), own)
    default: return true
    }
    guard let number = owner?.declaration else { return false }
    return propertyVariable(name, of: number) != nil || !methods(name, ofType: number).isEmpty
  }

  /// Returns the result of `==` if the program declares the operator for these operands; otherwise nil. The operator of
  /// an enumeration is not followed: cases are compared by their names.
  func resultOfOwnOperator(_ first: Expression, _ pattern: Pattern, in environment: Environment) -> Value? {
    guard let candidates = index.operators["=="], let second = pattern.value, first.isPath, second.isPath else {
      return nil
    }
    let values = [first, second].map { evaluate($0, in: environment) }
    guard !values.contains(where: { $0.type.map(isEnumeration) ?? true }),
      index.usable(candidates, from: environment.context).contains(where: {
        mayTake(values, $0, in: environment.context)
      })
    else { return nil }
    return evaluate(.operation("==", [first, second], at: Place.none), in: environment)
  }
}

extension Pattern {
  /// The pattern as a case: `.live` for `Mode.live`.
  var textOfCase: String {
    switch value {
    case .member(let base, let name, _)? where base.isTypeName: ".\(name)"
    default: text
    }
  }
}

extension Expression {
  /// Whether it may be the name of a type: `Mode`, `Shop.Mode`.
  fileprivate var isTypeName: Bool {
    switch self {
    case .name(let name, _), .member(_, let name, _): name.first?.isUppercase ?? false
    case .type: true
    default: false
    }
  }
}
