/// Infers the type of a closure's parameter from the call that it is passed to: `{ Page(log: $0) }`.
extension Interpreter {
  func inferredType(of name: String, in body: [Statement], _ environment: Environment) -> ResolvedType? {
    for statement in body {
      let value: Expression? =
        switch statement {
        case .expression(let value), .result(let value), .bind(_, _, let value?, _): value
        case .attempt(let statements, _): .block(statements)
        default: nil
        }
      if let value, let type = inferredType(of: name, in: value, environment) { return type }
    }
    return nil
  }

  private func inferredType(
    of name: String, in expression: Expression, _ environment: Environment
  ) -> ResolvedType? {
    switch expression {
    case .call(let call):
      if let number = call.arguments.firstIndex(where: { $0.value.isName(name) }) {
        return typeOfParameter(call, number, environment)
      }
      let argument = call.arguments.lazy.compactMap { self.inferredType(of: name, in: $0.value, environment) }.first
      if argument == nil, case .member(let base, _, _) = call.callee {
        return inferredType(of: name, in: base, environment)
      }
      return argument
    case .cast(let value, _): return inferredType(of: name, in: value, environment)
    case .block(let statements): return inferredType(of: name, in: statements, environment)
    case .group(let values, _), .either(let values), .list(let values):
      return values.lazy.compactMap { self.inferredType(of: name, in: $0, environment) }.first
    default: return nil
    }
  }

  private func typeOfParameter(_ call: Call, _ number: Int, _ environment: Environment) -> ResolvedType? {
    var candidates: [FunctionID] = []
    var generics: [String: ResolvedType] = [:]
    var created: ResolvedType?
    switch call.callee {
    case .name(let name, _):
      if case .type(let type) = value(named: name, in: environment) {
        created = type
      } else {
        candidates = globalFunctions(name, in: environment.context)
      }
    case .type(let reference): created = index.resolve(reference, in: environment.context)
    case .member(.name(let base, _), let name, _):
      guard case .type(let type) = value(named: base, in: environment), let owner = type.declaration else { return nil }
      if name == "init" { created = type } else { candidates = methods(name, ofType: owner) }
      generics = self.generics(of: type)
    default: return nil
    }
    if let created, let owner = created.declaration {
      candidates = methods("init", ofType: owner)
      generics = self.generics(of: created)
      if candidates.allSatisfy(isInExtension), match(candidates, call) == nil,
        let label = call.arguments[number].label
      {
        return typeOfProperty(label, of: owner, created)
      }
    }
    guard let function = match(candidates, call),
      let parameter = index.functions[function].facts.parameters(for: call.arguments)?[number]
    else { return nil }
    var context = index.context(of: index.functions[function])
    for name in index.functions[function].facts.genericParameters { context.generics[name] = .parameter(name) }
    for (name, type) in generics { context.generics[name] = type }
    return index.resolve(index.functions[function].facts.parameters[parameter].type, in: context)
  }
}

extension Expression {
  fileprivate func isName(_ name: String) -> Bool {
    if case .name(name, _) = self { true } else { false }
  }
}
