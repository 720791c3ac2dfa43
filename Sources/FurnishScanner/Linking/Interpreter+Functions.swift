/// Goes into functions of the program.
extension Interpreter {
  /// Calls a function of ours, and goes into it where that is worth it.
  func call(
    _ function: Int, _ arguments: [CallArgument], in environment: Environment, _ receiver: Value?,
    expecting expected: ResolvedType? = nil, at place: Place? = nil
  ) -> Value {
    let facts = index.functions[function].facts
    let inner = self.environment(of: function, receiver: receiver)
    if case .type(let type)? = receiver { bind(generics(of: type), in: inner) }
    if case .instance(let type, _)? = receiver { bind(generics(of: type), in: inner) }
    guard let matched = facts.parameters(for: arguments) else { return .unknown }
    var values: [Value] = []
    for (argument, parameter) in zip(arguments, matched) {
      let type = index.resolve(facts.parameters[parameter].type, in: inner.context)
      let value = evaluate(argument.value, in: environment, expecting: type)
      bindGeneric(facts.parameters[parameter].type, to: value, in: inner)
      inner[facts.parameters[parameter].name] = self.value(value, declaredAs: type)
      values.append(value)
    }
    if let reference = facts.result, let expected { bindGenerics(of: reference, to: expected, in: inner) }
    let result = facts.result.map { index.resolve($0, in: inner.context) }
    if let result, inner.result?.isOpen == true { inner.result = result }
    for (number, parameter) in facts.parameters.enumerated() where !matched.contains(number) {
      bindDefault(of: parameter, in: inner)
    }
    let isMade = result.map { self.value(of: $0).isOfInterest || mayBeModules($0) } ?? false
    let isGeneric = !inner.context.generics.isEmpty
    if facts.body?.count == 1, case .expression(.string(let text))? = facts.body?.first { return .string(text) }
    guard let body = facts.body,
      values.contains(where: \.isOfInterest) || receiver?.isOfInterest == true || isMade || isGeneric
        || makesServices(receiver)
    else {
      for value in values { escape(value) }
      return result.map(self.value(of:)) ?? .unknown
    }
    guard callDepth < Self.deepestCall else {
      let place = SourcePlace(file: index.functions[function].file, place: facts.place)
      for value in values + [receiver].compactMap({ $0 }) { escape(value, at: place) }
      return result.map(self.value(of:)) ?? .unknown
    }
    callDepth += 1
    inline(function)
    let asker = placeOfAsker
    if isGeneric, asker == nil, let place { placeOfAsker = SourcePlace(file: environment.context.file, place: place) }
    let answer = run(body, in: inner)
    placeOfAsker = asker
    makers.removeLast()
    callDepth -= 1
    for case .closure(let closure, let scope) in values where !applied.contains(self.place(of: closure, scope)) {
      _ = apply(closure, scope, arguments: [])
    }
    if case .unknown = answer { return result.map(self.value(of:)) ?? .unknown }
    if case .instance = answer, let result, !result.isOpen, !mayBeModules(result) {
      return .instance(result, made: nil)
    }
    return answer
  }

  /// Nobody gives an argument: what stands behind the equals sign is asked for.
  func bindDefault(of parameter: ParameterFacts, in environment: Environment) {
    guard let expression = parameter.defaultValue else { return }
    let type = index.resolve(parameter.type, in: environment.context)
    environment[parameter.name] = value(evaluate(expression, in: environment, expecting: type), declaredAs: type)
  }

  /// A function that calls itself is still what its callers see.
  func inline(_ function: Int) {
    if !makers.contains(function) { inlined.insert(function) }
    makers.append(function)
  }

  /// What is left of a value where it gets a type: `let log: any Log = ConsoleLog()` is any log.
  func value(_ value: Value, declaredAs type: ResolvedType) -> Value {
    switch value {
    case .unknown: self.value(of: type)
    case .instance(let own, let made):
      .instance(type.isOpen || mayBeModules(type) || takesServices(own) ? own : type, made: made)
    case .either(let values): .either(values.map { self.value($0, declaredAs: type) })
    default: value
    }
  }

  /// Whether a method may use a container that its type keeps.
  private func makesServices(_ receiver: Value?) -> Bool {
    guard case .instance(let type, _)? = receiver, let number = type.declaration else { return false }
    return keepers.contains(number)
  }

  /// Whether a type has a method that registers: which one it is matters more than what it is declared as.
  private func takesServices(_ type: ResolvedType) -> Bool {
    guard let number = type.declaration, index.types[number].facts.kind != .protocol else { return false }
    if let known = registrars[number] { return known }
    let functions = ([number] + index.inherited(by: number).compactMap(index.declaration)).flatMap {
      index.types[$0].functions.values.joined()
    }
    let isRegistrar = functions.contains { function in
      index.functions[function].facts.name != "init"
        && index.functions[function].facts.parameters.contains {
          ["ServiceCollection", "ServiceContainer", "ServiceLocator"].contains($0.type.lastName)
        }
    }
    registrars[number] = isRegistrar
    return isRegistrar
  }
}
