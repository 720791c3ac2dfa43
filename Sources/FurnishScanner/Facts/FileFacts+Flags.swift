extension FileFacts {
  /// The flags on which it depends what the program registers.
  func addFlags(to flags: inout Set<String>) {
    for function in functions where function.body != nil {
      function.condition.flags(into: &flags)
      for statement in function.body ?? [] { statement.addFlags(to: &flags) }
    }
    for statement in statements { statement.addFlags(to: &flags) }
    for type in types where type.condition != .always && type.isAboutServices { type.condition.flags(into: &flags) }
    for variable in variables where variable.isAboutServices {
      variable.condition.flags(into: &flags)
      variable.initialValue?.addFlags(to: &flags)
    }
  }
}

extension TypeFacts {
  fileprivate var isAboutServices: Bool {
    inherited.contains { ["ServiceModule", "ServiceImplementation", "ServiceKey", "Service"].contains($0.lastName) }
      || attributes.contains { ["Service", "Injectable", "ClosureService"].contains($0.name) }
  }
}

extension VariableFacts {
  fileprivate var isAboutServices: Bool {
    attributes.contains { $0.name == "Injected" || $0.name == "Injection" } || initialValue != nil
  }
}

extension Statement {
  fileprivate func addFlags(to flags: inout Set<String>) {
    switch self {
    case .bind(_, _, let value): value?.addFlags(to: &flags)
    case .assign(let left, let right):
      left.addFlags(to: &flags)
      right.addFlags(to: &flags)
    case .expression(let value), .result(let value): value.addFlags(to: &flags)
    case .branches(let branches): for branch in branches { for statement in branch { statement.addFlags(to: &flags) } }
    case .loop(_, let sequence, let body):
      sequence?.addFlags(to: &flags)
      for statement in body { statement.addFlags(to: &flags) }
    case .conditional(let clauses):
      for clause in clauses where !clause.statements.isEmpty {
        clause.condition.flags(into: &flags)
        for statement in clause.statements { statement.addFlags(to: &flags) }
      }
    case .function(let facts): for statement in facts.body ?? [] { statement.addFlags(to: &flags) }
    case .type: break
    }
  }
}

extension Expression {
  fileprivate func addFlags(to flags: inout Set<String>) {
    switch self {
    case .member(let base, _, _): base.addFlags(to: &flags)
    case .functionReference(let base, _, _, _): base?.addFlags(to: &flags)
    case .call(let call):
      call.callee.addFlags(to: &flags)
      for argument in call.arguments { argument.value.addFlags(to: &flags) }
    case .cast(let value, _): value.addFlags(to: &flags)
    case .list(let values), .either(let values), .group(let values): for value in values { value.addFlags(to: &flags) }
    case .closure(let closure): for statement in closure.body { statement.addFlags(to: &flags) }
    case .conditionalChain(let base, let clauses):
      base.addFlags(to: &flags)
      for clause in clauses {
        clause.condition.flags(into: &flags)
        clause.value.addFlags(to: &flags)
      }
    case .name, .implicitMember, .metatype, .type, .string, .number, .boolean, .keyPath, .hole, .other: break
    }
  }
}
