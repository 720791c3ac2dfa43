/// Statements, which are run in their order.
extension Interpreter {
  /// Runs a body.
  ///
  /// - Returns: The value of the body: the value that it returns, or that of its only expression.
  @discardableResult
  func run(_ statements: [Statement], in environment: Environment, isTopLevel: Bool = false) -> Value {
    var results: [Value.Alternative] = []
    environment.returnsValue = environment.returnsValue || statements.contains(where: \.returnsValue)
    run(statements, in: environment, isOnly: statements.count == 1, &results, isTopLevel)
    if let modules = modulesOfResultBuilder(results, environment) { return modules }
    return either(results)
  }

  /// Returns the list of the modules that a body with a result builder names; nil for other bodies.
  private func modulesOfResultBuilder(_ results: [Value.Alternative], _ environment: Environment) -> Value? {
    guard results.count > 1, results.allSatisfy({ isModule($0.value) }), !environment.returnsValue,
      space.areCompatible(results[0].presence, results[1].presence)
    else { return nil }
    return .list(results.map { $0.presence == environment.start ? $0.value : .either([$0]) })
  }

  /// Runs a block. If `isOnly` is true, the value of its last statement is a result of the body around it.
  func run(
    _ statements: [Statement], in environment: Environment, isOnly: Bool, _ results: inout [Value.Alternative],
    _ isTopLevel: Bool
  ) {
    declare(statements, in: environment)
    var deferred: [(body: [Statement], presence: Presence)] = []
    for (position, statement) in statements.enumerated() {
      if environment.presence == .never { break }
      if case .deferred(let body) = statement {
        deferred.append((body, environment.presence))
      } else if let first = firstRun(at: position, of: statements, in: environment) {
        if spendStep() { run(first, in: environment, isOnly, &results) }
      } else {
        run(statement, in: environment, isOnly, &results, isTopLevel)
      }
    }
    // The last `defer` runs first, whichever statement has ended the block.
    for (body, presence) in deferred.reversed() { run(body, in: environment.part(under: presence)) }
  }

