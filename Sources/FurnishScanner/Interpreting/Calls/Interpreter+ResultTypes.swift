/// The types of the results of calls, which are found without following the calls.
extension Interpreter {
  /// Returns the type of the result of a call; nil if it is unknown, or if the nearest overloads return several types.
  func resultType(of call: Call, in environment: Environment) -> ResolvedType? {
    let result = resultType(ofUnforced: call, in: environment)
    return call.isForced ? result?.arguments(of: "Swift.Optional")?.first ?? result : result
  }

  /// Returns the type of the result of a call, without regard to a `!` after it.
  private func resultType(ofUnforced call: Call, in environment: Environment) -> ResolvedType? {
    let context = environment.context
    switch call.callee {
    case .type(let type): return index.resolve(type, in: context)
    case .name("String", _): return .standard("String")
    case .name(let name, _):
      if let known = environment[name] {
        if case .function(_, _, let result)? = environment.declaredType(of: name) { return result }
        guard case .closure(let closure, let scope) = known, let result = closure.result else { return nil }
        return index.resolve(result, in: scope.context)
      }
      if name.first?.isUppercase == true { return index.declaredType(name, in: context) }
      if name.isOperator { return resultType(ofOperator: name, call.arguments.map(\.value), in: environment) }
      let members = ownType(in: environment).map { methods(name, ofType: $0) } ?? []
      return result(of: members.isEmpty ? globalFunctions(name, in: context) : members, call, [:], in: environment)
    case .member(let base, let name, _):
      if let type = type(named: base, in: environment) {
        if name == "init" { return type }
        guard let typeID = type.declaration else { return nil }
        if let nested = index.nestedType(name, of: typeID) { return nested }
        return result(
          of: members(methods(name, of: type, typeID), areStatic: true), call, generics(of: type), in: environment)
      }
      guard let type = typeOfValue(base, in: environment) else { return Self.resultsOfStandardMethods[name] }
      if name == "subscript" { return typeOfElement(of: type, call) }
      guard let typeID = index.declaration(of: type) else { return Self.resultsOfStandardMethods[name] }
      return result(
        of: members(methods(name, of: type, typeID), areStatic: false), call, generics(of: type), in: environment)
    default: return nil
    }
  }

  /// Returns the type that the functions nearest to a call return; nil if they return several types.
  private func result(
    of functions: [FunctionID], _ call: Call, _ generics: [String: ResolvedType], in environment: Environment
  ) -> ResolvedType? {
    let ranked = ranked(callable(functions, call), call, in: environment)
    let types = ranked.prefix { $0.distance == ranked[0].distance }.map { function, _ in
      typeOfResult(of: function, generics)
    }
    guard let first = common(types), !first.isOpen else { return nil }
    return first
  }

  /// Returns the type that a function returns.
  func typeOfResult(of function: FunctionID, _ generics: [String: ResolvedType] = [:]) -> ResolvedType {
    let declaration = index.functions[function]
    var context = index.context(of: declaration)
    for (name, type) in generics { context.generics[name] = type }
    for name in declaration.facts.genericParameters { context.generics[name] = .parameter(name) }
    return declaration.facts.result.map { index.resolve($0, in: context) } ?? .tuple([])
  }

  /// Returns the type of `"http://" + host`, which is that of both operands; nil if they differ.
  private func resultType(
    ofOperator name: String, _ operands: [Expression], in environment: Environment
  ) -> ResolvedType? {
    guard ["+", "-", "*", "/", "%"].contains(name), operands.count == 2 else { return nil }
    return common(operands.map { typeOfValue($0, in: environment) })
  }

  /// Returns the type of `isLive ? 80 : 8080`, which is that of all branches; nil if they differ.
  func type(ofChoice statements: [Statement], in environment: Environment) -> ResolvedType? {
    guard statements.count == 1 else { return nil }
    switch statements[0] {
    case .branch(_, let first, let second):
      let type = type(ofChoice: first, in: environment)
      return type == self.type(ofChoice: second, in: environment) ? type : nil
    case .expression(let value), .result(let value): return typeOfValue(value, in: environment)
    default: return nil
    }
  }

  /// Returns the type of `list[1]` or `table["a"]`, by the type of the list or the dictionary.
  private func typeOfElement(of type: ResolvedType, _ call: Call) -> ResolvedType? {
    if let value = type.arguments(of: "Swift.Dictionary")?.last {
      return call.argument("default") == nil ? .standard("Optional", [value]) : value
    }
    guard call.arguments.count == 1, case .number? = call.arguments.first?.value else { return nil }
    return type.arguments(of: "Swift.Array")?.first
  }

  /// The types of the results of methods that the standard library and Foundation declare for texts and lists.
  private static let resultsOfStandardMethods: [String: ResolvedType] = [
    "capitalized": .standard("String"), "joined": .standard("String"), "lowercased": .standard("String"),
    "trimmingCharacters": .standard("String"), "uppercased": .standard("String"),
  ]
}
