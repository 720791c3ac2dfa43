extension Interpreter {
  /// Runs a body.
  ///
  /// - Returns: The value of the body: the returned one, or its only expression.
  @discardableResult
  func run(_ statements: [Statement], in environment: Environment, isTopLevel: Bool = false) -> Value {
    var results: [Value.Alternative] = []
    run(statements, in: environment, isOnly: statements.count == 1, &results, isTopLevel)
    if let gathered = gathered(results, statements, environment) { return gathered }
    return either(results)
  }

  /// Returns the modules that a result builder collects, some of them perhaps in branches; nil for every other body.
  private func gathered(
    _ results: [Value.Alternative], _ statements: [Statement], _ environment: Environment
  ) -> Value? {
    guard results.count > 1, results.allSatisfy({ isModule($0.value) }), !statements.contains(where: \.returnsValue),
      space.areCompatible(results[0].presence, results[1].presence)
    else { return nil }
    return .list(results.map { $0.presence == environment.start ? $0.value : .either([$0]) })
  }

  func run(
    _ statements: [Statement], in environment: Environment, isOnly: Bool, _ results: inout [Value.Alternative],
    _ isTopLevel: Bool
  ) {
    declare(statements, in: environment)
    var deferred: [(body: [Statement], presence: Presence)] = []
    for (number, statement) in statements.enumerated() {
      if environment.presence == .never { break }
      if case .deferred(let body) = statement {
        deferred.append((body, environment.presence))
      } else if let first = firstRun(at: number, of: statements, in: environment) {
        if spendStep() { run(first, in: environment, isOnly, &results) }
      } else {
        run(statement, in: environment, isOnly, &results, isTopLevel)
      }
    }
    // The last `defer` runs first, whichever statement has left the block.
    for (body, presence) in deferred.reversed() { run(body, in: environment.part(under: presence)) }
  }

  private func run(
    _ statement: Statement, in environment: Environment, _ isOnly: Bool, _ results: inout [Value.Alternative],
    _ isTopLevel: Bool
  ) {
    guard spendStep() else { return }
    if let variants = aliasVariants(in: statement, environment) {
      run(variants, in: environment) {
        run(statement, in: environment, isOnly, &results, isTopLevel)
      }
      return
    }
    switch statement {
    case .bind(let name, let type, let value, let isConstant):
      bind(name, type, value, isConstant, in: environment, isTopLevel)
    case .assign(let target, let value):
      noteAssignment(of: value, to: target, in: environment)
      let expected = expectedType(of: target, in: environment)
      let assigned = evaluate(value, assignedTo: target, in: environment, expecting: expected)
      assign(assigned, to: target, in: environment)
      if isInitializing, let name = target.ownProperty(in: environment) {
        noteKey(of: value, storedIn: name, of: environment.receiver, in: environment)
      }
    case .expression(let value):
      let result = evaluate(value, in: environment, expecting: isOnly ? environment.result : nil)
      if isOnly || isModule(result) {
        results.append(Value.Alternative(presence: environment.presence, value: result))
      }
      if result.isNever { leave(.failure, environment) }
    case .result(let value):
      let result = evaluateResult(value, in: environment)
      if result.isNever { return leave(.failure, environment) }
      if !environment.ignoresResults {
        results.append(Value.Alternative(presence: environment.presence, value: result))
      }
      environment.presence = .never
    case .branch(let test, [.leave(.repetition)], _): endLoop(test, in: environment, &results)
    case .branch(let test, let first, let second):
      branch(test, result(of: test, in: environment), first, second, in: environment, isOnly, &results)
    case .selection(let selection): select(selection, in: environment, isOnly, &results)
    case .block(let statements):
      let inner = environment.part(under: environment.presence)
      run(statements, in: inner, isOnly: isOnly && statements.areOneResult, &results, false)
      continueAfter([inner], in: environment)
      environment.firstRun = inner.firstRun
      environment.ignoresResults = inner.ignoresResults
    case .attempt(let statements, let handling):
      attempt(statements, handling, in: environment, isOnly: isOnly, &results)
    case .leave(let exit): leave(exit, environment)
    case .loop(let variable, let sequence, let body): loop(variable, sequence, body, in: environment, &results)
    case .conditional(let clauses):
      var rest = environment.presence
      let parts = clauses.map { clause in
        let presence = space.presence(clause.condition)
        rest = space.excluding(rest, presence)
        return (clause.statements, space.and(environment.presence, presence))
      }
      // Names that are declared in it are known after it.
      let start = environment.presence
      var ends: [Presence] = [rest]
      for (statements, presence) in parts where presence != .never {
        environment.presence = presence
        run(statements, in: environment, isOnly: isOnly && statements.count == 1, &results, isTopLevel)
        ends.append(environment.presence)
      }
      environment.presence = ends.count == 1 ? start : space.any(ends)
    // `declare` has declared functions and types, since all statements of the block can use them.
    case .function, .type, .deferred: break
    }
  }

  /// Declares the functions and the types of a block.
  private func declare(_ statements: [Statement], in environment: Environment) {
    var types: [TypeID] = []
    for statement in statements {
      switch statement {
      case .function(let facts):
        environment.body.declaresFunctions = true
        let function = Value.closure(Closure(facts), environment)
        let other = environment.otherClause(of: facts.name, space)
        environment[facts.name] = function
        if let other { _ = join(function, with: other, as: facts.name, in: environment) }
      case .type(let number):
        guard let type = index.localTypes[environment.context.file][number] else { break }
        let entry = index.types[type]
        environment.context.generics[entry.facts.name] = .nominal(
          name: entry.fullName, declaration: type,
          arguments: entry.facts.genericParameters.map(ResolvedType.parameter))
        types.append(type)
      default: break
      }
    }
    for type in types { index.surroundings[type] = environment.context.generics }
  }

  private func bind(
    _ name: String, _ type: TypeReference?, _ value: Expression?, _ isConstant: Bool, in environment: Environment,
    _ isTopLevel: Bool
  ) {
    let declared = type.map { index.resolve($0, in: environment.context) }
    let key = isConstant ? value.flatMap { self.key(of: $0, in: environment) } : nil
    // The first test of a constant determines the words for its condition, so that findings name the constant.
    let evaluated = if key != nil, let tested = value?.testOfElements { tested } else { value }
    // No code can set a constant to another value than `nil`.
    let isNil = isConstant && evaluated.map(isNil) == true && declared?.isOptional == true
    let bound = isNil ? .absent : evaluated.map { evaluate($0, in: environment, expecting: declared) } ?? .unknown
    let typed = declared.map { self.value(bound, declaredAs: $0) } ?? bound
    var stored = isConstant ? typed : typed.inVariable
    let other = environment.otherClause(of: name, space)
    environment.bind(name, to: stored, as: declared, isConstant: isConstant)
    if let other { stored = join(stored, with: other, as: name, in: environment) }
    environment.testKeys[name] = other == nil ? key : nil
    noteDetermined(name, bound, of: value, isConstant: isConstant, in: environment)
    // A type alias that the body declares.
    if case .type(let type) = typed, case .metatype? = value { environment.context.generics[name] = type }
    guard isTopLevel else { return }
    setGlobal(name, to: other == nil ? typed : stored, isConstant: isConstant, in: environment)
    // Functions that read this global constant test the same subject.
    if isConstant, key == nil {
      environment.testKeys[name] = globalVariable(name, in: environment.context).flatMap { self.key(ofConstant: $0) }
    }
  }

  /// Gives a name the values of several clauses of an `#if`, each of which declares it.
  private func join(
    _ value: Value, with other: (value: Value, presence: Presence), as name: String, in environment: Environment
  ) -> Value {
    let presence = environment.presence
    let joined = either([
      Value.Alternative(presence: other.presence, value: other.value),
      Value.Alternative(presence: presence, value: value),
    ])
    environment.bind(name, to: joined, under: space.or(other.presence, presence))
    return joined
  }

  /// Returns the key of a variable of the main program.
  func key(ofGlobal name: String, in context: LookupContext) -> PropertyKey {
    let isPrivate = index.variablesOfFile[context.file][name] != nil
    return PropertyKey(owner: nil, module: context.module, file: isPrivate ? context.file : nil, name: name)
  }

  /// Sets the value of a variable of the main program for the functions that read it.
  func setGlobal(_ name: String, to value: Value, isConstant: Bool, in environment: Environment) {
    let key = key(ofGlobal: name, in: environment.context)
    if !isConstant, value.isPlacedProvider { note(value, replaces: key) }
    memory.properties[key] = isConstant ? value : value.inVariable.inexact
  }

  /// Runs two branches, each under its condition.
  private func branch(
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

  /// Continues after a loop, where its test fails: `isReady` holds after `while !isReady { … }`. A test whose result is
  /// known, or that was evaluated before the loop, decides nothing: the loop may have changed its values.
  private func endLoop(_ test: BranchTest, in environment: Environment, _ results: inout [Value.Alternative]) {
    let first = space.variableCount
    let result = result(of: test, in: environment)
    guard let condition = result.condition, condition != .always, condition != .never,
      space.support(condition).allSatisfy({ $0 >= first })
    else { return }
    branch(test, result, [.leave(.failure)], [], in: environment, false, &results)
  }

  /// Runs the cases of a `switch`.
  private func select(
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

  private func leave(_ exit: Exit, _ environment: Environment) {
    switch exit {
    case .function: break
    case .loop: environment.breaking = space.or(environment.breaking, environment.presence)
    case .iteration: environment.continuing = space.or(environment.continuing, environment.presence)
    case .nextCase: environment.fallingThrough = space.or(environment.fallingThrough, environment.presence)
    // In a body that may run several times it is unknown whether the error is thrown.
    case .error where environment.handlesErrors && !environment.isRepeated:
      environment.stop(where: environment.presence, space)
    case .error, .failure, .repetition:
      noteStop(in: environment)
      environment.failed = space.or(environment.failed, environment.presence)
    case .impossible: events.impossible = space.or(events.impossible, environment.presence)
    }
    environment.presence = .never
  }
}

extension [Statement] {
  /// Whether the list consists of bindings of names and one statement after them, whose value is that of the list.
  var areOneResult: Bool {
    !isEmpty && dropLast().allSatisfy { if case .bind = $0 { true } else { false } }
  }
}

extension Statement {
  /// Whether it contains a `return` with a value.
  fileprivate var returnsValue: Bool {
    switch self {
    case .result: true
    case .branch(_, let first, let second):
      first.contains(where: \.returnsValue) || second.contains(where: \.returnsValue)
    case .selection(let selection): selection.cases.contains { $0.body.contains(where: \.returnsValue) }
    case .block(let statements), .deferred(let statements): statements.contains(where: \.returnsValue)
    case .attempt(let statements, let handling):
      statements.contains(where: \.returnsValue) || handling.handlers.contains(where: \.returnsValue)
    case .conditional(let clauses): clauses.contains { $0.statements.contains(where: \.returnsValue) }
    case .loop(_, _, let body): body.contains(where: \.returnsValue)
    default: false
    }
  }
}
