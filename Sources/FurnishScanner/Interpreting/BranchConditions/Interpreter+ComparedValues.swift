/// The values that a `switch` or a condition compares with patterns: `mode` of `switch mode { case .live: … }`.
extension Interpreter {
  /// A value that the program compares with patterns, and the subject of these tests.
  struct ComparedValue {
    let value: Value
    let expression: Expression
    /// The subject of the comparisons: that of the expression, or a new one if the expression has none.
    let subject: TestSubject
    let text: String
    /// Whether no code can have changed the value since it was read.
    let isFixed: Bool
    /// Whether code that was not followed may have changed the value, but no input has. A test of the value is in
    /// doubt.
    let isDoubtful: Bool

    init(
      _ value: Value, of expression: Expression, _ text: String, in environment: Environment, _ interpreter: Interpreter
    ) {
      self.value = value
      self.expression = expression
      self.text = text
      isFixed = interpreter.isFixed(expression, in: environment)
      isDoubtful =
        value.isReplaced && !interpreter.isChangedByInput(expression, in: environment)
        || interpreter.mayHaveChanged(expression, in: environment)
      let known = (isFixed ? value.subject : nil) ?? interpreter.subject(of: expression, in: environment)
      subject =
        known ?? .binding(environment: interpreter.nextNumber(), name: "", isRepeated: environment.isRepeated)
    }
  }

  /// Returns the condition under which a value matches a pattern, such as `.live`, `"live"` or `1`; nil if the result
  /// may differ from one time to the next.
  ///
  /// - Parameter isLast: Whether the pattern is the last: a value that matches none of the previous ones matches it.
  func condition(
    _ compared: ComparedValue, matches pattern: String, isLast: Bool = false, in environment: Environment
  ) -> Presence? {
    if pattern == "_" { return .always }
    if pattern == ".some", compared.expression.isPath, !hasCase("some", compared.value.type) {
      return conditionOfSingleTest(.isPresent(compared.expression, text: compared.text), in: environment)
    }
    if let result = condition(compared, isInOpenRange: pattern, in: environment) { return result }
    func conditionOfUnknown(_ subject: TestSubject) -> Presence? {
      if environment.isRepeated, !isInvariable(subject) { return nil }
      let choice = Choice.Key.subject(subject)
      noteWholeNumber(compared.value, subject)
      if pattern == "false", compared.value.isUnwrapped || compared.value.type?.isOptional == true {
        let isPresent = space.test(
          .isPresent(subject), holds: "\(compared.text) is not nil", fails: "\(compared.text) is nil")
        return space.excluding(isPresent, space.choose("true", of: choice, called: compared.text))
      }
      if compared.value.isUnwrapped, let rest = conditionOfRemainingCase(after: pattern, of: compared.value, choice) {
        return rest
      }
      let isLast =
        isLast && !compared.value.isUnwrapped
        || isOnlyCaseLeft(pattern, of: compared.value, space.choices[choice]?.names ?? [])
      let chosen = space.choose(pattern, of: choice, called: compared.text, isLast: isLast)
      let presence = conditionWhereCompiled(chosen, pattern, of: compared.value, choice)
      if compared.isDoubtful { space.noteDoubt(presence) }
      return presence
    }
    guard compared.isFixed else { return conditionOfUnknown(compared.subject) }
    return condition(compared.value, matches: pattern) { conditionOfUnknown($0 ?? compared.subject) }
  }

  /// Returns whether a type is an enumeration of the program with a case of this name.
  private func hasCase(_ name: String, _ type: ResolvedType?) -> Bool {
    type?.declaration.map { index.types[$0].cases.contains { $0.name == name } } ?? false
  }

