/// Branches of `if` and cases of `switch`, each of which runs under its condition.
extension Interpreter {
  /// Runs two branches, each under its condition.
  func branch(
    _ test: BranchTest, _ result: TestResult, _ first: [Statement], _ second: [Statement],
    in environment: Environment, _ isOnly: Bool, _ results: inout [Value.Alternative]
  ) {
    let presence = environment.presence
    let isUnknown = result.condition == nil
    let isInput = isUnknown && !environment.dependsOnInput && !isConstant(test, in: environment)
    let parts = [
      environment.part(under: space.and(presence, result.possibly), isRepeated: isUnknown),
      environment.part(under: space.excluding(presence, result.always), isRepeated: isUnknown),
    ]
    for (part, statements) in zip(parts, [first, second]) where part.presence != .never {
      if isInput { part.dependsOnInput = true }
      run(statements, in: part, isOnly: isOnly && statements.count == 1, &results, false)
    }
    noteInput(isInput, after: parts, in: environment)
    continueAfter(parts, in: environment)
  }

  /// Runs the cases of a `switch`.
  func select(
    _ selection: Selection, in environment: Environment, _ isOnly: Bool, _ results: inout [Value.Alternative]
  ) {
    let value = evaluate(selection.subject, in: environment)
    let subject = Subject(value, of: selection.subject, selection.text, in: environment, self)
    // A `switch` without a default covers every value: the last case that is compiled receives the remaining values.
    let lasts = lastCases(of: selection)
    var rest = environment.presence
    var fallingThrough = Presence.never
    var parts: [Environment] = []
    for (number, one) in selection.cases.enumerated() {
      let last = lasts[number]
      let (inside, isKnown) = self.condition(one, isLast: last == .always, of: subject, in: environment)
      let own = space.and(rest, space.and(space.or(inside, last), space.presence(one.condition)))
      let presence = space.or(own, fallingThrough)
      fallingThrough = .never
      guard presence != .never else { continue }
      let part = environment.part(under: presence, isRepeated: !isKnown)
      let isInput =
        !isKnown
        && !one.patterns.allSatisfy {
          isConstant(.matches(selection.subject, text: selection.text, pattern: $0), in: environment)
        }
      if isInput { part.dependsOnInput = true }
      if isKnown { rest = space.excluding(rest, own) }
      run(one.body, in: part, isOnly: isOnly && one.body.areOneResult, &results, false)
      // `break` leaves only the `switch`.
      part.presence = space.or(part.presence, part.breaking)
      part.breaking = .never
      (fallingThrough, part.fallingThrough) = (part.fallingThrough, .never)
      noteInput(isInput, after: [part], in: environment)
      parts.append(part)
    }
    continueAfter(parts, in: environment)
  }

  /// Returns, for each case, the condition under which it is the last one that is compiled, so that it receives the
  /// remaining values.
  private func lastCases(of selection: Selection) -> [Presence] {
    var rest = Presence.always
    return selection.cases.reversed().map { one in
      guard one.test == nil else { return .never }
      let own = rest
      rest = space.excluding(rest, space.presence(one.condition))
      return own
    }.reversed()
  }

  private func condition(
    _ one: SelectionCase, isLast: Bool, of subject: Subject, in environment: Environment
  ) -> (Presence, isKnown: Bool) {
    if one.patterns.isEmpty { return (.always, true) }
    var presence = Presence.never
    for (number, pattern) in one.patterns.enumerated() {
      let isLastOfAll = isLast && number == one.patterns.count - 1
      guard let own = condition(subject, matches: pattern, isLast: isLastOfAll, in: environment) else {
        return (.always, false)
      }
      presence = space.or(presence, own)
    }
    guard let test = one.test else { return (presence, true) }
    guard let own = condition(test, in: environment) else { return (presence, false) }
    return (space.and(presence, own), true)
  }

  /// Sets the condition under which a body continues after its parts: a part has ended normally, or has stopped the
  /// program. Nothing follows a stop, so the following statements need not depend on it.
  func continueAfter(_ parts: [Environment], in environment: Environment) {
    environment.presence = space.any(parts.flatMap { [$0.presence, $0.failed] })
    environment.thrown = space.or(environment.thrown, space.any(parts.map(\.thrown)))
    environment.breaking = space.or(environment.breaking, space.any(parts.map(\.breaking)))
    environment.continuing = space.or(environment.continuing, space.any(parts.map(\.continuing)))
    environment.fallingThrough = space.or(environment.fallingThrough, space.any(parts.map(\.fallingThrough)))
  }
}
