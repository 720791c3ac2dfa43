/// The conditions of patterns: `case .live`, `case 80`, `case 1...5`, and `mode == .live`, which is read as a pattern
/// as well.
extension Interpreter {
  /// Returns the condition under which a value matches a pattern; nil if the result may differ from one time to the
  /// next.
  ///
  /// - Parameter isLast: Whether the value matches the pattern if it matches none of those that were compared before.
  func condition(
    _ compared: ComparedValue, matches pattern: Pattern, isLast: Bool = false, in environment: Environment
  ) -> Presence? {
    // `switch isOn { case true: … }` tests the same as `if isOn`.
    if case .boolean(let expected)? = pattern.value, compared.expression.isPath, compared.value.type?.isOptional != true
    {
      return conditionOfSingleTest(.value(compared.expression, text: compared.text), in: environment).map {
        expected ? $0 : space.not($0)
      }
    }
    if let part = pattern.part { return condition(compared, matchesPart: part, of: pattern, in: environment) }
    if let type = pattern.type { return condition(compared, hasType: type, pattern, isLast: isLast, in: environment) }
    guard let expression = pattern.value else {
      return condition(compared, matches: pattern.text, isLast: isLast, in: environment)
    }
    if case .call(let call) = expression, let name = call.callee.calledName, let includesLast = Self.ranges[name],
      call.arguments.count == 2
    {
      return condition(compared, isIn: call.arguments.map(\.value), includesLast, pattern, in: environment)
    }
    let value = evaluate(expression, in: environment, expecting: compared.value.type)
    return condition(compared, equals: value, pattern, expression, isLast: isLast, in: environment)
  }

  /// Returns the condition under which a value matches a pattern for some associated values of a case: `.live(80)`.
  private func condition(
    _ compared: ComparedValue, matchesPart part: Pattern.Part, of pattern: Pattern, in environment: Environment
  ) -> Presence? {
    if compared.isFixed, compared.value.pattern == part.text { return .always }
    guard let whole = condition(compared, matches: pattern.text, in: environment) else { return nil }
    if whole == .never { return .never }
    // `.mock(false)` matches the values of the case that `.mock(true)` does not match.
    let opposite = part.opposite
    let tested = opposite ?? part.text
    let subject = part.hasNames ? nil : TestSubject.comparison(compared.subject, operator: "case", value: tested)
    let matchesTested = conditionOfTest(
      subject, in: environment, called: "\(tested) ~= \(compared.text)", "is true", "is false")
    let matchesPart = opposite == nil ? matchesTested : matchesTested.map(space.not)
    if let matchesPart, subject != nil, compared.isFixed, isConstant(compared.value) {
      space.testsOfConstants.formUnion(space.support(matchesPart))
    }
    return matchesPart.map { space.and(whole, $0) }
  }

  private func condition(
    _ compared: ComparedValue, equals value: Value, _ pattern: Pattern, _ expression: Expression, isLast: Bool,
    in environment: Environment
  ) -> Presence? {
    if case .either(let alternatives) = value, !overlap(alternatives) {
      var result = Presence.never
      for one in alternatives {
        guard let matches = condition(compared, equals: one.value, pattern, expression, isLast: false, in: environment)
        else { return nil }
        result = space.or(result, space.and(one.presence, matches))
      }
      return result
    }
    let isFixed = isFixed(expression, in: environment)
    if isFixed, let known = self.pattern(of: value) {
      if compared.isFixed, value.number == nil, let comparedPattern = self.pattern(of: compared.value),
        compared.value.type?.declaration == value.type?.declaration, value.caseName == nil
      {
        return comparedPattern == known ? .always : .never
      }
      return condition(compared, matches: known, isLast: isLast, in: environment)
    }
    // `case .mail` matches each value of a case with associated values.
    let isWholeCase =
      switch expression {
      case .implicitMember, .member: value.caseName != nil
      default: false
      }
    if isWholeCase || value.isUnknown && !isDeclared(expression, expecting: compared.value.type, in: environment) {
      return condition(compared, matches: pattern.textOfCase, isLast: isLast, in: environment)
    }
    if isFixed, compared.isFixed, let known = truth(of: compare("==", compared.value, value, in: environment)) {
      return known
    }
    if compared.isFixed, let known = self.pattern(of: compared.value) {
      return condition(
        ComparedValue(value, of: expression, pattern.text, in: environment, self), matches: known, in: environment)
    }
    let subject = subject(of: expression, in: environment).map { TestSubject.equality(compared.subject, $0) }
    return conditionOfTest(
      subject, in: environment, called: "\(compared.text) == \(pattern.text)", "is true", "is false")
  }

