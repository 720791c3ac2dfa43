/// Loops over elements that the source does not show, whose repetitions concern nothing but themselves: each has a
/// container of its own.
///
/// One repetition with any element then stands for all: its tests are conditions as those of any other body, since the
/// registrations and the requests of one repetition have the same element.
extension Interpreter {
  /// Returns whether each repetition of a body creates a container, changes no variable around the body, and registers in no
  /// container around it.
  func isIndependent(_ body: [Statement], in environment: Environment) -> Bool {
    guard !environment.isRepeated, !body.hasUnreadCondition, body.contains(where: { $0.contains(where: isCreation) })
    else { return false }
    let declared = body.namesDeclared
    func isOutside(_ name: String) -> Bool { !declared.contains(name) }
    return !body.contains { statement in
      statement.contains { expression in
        if let changed = expression.changedVariable, isOutside(changed),
          environment.binding(of: changed)?.isConstant != true
        {
          return true
        }
        if case .call(let call) = expression, let name = call.callee.calledName, registersElsewhere(name) {
          return true
        }
        guard case .name(let name, _) = expression, isOutside(name) else { return false }
        return environment[name]?.acceptsRegistrations ?? false
      }
    }
  }

  /// Returns whether a function of the program may register in a container that it neither creates nor receives.
  private func registersElsewhere(_ name: String) -> Bool {
    if let known = namesThatRegister[name] { return known }
    let registers = (functionsByName[name] ?? []).contains { function in
      let facts = index.functions[function].facts
      return facts.body?.contains(where: \.registers) == true && !createsContainer(function)
        && !facts.parameters.contains { $0.type.mentionsServices }
    }
    namesThatRegister[name] = registers
    return registers
  }

  /// Returns whether an expression creates a container, or calls a function of the program that does.
  private func isCreation(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression, let name = call.callee.calledName else { return false }
    return name == "ServiceContainer" || name == "overriding"
      || (functionsByName[name] ?? []).contains { createsContainer($0) }
  }
}

extension [Statement] {
  /// The names that they bind, with those of blocks and closures inside.
  fileprivate var namesDeclared: Set<String> {
    var names: Set<String> = []
    for statement in self {
      statement.addNames(to: &names)
      // It visits the closures inside of closures as well.
      _ = statement.contains { expression in
        guard case .closure(let closure) = expression else { return false }
        names.formUnion(closure.parameters.map(\.name))
        for statement in closure.body { statement.addNames(to: &names) }
        return false
      }
    }
    return names
  }
}

extension Statement {
  private func add(_ statements: [Statement], to names: inout Set<String>) {
    for statement in statements { statement.addNames(to: &names) }
  }

  fileprivate func addNames(to names: inout Set<String>) {
    switch self {
    case .bind(let name, _, _, _): names.insert(name)
    case .branch(_, let first, let second): add(first + second, to: &names)
    case .selection(let selection): for one in selection.cases { add(one.body, to: &names) }
    case .block(let statements), .deferred(let statements): add(statements, to: &names)
    case .attempt(let statements, let handling): add(statements + handling.handlers, to: &names)
    case .loop(let variable, _, let body):
      if let variable { names.insert(variable) }
      add(body, to: &names)
    case .conditional(let clauses): for clause in clauses { add(clause.statements, to: &names) }
    case .function(let facts): names.insert(facts.name)
    case .assign, .expression, .result, .leave, .type: break
    }
  }
}
