/// Compares the subject of a `switch` or of a condition with the patterns in the source.
extension Interpreter {
  /// The value that a `switch` or a condition compares with patterns.
  struct Subject {
    let value: Value
    let expression: Expression
    let key: TestKey
    let text: String
    /// Whether nothing can have changed the value since it was read.
    let isFixed: Bool
    /// Whether code that was not followed may have changed the value, and input has not.
    let isDoubtful: Bool

    init(
      _ value: Value, of expression: Expression, _ text: String, in environment: Environment, _ interpreter: Interpreter
    ) {
      self.value = value
      self.expression = expression
      self.text = text
      isFixed = interpreter.isFixed(expression, in: environment)
      isDoubtful = value.isReplaced && !interpreter.isChangedByInput(expression, in: environment)
      let known = (isFixed ? value.subject : nil) ?? interpreter.key(of: expression, in: environment)
      key =
        known ?? .binding(environment: interpreter.nextNumber(), name: "", isRepeated: environment.isRepeated)
    }
  }

  /// Returns the condition under which a subject matches a pattern, such as `.live`, `"live"` or `1`; nil if it may
  /// differ from one time to the next.
  ///
  /// - Parameter isLast: Whether this is the last pattern: the subject matches it if it matches none of the previous
  ///   ones.
  func condition(
    _ subject: Subject, matches pattern: String, isLast: Bool = false, in environment: Environment
  ) -> Presence? {
    if pattern == "_" { return .always }
    if let result = condition(subject, isInOpenRange: pattern, in: environment) { return result }
    func unknown(_ key: TestKey) -> Presence? {
      if environment.isRepeated, !isInvariable(key) { return nil }
      let choice = Choice.Key.subject(key)
      noteWholeNumber(subject.value, key)
      if pattern == "false", subject.value.isUnwrapped || subject.value.type?.isOptional == true {
        let isPresent = space.test(
          .isPresent(key), holds: "\(subject.text) is not nil", fails: "\(subject.text) is nil")
        return space.excluding(isPresent, space.choose("true", of: choice, called: subject.text))
      }
      if subject.value.isUnwrapped, let rest = rest(after: pattern, of: subject.value, choice) { return rest }
      let isLast =
        isLast && !subject.value.isUnwrapped
        || isOnlyCaseLeft(pattern, of: subject.value, space.choices[choice]?.names ?? [])
      let chosen = space.choose(pattern, of: choice, called: subject.text, isLast: isLast)
      let presence = whereCompiled(chosen, pattern, of: subject.value, choice)
      if subject.isDoubtful { space.noteDoubt(presence) }
      return presence
    }
    guard subject.isFixed else { return unknown(subject.key) }
    return condition(subject.value, matches: pattern) { unknown($0 ?? subject.key) }
  }

  /// Returns whether `pattern` is the only case of the enumeration that no other test names, so that a value which is
  /// none of the other cases has it.
  private func isOnlyCaseLeft(_ pattern: String, of value: Value, _ known: [String]) -> Bool {
    guard let number = value.type?.declaration, index.types[number].facts.kind == .enum else { return false }
    let cases = index.types[number].cases
    return !value.isUnwrapped && !known.contains(pattern) && cases.count == known.count + 1
      && Set(cases.map { ".\($0.name)" }) == Set(known + [pattern])
  }

  /// Returns the condition that the value of an optional has none of the other cases of its enumeration, if all of them
  /// were compared before. The optional itself may be `nil` in that case.
  private func rest(after pattern: String, of value: Value, _ key: Choice.Key) -> Presence? {
    guard let number = value.type?.declaration, index.types[number].facts.kind == .enum, let choice = space.choices[key]
    else { return nil }
    let others = index.types[number].cases.map { ".\($0.name)" }.filter { $0 != pattern }
    let known = others.compactMap { choice.names.firstIndex(of: $0) }.map { choice.presences[$0] }
    return known.count == others.count ? space.not(space.any(known)) : nil
  }

  /// Adjusts the condition under which a value has a case, if some cases of its enumeration are compiled under
  /// conditions: where `#if` leaves the case out, the value does not have it; where `#if` leaves out all cases that
  /// remain, the value has it.
  private func whereCompiled(_ chosen: Presence, _ pattern: String, of value: Value, _ key: Choice.Key) -> Presence {
    guard let number = value.type?.declaration, index.types[number].facts.kind == .enum,
      let choice = space.choices[key], let position = choice.names.firstIndex(of: pattern)
    else { return chosen }
    let (cases, whole) = (index.types[number].cases, index.types[number].facts.condition)
    guard cases.contains(where: { $0.condition != whole }), let own = cases.first(where: { ".\($0.name)" == pattern })
    else { return chosen }
    let left = cases.filter { !choice.names[...position].contains(".\($0.name)") }
    let isLast = space.not(space.any(left.map { space.presence($0.condition) } + choice.presences[...position]))
    return space.and(space.presence(own.condition), space.or(chosen, isLast))
  }

  /// Returns the condition under which a value matches a pattern; nil if it may differ from one time to the next.
  ///
  /// - Parameter unknown: Returns this condition for a value that the source does not show. It receives the key of the
  ///   value's tests, or nil if they have the key of the whole subject.
  func condition(
    _ value: Value, matches pattern: String, unknown: (TestKey?) -> Presence?
  ) -> Presence? {
    switch value {
    case .string: return pattern.hasPrefix("\"") ? (pattern == value.pattern ? .always : .never) : unknown(nil)
    case .boolean(let presence):
      return pattern == "true" ? presence : pattern == "false" ? space.not(presence) : unknown(nil)
    case .either(let alternatives):
      if overlap(alternatives) { return unknown(nil) }
      var result = Presence.never
      for alternative in alternatives {
        guard let own = condition(alternative.value, matches: pattern, unknown: unknown) else { return nil }
        result = space.or(result, space.and(alternative.presence, own))
      }
      return result
    default:
      if let number = value.number, let other = NumberLiteral(pattern) {
        return NumberLiteral.order(number, other).map { $0 == 0 ? .always : .never } ?? unknown(nil)
      }
      guard let name = value.caseName, pattern.hasPrefix(".") else { return unknown(value.subject) }
      if ".\(name)" == pattern { return .always }
      // `.some(let part)` matches each value of an optional, unless the enumeration has a case of this name.
      if pattern == ".some" || pattern == ".none" { return unknown(nil) }
      return .never
    }
  }
}