  /// Returns whether a pattern names the only case that no earlier test of this value names: a value with none of the
  /// other cases has it.
  private func isOnlyCaseLeft(_ pattern: String, of value: Value, _ known: [String]) -> Bool {
    guard let typeID = value.type?.declaration, index.types[typeID].facts.kind == .enum else { return false }
    let cases = index.types[typeID].cases
    return !value.isUnwrapped && !known.contains(pattern) && cases.count == known.count + 1
      && Set(cases.map { ".\($0.name)" }) == Set(known + [pattern])
  }

  /// Returns the condition that an optional has none of the other cases of its enumeration, if the program has compared
  /// all of these before; otherwise nil. Where the condition holds, the optional may also be `nil`.
  private func conditionOfRemainingCase(after pattern: String, of value: Value, _ choiceKey: Choice.Key) -> Presence? {
    guard let typeID = value.type?.declaration, index.types[typeID].facts.kind == .enum,
      let choice = space.choices[choiceKey]
    else { return nil }
    let others = index.types[typeID].cases.map { ".\($0.name)" }.filter { $0 != pattern }
    let known = others.compactMap { choice.names.firstIndex(of: $0) }.map { choice.presences[$0] }
    return known.count == others.count ? space.not(space.any(known)) : nil
  }

  /// Adjusts the condition under which a value has a case, if `#if` compiles some cases of its enumeration only. Where
  /// the case is not compiled, the value does not have it. Where none of the cases that are still to be compared is
  /// compiled, the value has this case.
  private func conditionWhereCompiled(
    _ chosen: Presence, _ pattern: String, of value: Value, _ choiceKey: Choice.Key
  ) -> Presence {
    guard let typeID = value.type?.declaration, index.types[typeID].facts.kind == .enum,
      let choice = space.choices[choiceKey], let position = choice.names.firstIndex(of: pattern)
    else { return chosen }
    let (cases, whole) = (index.types[typeID].cases, index.types[typeID].facts.condition)
    guard cases.contains(where: { $0.condition != whole }),
      let enumerationCase = cases.first(where: { ".\($0.name)" == pattern })
    else { return chosen }
    let left = cases.filter { !choice.names[...position].contains(".\($0.name)") }
    let file = index.types[typeID].file
    let isLast = space.not(space.any(left.map { presence($0.condition, in: file) } + choice.presences[...position]))
    return space.and(presence(enumerationCase.condition, in: file), space.or(chosen, isLast))
  }

  /// Returns the condition under which a value matches a pattern; nil if it may differ from one time to the next.
  ///
  /// - Parameter conditionOfUnknown: Returns the condition for a value that the source does not show. Its argument is
  ///   the subject of this value; nil for a value without one, whose tests have the subject of the expression.
  func condition(
    _ value: Value, matches pattern: String, conditionOfUnknown: (TestSubject?) -> Presence?
  ) -> Presence? {
    switch value {
    case .string:
      return pattern.hasPrefix("\"") ? (pattern == value.pattern ? .always : .never) : conditionOfUnknown(nil)
    case .boolean(let presence):
      return pattern == "true" ? presence : pattern == "false" ? space.not(presence) : conditionOfUnknown(nil)
    case .either(let alternatives):
      if overlap(alternatives) { return conditionOfUnknown(nil) }
      var result = Presence.never
      for alternative in alternatives {
        guard let condition = condition(alternative.value, matches: pattern, conditionOfUnknown: conditionOfUnknown)
        else { return nil }
        result = space.or(result, space.and(alternative.presence, condition))
      }
      return result
    default:
      if let number = value.number, let other = NumberLiteral(pattern) {
        return NumberLiteral.order(number, other).map { $0 == 0 ? .always : .never } ?? conditionOfUnknown(nil)
      }
      guard let name = value.caseName, pattern.hasPrefix(".") else { return conditionOfUnknown(value.subject) }
      if ".\(name)" == pattern { return .always }
      // `.some` and `.none` are cases of an optional around the value.
      if pattern == ".some" || pattern == ".none" { return conditionOfUnknown(nil) }
      return .never
    }
  }
}
