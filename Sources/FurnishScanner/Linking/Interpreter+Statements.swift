extension Interpreter {
  /// Runs a body.
  ///
  /// - Returns: What it is worth: what it returns, or its only expression.
  @discardableResult
  func run(_ statements: [Statement], in environment: Environment, isTopLevel: Bool = false) -> Value {
    var results: [Value] = []
    for statement in statements { run(statement, in: environment, statements.count == 1, &results, isTopLevel) }
    // What a result builder gathers.
    if results.count > 1, results.allSatisfy(isModule) { return .list(results) }
    for case .function(let facts) in statements {
      // Who calls it may not show.
      guard case .closure(let closure, let scope)? = environment[facts.name],
        !applied.contains(place(of: closure, scope))
      else { continue }
      _ = apply(closure, scope, arguments: [])
    }
    return results.count > 1 ? .either(results) : results.first ?? .unknown
  }

  private func run(
    _ statement: Statement, in environment: Environment, _ isOnly: Bool, _ results: inout [Value], _ isTopLevel: Bool
  ) {
    guard spend() else { return }
    switch statement {
    case .bind(let name, let type, let value):
      let declared = type.map { index.resolve($0, in: environment.context) }
      let bound = value.map { evaluate($0, in: environment, expecting: declared) } ?? .unknown
      let typed = declared.map { self.value(bound, declaredAs: $0) } ?? bound
      environment[name] = typed
      // A type alias of the body's own.
      if case .type(let type) = typed, case .metatype? = value { environment.context.generics[name] = type }
      if isTopLevel {
        let isPrivate = index.variablesOfFile[environment.context.file][name] != nil
        let key = PropertyKey(
          owner: nil, module: environment.context.module, file: isPrivate ? environment.context.file : nil, name: name)
        properties[key] = typed
      }
    case .assign(let target, let value):
      let expected = expectedType(of: target, in: environment)
      assign(evaluate(value, in: environment, expecting: expected), to: target, in: environment)
    case .expression(let value):
      let result = evaluate(value, in: environment, expecting: isOnly ? environment.result : nil)
      if isOnly || isModule(result) { results.append(result) }
    case .result(let value): results.append(evaluate(value, in: environment, expecting: environment.result))
    case .branches(let branches):
      branchDepth += 1
      for branch in branches {
        let inner = Environment(context: environment.context, parent: environment, result: environment.result)
        var values: [Value] = []
        for statement in branch { run(statement, in: inner, branch.count == 1, &values, false) }
        results += values
      }
      branchDepth -= 1
    case .loop(let variable, let sequence, let body): loop(variable, sequence, body, in: environment, &results)
    case .conditional(let clauses):
      for clause in clauses where index.configuration.compiles(clause.condition) {
        for statement in clause.statements { run(statement, in: environment, isOnly, &results, isTopLevel) }
      }
    case .function(let facts):
      let closure = Closure(
        parameters: facts.parameters.map { Closure.Parameter(name: $0.name, type: $0.type) }, anonymousParameters: 0,
        result: facts.result, isAsync: facts.isAsync, isMainActor: false, body: facts.body ?? [], place: facts.place)
      environment[facts.name] = .closure(closure, environment)
    case .type(let number):
      guard let type = index.localTypes[environment.context.file][number] else { return }
      let entry = index.types[type]
      environment.context.generics[entry.facts.name] = .nominal(
        name: entry.fullName, declaration: type,
        arguments: entry.facts.genericParameters.map(ResolvedType.parameter))
    }
  }

  private func loop(
    _ variable: String?, _ sequence: Expression?, _ body: [Statement], in environment: Environment,
    _ results: inout [Value]
  ) {
    for value in sequence.map({ elements(ofSequence: evaluate($0, in: environment)) }) ?? [.unknown] {
      let inner = Environment(context: environment.context, parent: environment, result: environment.result)
      if let variable { inner[variable] = value }
      for statement in body { run(statement, in: inner, false, &results, false) }
    }
  }

  private func elements(ofSequence value: Value) -> [Value] {
    switch value {
    case .list(let values): values
    case .either(let values): values.flatMap(elements(ofSequence:))
    default: [.unknown]
    }
  }

  /// `self.log = …`: what a property of the type around is declared as.
  private func expectedType(of target: Expression, in environment: Environment) -> ResolvedType? {
    let name: String
    switch target {
    case .name(let own, _) where environment[own] == nil: name = own
    case .member(.name("self", _), let own, _): name = own
    default: return nil
    }
    guard case .instance(let type, _)? = environment.receiver, let number = type.declaration else { return nil }
    return typeOfProperty(name, of: number, type)
  }

  private func assign(_ value: Value, to target: Expression, in environment: Environment) {
    // Who keeps a provider may ask it for anything.
    escape(value)
    if case .closure(let closure, let scope) = value, target.mentions("endpoints") {
      _ = apply(closure, scope, arguments: [.values])
    }
    switch target {
    case .name(let name, _):
      if environment.assign(value, to: name) { return }
      remember(value, asProperty: name, of: environment.context.type, in: environment)
    case .member(let base, let name, let place):
      isReplacing = true
      let owner = evaluate(base, in: environment)
      if case .values = owner { _ = read(name, at: place, in: environment) }
      isReplacing = false
      if case .instance(let type, _) = owner {
        remember(value, asProperty: name, of: type.declaration, in: environment)
      }
    default:
      isReplacing = true
      _ = evaluate(target, in: environment)
      isReplacing = false
    }
  }

  func remember(_ value: Value, asProperty name: String, of type: Int?, in environment: Environment) {
    guard value.isOfInterest, let type else { return }
    let key = PropertyKey(owner: type, module: index.types[type].module, name: name)
    // Who knows which container it is knows better.
    if case .container(nil) = value, properties[key] != nil { return }
    if case .provider(.unknown) = value, properties[key] != nil { return }
    if case .provider(.recipe) = value { return }
    properties[key] = value
    keepers.insert(type)
  }
}

extension Statement {
  /// Whether something of this name is called in it.
  func mentions(_ name: String) -> Bool {
    switch self {
    case .bind(_, _, let value): value?.mentions(name) ?? false
    case .assign(let left, let right): left.mentions(name) || right.mentions(name)
    case .expression(let value), .result(let value): value.mentions(name)
    case .branches(let branches): branches.contains { $0.contains { $0.mentions(name) } }
    case .loop(_, let sequence, let body): sequence?.mentions(name) == true || body.contains { $0.mentions(name) }
    case .conditional(let clauses): clauses.contains { $0.statements.contains { $0.mentions(name) } }
    case .function(let facts): facts.body?.contains { $0.mentions(name) } ?? false
    case .type: false
    }
  }
}

extension Expression {
  func mentions(_ name: String) -> Bool {
    switch self {
    case .name(let own, _): own == name
    case .member(let base, let own, _): own == name || base.mentions(name)
    case .functionReference(let base, let own, _, _): own == name || base?.mentions(name) == true
    case .call(let call): call.callee.mentions(name) || call.arguments.contains { $0.value.mentions(name) }
    case .cast(let value, _): value.mentions(name)
    case .list(let values), .either(let values), .group(let values): values.contains { $0.mentions(name) }
    case .closure(let closure): closure.body.contains { $0.mentions(name) }
    case .conditionalChain(let base, let clauses):
      base.mentions(name) || clauses.contains { $0.value.mentions(name) }
    case .type(let type): type.lastName == name
    case .implicitMember, .metatype, .string, .number, .boolean, .keyPath, .hole, .other: false
    }
  }
}
