/// The types of the parameters of a closure, inferred from the calls in its body: `$0` of `{ Page(log: $0) }` has the
/// type of the parameter `log`.
extension Interpreter {
  /// Returns the types of the parameters of a closure, as written or inferred; nil for a parameter of unknown type.
  ///
  /// - Parameter result: The type that the closure creates.
  func parameterTypes(
    of closure: Closure, in environment: Environment, creating result: ResolvedType
  ) -> [ResolvedType?] {
    if closure.parameters.isEmpty {
      return (0..<max(closure.anonymousParameters, environment.parametersOfClosure.count)).map {
        environment.parameter($0) ?? inferredType(of: "$\($0)", in: closure.body, environment, creating: result)
      }
    }
    return closure.parameters.enumerated().map { position, parameter in
      parameter.type.map { index.resolve($0, in: environment.context) } ?? environment.parameter(position)
        ?? inferredType(of: parameter.name, in: closure.body, environment, creating: result)
    }
  }

  /// Returns the type of a name in a body, by the first call that receives it as an argument: for `$0` in
  /// `Page(log: $0)`, the type of the parameter `log`. Returns nil if no call receives the name.
  ///
  /// - Parameter result: The type that the body creates, to which an implicit member belongs: `{ .init(log: $0) }`.
  func inferredType(
    of name: String, in body: [Statement], _ environment: Environment, creating result: ResolvedType? = nil
  ) -> ResolvedType? {
    for statement in body {
      let value: Expression
      var expected: ResolvedType?
      switch statement {
      case .result(let result): value = result
      case .expression(let only): value = only
      case .bind(_, let type, let bound?, _):
        value = bound
        expected = type.map { index.resolve($0, in: environment.context) }
      case .attempt(let statements, _): value = .block(statements)
      default: continue
      }
      switch statement {
      case .result, .attempt: expected = result
      case .expression: expected = body.count == 1 ? result : nil
      default: break
      }
      if let type = inferredType(of: name, in: value, environment, creating: expected) { return type }
    }
    return nil
  }

  private func inferredType(
    of name: String, in expression: Expression, _ environment: Environment, creating result: ResolvedType?
  ) -> ResolvedType? {
    switch expression {
    case .call(let call):
      if let position = call.arguments.firstIndex(where: { $0.value.isName(name) }) {
        return typeOfParameter(call, position, environment, creating: result)
      }
      for (position, argument) in call.arguments.enumerated() {
        let isImplicit = argument.value.isCallOfImplicitMember
        let expected = isImplicit ? typeOfParameter(call, position, environment, creating: result) : nil
        if let type = inferredType(of: name, in: argument.value, environment, creating: expected) { return type }
      }
      guard case .member(let base, _, _) = call.callee else { return nil }
      return inferredType(of: name, in: base, environment, creating: nil)
    case .cast(let value, let type):
      let created = index.resolve(type, in: environment.context)
      return inferredType(of: name, in: value, environment, creating: created)
    case .block(let statements): return inferredType(of: name, in: statements, environment, creating: result)
    case .either(let values):
      return values.lazy.compactMap { self.inferredType(of: name, in: $0, environment, creating: result) }.first
    case .group(let values, _), .list(let values):
      return values.lazy.compactMap { self.inferredType(of: name, in: $0, environment, creating: nil) }.first
    default: return nil
    }
  }

  /// Returns the type of the parameter that receives an argument of a call, by the position of the argument; nil if it
  /// is unknown.
  private func typeOfParameter(
    _ call: Call, _ position: Int, _ environment: Environment, creating result: ResolvedType?
  ) -> ResolvedType? {
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
    case .implicitMember(let name):
      let type = result?.arguments(of: "Swift.Optional")?.first ?? result
      guard let type, let owner = type.declaration else { return nil }
      if name == "init" { created = type } else { candidates = methods(name, ofType: owner) }
      generics = self.generics(of: type)
    default: return nil
    }
    // `register(Box<Log>.self) { Box(log: $0) }`
    if let type = created, type.isOpen, let result, result.declaration == type.declaration { created = result }
    if let created, let owner = created.declaration {
      candidates = methods("init", ofType: owner)
      generics = self.generics(of: created)
      if candidates.allSatisfy(isInExtension), match(candidates, call) == nil,
        let label = call.arguments[position].label
      {
        return typeOfProperty(label, of: owner, created)
      }
    }
    guard let function = match(candidates, call),
      let parameter = index.functions[function].facts.parameters(for: call.arguments)?[position]
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

  /// Whether it is a call such as `.init(log: $0)`.
  fileprivate var isCallOfImplicitMember: Bool {
    if case .call(let call) = self, case .implicitMember = call.callee { true } else { false }
  }
}
