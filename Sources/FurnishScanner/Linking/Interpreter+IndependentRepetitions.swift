/// Loops over elements that the source does not show, whose repetitions concern nothing but themselves: each has a
/// container of its own.
///
/// One repetition with any element then stands for all: its tests are conditions as those of any other body, since the
/// registrations and the requests of one repetition have the same element.
extension Interpreter {
  /// Returns whether each repetition of a body creates a container, changes no variable around the body, and registers in no
  /// container around it.
  func isIndependent(_ body: [Statement], in environment: Environment) -> Bool {
    guard !environment.isRepeated, body.contains(where: { $0.contains(where: isCreation) }) else { return false }
    let declared = body.namesDeclared
    func isOutside(_ name: String) -> Bool { !declared.contains(name) }
    return !body.contains { statement in
      statement.contains { expression in
        if let changed = expression.changedVariable, isOutside(changed),
          environment.binding(of: changed)?.isConstant != true
        {
          return true
        }
        guard case .name(let name, _) = expression, isOutside(name) else { return false }
        return environment[name]?.acceptsRegistrations ?? false
      }
    }
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
    for statement in self { statement.addNames(to: &names) }
    return names
  }
}

extension Statement {
  fileprivate func addNames(to names: inout Set<String>) {
    switch self {
    case .bind(let name, _, _, _): names.insert(name)
    case .branch(_, let first, let second): names.formUnion((first + second).namesDeclared)
    case .selection(let selection): for one in selection.cases { names.formUnion(one.body.namesDeclared) }
    case .block(let statements), .deferred(let statements): names.formUnion(statements.namesDeclared)
    case .attempt(let statements, let handling): names.formUnion((statements + handling.handlers).namesDeclared)
    case .loop(let variable, _, let body):
      if let variable { names.insert(variable) }
      names.formUnion(body.namesDeclared)
    case .conditional(let clauses): for clause in clauses { names.formUnion(clause.statements.namesDeclared) }
    case .function(let facts): names.insert(facts.name)
    case .assign, .expression, .result, .leave, .type: break
    }
    _ = contains { expression in
      if case .closure(let closure) = expression {
        names.formUnion(closure.body.namesDeclared.union(closure.parameters.map(\.name)))
        names.formUnion((0..<closure.anonymousParameters).map { "$\($0)" })
      }
      return false
    }
  }
}