  /// Returns the condition under which a value is in a range: `case 1...5`.
  private func condition(
    _ compared: ComparedValue, isIn bounds: [Expression], _ includesLast: Bool, _ pattern: Pattern,
    in environment: Environment
  ) -> Presence? {
    let values = bounds.map { evaluate($0, in: environment, expecting: compared.value.type) }
    if compared.isFixed, bounds.allSatisfy({ isFixed($0, in: environment) }),
      let isAbove = truth(of: compare(">=", compared.value, values[0], in: environment)),
      let isBelow = truth(of: compare(includesLast ? "<=" : "<", compared.value, values[1], in: environment))
    {
      return space.and(isAbove, isBelow)
    }
    let known = values.compactMap(\.pattern)
    guard known.count == 2 else {
      return conditionOfTest(
        nil, in: environment, called: "\(pattern.text) ~= \(compared.text)", "is true", "is false")
    }
    let isAbove = conditionOfComparison(compared, ">=", known[0], in: environment)
    let isBelow = conditionOfComparison(compared, includesLast ? "<=" : "<", known[1], in: environment)
    guard let isAbove, let isBelow else { return nil }
    return space.and(isAbove, isBelow)
  }

  /// Returns the condition of a comparison with a known value, as if the program tested `level >= 1`.
  private func conditionOfComparison(
    _ compared: ComparedValue, _ name: String, _ value: String, in environment: Environment
  ) -> Presence? {
    conditionOfTest(
      comparison(of: compared.subject, compared.value, name, value), in: environment,
      called: "\(compared.text) \(name) \(value)", "is true", "is false")
  }

  /// Returns the condition under which a value is in a range with one bound, `case 5...`; nil for other patterns. The
  /// condition is nil if the result may differ from one time to the next.
  func condition(_ compared: ComparedValue, isInOpenRange pattern: String, in environment: Environment) -> Presence?? {
    let (name, boundText): (String, Substring) =
      if pattern.hasSuffix("...") { (">=", pattern.dropLast(3)) } else if pattern.hasPrefix("...") {
        ("<=", pattern.dropFirst(3))
      } else if pattern.hasPrefix("..<") { ("<", pattern.dropFirst(3)) } else { ("", "") }
    guard let bound = NumberLiteral(String(boundText)) else { return nil }
    if compared.isFixed, let known = compared.value.number, let order = NumberLiteral.order(known, bound) {
      let holds = name == ">=" ? order >= 0 : name == "<" ? order < 0 : order <= 0
      return .some(holds ? .always : .never)
    }
    return .some(conditionOfComparison(compared, name, bound.pattern, in: environment))
  }

  /// Returns the pattern that only this value matches; nil if none is known. Unlike ``Value/pattern``, the result is
  /// nil for a case with associated values. For a structure, it consists of the type and the literals of its creation:
  /// `Port(number: 80)`.
  func pattern(of value: Value) -> String? {
    guard case .instance(let type, let creation?) = value, creation.literal == nil else { return value.pattern }
    guard let typeID = type.declaration else { return nil }
    if let name = value.caseName {
      return index.types[typeID].cases.contains { $0.name == name && $0.values.isEmpty } ? ".\(name)" : nil
    }
    guard index.types[typeID].facts.kind == .struct, methods("init", ofType: typeID).isEmpty, !creation.mayHaveChanged,
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

  /// Returns whether an expression is no case of an enumeration: it is not written like one, or the program declares a
  /// property or a function of its name, such as `Run.name`.
  private func isDeclared(
    _ expression: Expression, expecting type: ResolvedType?, in environment: Environment
  ) -> Bool {
    let owner: ResolvedType?
    let name: String
    switch expression {
    case .implicitMember(let member): (owner, name) = (type, member)
    case .member(let base, let member, _) where base.isTypeName:
      (owner, name) = (self.type(named: base, in: environment), member)
    default: return true
    }
    guard let typeID = owner?.declaration else { return false }
    return propertyVariable(name, of: typeID) != nil || !methods(name, ofType: typeID).isEmpty
  }

  /// Returns the result of `==` if the program declares this operator for the types of both operands; otherwise nil.
  /// The operator of an enumeration is not followed: its cases are compared by their names.
  func resultOfOwnOperator(_ first: Expression, _ pattern: Pattern, in environment: Environment) -> Value? {
    guard let candidates = index.operators["=="], let second = pattern.value, first.isPath, second.isPath else {
      return nil
    }
    let values = [first, second].map { evaluate($0, in: environment) }
    guard !values.contains(where: { $0.type.map(isEnumeration) ?? true }),
      index.usable(candidates, from: environment.context).contains(where: {
        mayCall(operator: $0, with: values)
      })
    else { return nil }
    return evaluate(.operation("==", [first, second], at: Place.none), in: environment)
  }
}

extension Pattern {
  /// The text of the pattern as a case: `.live` for `Mode.live`.
  var textOfCase: String {
    switch value {
    case .member(let base, let name, _)? where base.isTypeName: ".\(name)"
    default: text
    }
  }
}

extension Pattern.Part {
  /// The part with `true` in place of `false`, if its only value is `false`: `.mock(true)` for `.mock(false)`.
  fileprivate var opposite: String? {
    guard let start = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let values = text[start...].dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
    let known = values.filter { $0 != "_" }
    guard known.count == 1, known[0] == "false" || known[0].hasSuffix(": false") else { return nil }
    return "\(text[..<start])\(text[start...].replacing("false", with: "true"))"
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
