/// The types of functions and closures.
extension Interpreter {
  /// Returns the type of the function that an expression names; nil if several have the name.
  func functionType(of expression: Expression, in environment: Environment) -> ResolvedType? {
    if case .name(let name, _) = expression {
      let functions = globalFunctions(name, in: environment.context)
      if functions.count > 1 { return nil }
      if let function = functions.first { return type(of: function) }
    }
    guard let (parameters, result) = signature(of: expression, in: environment) else { return nil }
    return .function(
      "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)", parameters: parameters, result: result)
  }

  /// Returns the type of a function.
  func type(of function: FunctionID) -> ResolvedType {
    let declaration = index.functions[function]
    var context = index.context(of: declaration)
    for name in declaration.facts.genericParameters { context.generics[name] = .parameter(name) }
    let created = declaration.facts.name == "init" ? context.type.map { anyInstance(of: $0).type ?? .unknownPart } : nil
    let result = created ?? declaration.facts.result.map { index.resolve($0, in: context) } ?? .tuple([])
    let parameters = declaration.facts.parameters.map { index.resolve($0.type, in: context) }
    let effects = (declaration.facts.isAsync ? "async " : "") + (declaration.facts.isThrowing ? "throws " : "")
    return .function(
      "(\(parameters.map(\.text).joined(separator: ", "))) \(effects)-> \(result.text)", parameters: parameters,
      result: result)
  }

  /// Returns the overload of a function that fits the expected type best: `let install: (String) -> Void = install`.
  /// Returns the function itself if no overload fits.
  func overload(_ function: FunctionID, expecting expected: ResolvedType?, in environment: Environment) -> FunctionID {
    let functionType = expected.map { $0.arguments(of: "Swift.Optional")?.first ?? $0 }
    guard let functionType, case .function = functionType else { return function }
    let (facts, owner) = (index.functions[function].facts, index.functions[function].owner)
    let named = owner.map { methods(facts.name, ofType: $0) } ?? globalFunctions(facts.name, in: environment.context)
    let candidates = named.filter {
      !index.functions[$0].facts.isProperty && index.functions[$0].facts.isStatic == facts.isStatic
    }
    guard candidates.count > 1 else { return function }
    let distances = candidates.map { distance(from: type(of: $0), to: functionType, isLiteral: false) }
    let best = candidates.indices.min { distances[$0] < distances[$1] } ?? 0
    return distances[best] < Self.mismatch ? candidates[best] : function
  }

  /// Returns the type of a closure, as far as the closure states it; nil if it states neither parameters nor a result.
  func type(of closure: Closure, in scope: Environment) -> ResolvedType? {
    guard closure.function == nil else {
      let parameters = closure.parameters.map { statedType($0.type, in: scope) }
      let result = closure.result.map { index.resolve($0, in: scope.context) } ?? .tuple([])
      return .function("", parameters: parameters, result: result)
    }
    guard !closure.parameters.isEmpty || closure.result != nil else { return nil }
    return .function(
      "", parameters: closure.parameters.map { statedType($0.type, in: scope) },
      result: statedType(closure.result, in: scope))
  }

  /// Returns the type that a closure states for a parameter or for its result; an unknown one if it states none.
  private func statedType(_ type: TypeReference?, in scope: Environment) -> ResolvedType {
    type.map { index.resolve($0, in: scope.context) } ?? .unknownPart
  }
}