  private func run(
    _ statement: Statement, in environment: Environment, _ isOnly: Bool, _ results: inout [Value.Alternative],
    _ isTopLevel: Bool
  ) {
    guard spendStep() else { return }
    let surrounding = beginStatement()
    defer { progress.statement = surrounding }
    if let variants = aliasVariants(in: statement, environment) {
      return run(variants, in: environment) { run(statement, in: environment, isOnly, &results, isTopLevel) }
    }
    switch statement {
    case .bind(let name, let type, let value, let isConstant):
      bind(name, type, value, isConstant, in: environment, isTopLevel)
    case .assign(let target, let value):
      noteAssignment(of: value, to: target, in: environment)
      notingSubject(of: value, assignedTo: target, in: environment) {
        let expected = expectedType(of: target, in: environment)
        assign(evaluate(value, assignedTo: target, in: environment, expecting: expected), to: target, in: environment)
      }
      if case .member(let base, _, _) = target { noteStep(onLibraryValue: base) }
      noteSubjects(of: value, assignedTo: target, in: environment)
    case .expression(let value):
      let result =
        isOnly
        ? evaluateResult(value, in: environment) : evaluateReceived(value, in: environment, expecting: nil)
      if !isOnly, case .call(let call) = value, case .member(let base, _, _) = call.callee {
        noteStep(onLibraryValue: base)
      }
      if isOnly || !environment.returnsValue && isModule(result) {
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
    case .branch(let test, [], [.leave(.nilValue)]): unwrap(test, in: environment, &results)
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
        let presence = self.presence(clause.condition, in: environment.context.file)
        rest = space.excluding(rest, presence)
        return (clause.statements, space.and(environment.presence, presence))
      }
      // Names that a clause declares are known after the `#if`, so the clauses run in this environment.
      let start = environment.presence
      var ends: [Presence] = [rest]
      for (statements, presence) in parts where presence != .never {
        environment.presence = presence
        run(statements, in: environment, isOnly: isOnly && statements.count == 1, &results, isTopLevel)
        ends.append(environment.presence)
      }
      environment.presence = ends.count == 1 ? start : space.any(ends)
    // These were declared at the start of the block, and the deferred statements run at its end.
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
      case .type(let typeID):
        guard let type = index.localTypes[environment.context.file][typeID] else { break }
        let declaration = index.types[type]
        environment.context.generics[declaration.facts.name] = .nominal(
          name: declaration.fullName, declaration: type,
          arguments: declaration.facts.genericParameters.map(ResolvedType.parameter))
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
    let subject = isConstant ? value.flatMap { self.subject(of: $0, in: environment)?.limited } : nil
    // The first test of a constant determines the words for its condition, so that findings name the constant.
    let evaluated = if subject != nil, let tested = value?.callOfRepeatableTest { tested } else { value }
    let bound =
      isAbsent(evaluated, isConstant, declared)
      ? .absent : evaluated.map { evaluateReceived($0, in: environment, expecting: declared) } ?? .unknown
    let typed = declared.map { self.value(bound, declaredAs: $0) } ?? bound
    var stored = isConstant ? typed : withStartValues(typed).inVariable
    let other = environment.otherClause(of: name, space)
    environment.bind(name, to: stored, as: declared, isConstant: isConstant)
    if let other { stored = join(stored, with: other, as: name, in: environment) }
    environment.testSubjects[name] = other == nil ? subject : nil
    noteRepeatedConstant(name, stored, in: environment)
    if let value, other == nil, stored.isOfInterest {
      environment.note(name, isPresent: isPresentProvider(value, in: environment))
    }
    noteDetermined(name, bound, of: value, isConstant: isConstant, in: environment)
    // A type alias that the body declares.
    if case .type(let type) = typed, case .metatype? = value { environment.context.generics[name] = type }
    guard isTopLevel else { return }
    setGlobal(name, to: other == nil ? typed : stored, isConstant: isConstant, in: environment, by: environment)
    // A test in a function that reads this global constant has the same subject.
    guard isConstant, let variable = globalVariable(name, in: environment.context) else { return }
    if let subject {
      memory.subjectsOfGlobals[variable] = other == nil ? subject : nil
    } else {
      environment.testSubjects[name] = constantSubject(variable, of: nil)
    }
  }

  /// Binds a name that two clauses of an `#if` declare to both values, each under the condition of its clause.
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
  func propertyKey(ofGlobal name: String, in context: LookupContext) -> PropertyKey {
    let isPrivate = index.variablesOfFile[context.file][name] != nil
    return PropertyKey(owner: nil, module: context.module, file: isPrivate ? context.file : nil, name: name)
  }

  /// Stores the value of a variable of the main program for the functions that read it.
  ///
  /// - Parameter code: The code that assigns the value.
  func setGlobal(_ name: String, to value: Value, isConstant: Bool, in main: Environment, by code: Environment) {
    let key = propertyKey(ofGlobal: name, in: main.context)
    if !isConstant, value.isPlacedProvider { note(value, replacesGlobal: key, in: code) }
    let isUnchanged = isConstant || (globalVariable(name, in: main.context).map(hasConstantValue) ?? false)
    memory.properties[key] = isUnchanged ? value : value.inVariable.inexact.settable(main.type(of: name))
  }

  /// Ends a block at a `return`, `break`, `continue`, `fallthrough`, `throw`, or a stop of the program.
  private func leave(_ exit: Exit, _ environment: Environment) {
    switch exit {
    case .function: break
    case .loop: environment.breaking = space.or(environment.breaking, environment.presence)
    case .iteration: environment.continuing = space.or(environment.continuing, environment.presence)
    case .nextCase: environment.fallingThrough = space.or(environment.fallingThrough, environment.presence)
    // In a repeated body it is unknown whether the error is thrown.
    case .error where environment.handlesErrors && !environment.isRepeated:
      environment.stop(where: environment.presence, space)
    case .error, .failure, .repetition, .nilValue:
      noteStop(in: environment)
      environment.failed = space.or(environment.failed, environment.presence)
    case .impossible: events.impossible = space.or(events.impossible, environment.presence)
    }
    environment.presence = .never
  }
}

extension [Statement] {
  /// Whether the statements are bindings of names and one last statement, whose value is that of all:
  /// `if let name { use(name) }` is read as such a block.
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
