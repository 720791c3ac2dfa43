/// The branches of `if` and `guard`, and the cases of `switch`, each of which runs under its condition.
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
    let compared = ComparedValue(value, of: selection.subject, selection.text, in: environment, self)
    // A `switch` without a default covers every value, so the last case that is compiled receives the remaining values.
    let conditionsOfLast = conditionsOfLastCase(of: selection, in: environment.context.file)
    var rest = environment.presence
    var fallingThrough = Presence.never
    var parts: [Environment] = []
    var patternsOfElements: [Pattern] = []
    for (position, selectionCase) in selection.cases.enumerated() {
      let conditionOfLast = conditionsOfLast[position]
      var (matching, isKnown) = self.condition(
        selectionCase, isLast: conditionOfLast == .always, of: compared, in: environment)
      if selectionCase.patterns.isEmpty, !selectionCase.body.allSatisfy(\.isPlainExit) {
        matching = condition(ofElementsOtherThan: patternsOfElements, of: compared, in: environment)
        isKnown = matching == .always
      }
      if !isKnown, selectionCase.test == nil { patternsOfElements += selectionCase.patterns }
      let matches = isKnown ? space.or(matching, conditionOfLast) : matching
      let matched = space.and(
        rest, space.and(matches, self.presence(selectionCase.condition, in: environment.context.file)))
      let presence = space.or(matched, fallingThrough)
      fallingThrough = .never
      guard presence != .never else { continue }
      let part = environment.part(under: presence, isRepeated: !isKnown)
      let isInput =
        !isKnown
        && !selectionCase.patterns.allSatisfy {
          isConstant(.matches(selection.subject, text: selection.text, pattern: $0), in: environment)
        }
      if isInput { part.dependsOnInput = true }
      if isKnown { rest = space.excluding(rest, matched) }
      run(selectionCase.body, in: part, isOnly: isOnly && selectionCase.body.areOneResult, &results, false)
      // `break` leaves only the `switch`.
      part.presence = space.or(part.presence, part.breaking)
      part.breaking = .never
      (fallingThrough, part.fallingThrough) = (part.fallingThrough, .never)
      noteInput(isInput, after: [part], in: environment)
      parts.append(part)
    }
    continueAfter(parts, in: environment)
  }

  /// Returns, for each case, the condition under which no case after it is compiled, so that it receives the remaining
  /// values. It is `never` for a case with a `where`.
  private func conditionsOfLastCase(of selection: Selection, in file: FileID) -> [Presence] {
    var rest = Presence.always
    return selection.cases.reversed().map { selectionCase in
      guard selectionCase.test == nil else { return .never }
      let remaining = rest
      rest = space.excluding(rest, presence(selectionCase.condition, in: file))
      return remaining
    }.reversed()
  }

  private func condition(
    _ selectionCase: SelectionCase, isLast: Bool, of compared: ComparedValue, in environment: Environment
  ) -> (Presence, isKnown: Bool) {
    if selectionCase.patterns.isEmpty { return (.always, true) }
    var presence = Presence.never
    var isKnown = true
    for (position, pattern) in selectionCase.patterns.enumerated() {
      let isLastOfAll = isLast && position == selectionCase.patterns.count - 1
      let condition = condition(compared, matches: pattern, isLast: isLastOfAll, in: environment)
      noteConstant(
        condition, .matches(compared.expression, text: compared.text, pattern: pattern), in: environment)
      isKnown = isKnown && condition != nil
      presence = space.or(presence, condition ?? conditionOfElement(compared, matches: pattern, in: environment))
    }
    guard let test = selectionCase.test else { return (presence, isKnown) }
    // The test may name parts of the value: `case .sync(let count) where count > 0`.
    let scope = environment.part(under: environment.presence)
    run(Array(selectionCase.body.prefix(selectionCase.bindings)), in: scope)
    let result = result(of: test, in: scope)
    return (space.and(presence, result.possibly), isKnown && result.condition != nil)
  }

  /// Continues after a loop, where its test fails: `isReady` holds after `while !isReady { … }`. The test counts only
  /// if no part of it was tested before, since the loop may have changed a value of an earlier test.
  func endLoop(_ test: BranchTest, in environment: Environment, _ results: inout [Value.Alternative]) {
    let first = space.variableCount
    let result = result(of: test, in: environment)
    guard let condition = result.condition, condition != .always, condition != .never,
      space.support(condition).allSatisfy({ $0 >= first })
    else { return }
    branch(test, result, [.leave(.failure)], [], in: environment, false, &results)
  }

  /// Continues after `name!`, where the value is not `nil`, if earlier code has tested the same value. The code after
  /// `name!` is read even if the value is known to be `nil`: code that is not followed may have set it.
  func unwrap(_ test: BranchTest, in environment: Environment, _ results: inout [Value.Alternative]) {
    let first = space.variableCount
    let result = result(of: test, in: environment)
    guard let condition = result.condition, condition != .never,
      space.support(condition).contains(where: { $0 < first })
    else { return }
    branch(test, result, [], [.leave(.nilValue)], in: environment, false, &results)
  }

  /// Sets the condition under which a body continues after its parts: one of them has ended normally, or has stopped
  /// the program. The cases in which the program has stopped count as well, since no code runs in them: so the
  /// conditions of the following statements do not depend on the tests for these cases.
  func continueAfter(_ parts: [Environment], in environment: Environment) {
    environment.presence = space.any(parts.flatMap { [$0.presence, $0.failed] })
    environment.thrown = space.or(environment.thrown, space.any(parts.map(\.thrown)))
    environment.breaking = space.or(environment.breaking, space.any(parts.map(\.breaking)))
    environment.continuing = space.or(environment.continuing, space.any(parts.map(\.continuing)))
    environment.fallingThrough = space.or(environment.fallingThrough, space.any(parts.map(\.fallingThrough)))
  }
}

extension Statement {
  /// Whether it leaves the body without a result: `break`, `return`, `throw`.
  fileprivate var isPlainExit: Bool { if case .leave = self { true } else { false } }
}
