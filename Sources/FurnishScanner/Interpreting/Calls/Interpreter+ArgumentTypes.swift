/// The types of arguments, as far as the source shows them. They decide between functions of one name.
extension Interpreter {
  /// Returns the type of an argument, if the argument shows it. For a type such as `Log.self` it is that type itself.
  func argumentType(of argument: Expression, in environment: Environment?) -> ResolvedType? {
    switch argument {
    case .string, .text: return .standard("String")
    case .number(let type, _): return .standard(type)
    case .boolean, .test: return .standard("Bool")
    case .call(let call): return environment.flatMap { resultType(of: call, in: $0) }
    case .cast(_, let type), .metatype(let type): return environment.map { index.resolve(type, in: $0.context) }
    case .name, .member:
      guard let environment, argument.isPath else { return nil }
      return type(ofPath: argument, in: environment)
    case .functionReference: return environment.flatMap { functionType(of: argument, in: $0) }
    case .list(let elements): return type(ofList: elements, in: environment)
    case .group(let parts, let labels):
      let types = parts.compactMap { typeOfValue($0, in: environment) }
      return parts.count > 1 && types.count == parts.count ? .tuple(types, labels: labels) : nil
    case .closure(let closure): return environment.flatMap { type(of: closure, in: $0) }
    case .either(let values):
      // The optional decides the type of `table["a"] ?? Other()`.
      guard values.count > 1, let first = typeOfValue(values[0], in: environment),
        let wrapped = first.arguments(of: "Swift.Optional")?.first
      else { return nil }
      return typeOfValue(values[values.count - 1], in: environment)?.isOptional == true ? first : wrapped
    default: return nil
    }
  }

  /// Returns the type of an expression that is no type itself.
  private func typeOfValue(_ value: Expression, in environment: Environment?) -> ResolvedType? {
    if case .metatype = value { nil } else { argumentType(of: value, in: environment) }
  }

  /// Returns the type of a list or of a dictionary whose elements all have the same type.
  private func type(ofList elements: [Expression], in environment: Environment?) -> ResolvedType? {
    func common(_ values: [Expression]) -> ResolvedType {
      let types = values.map { typeOfValue($0, in: environment) }
      guard let first = types.first ?? nil, types.allSatisfy({ $0 == first }) else { return .unknownPart }
      return first
    }
    let pairs = elements.compactMap { element -> (key: Expression, value: Expression)? in
      guard case .group(let parts, ["key", "value"]) = element, parts.count == 2 else { return nil }
      return (parts[0], parts[1])
    }
    if !elements.isEmpty, pairs.count == elements.count {
      return .standard("Dictionary", [common(pairs.map(\.key)), common(pairs.map(\.value))])
    }
    return .standard("Array", [common(elements)])
  }

  /// Returns the type that a variable, a parameter or a property declares, or that its value has.
  private func type(ofPath path: Expression, in environment: Environment) -> ResolvedType? {
    switch path {
    case .name(let name, _) where environment.binding(of: name) != nil:
      if let declared = environment.declaredType(of: name) {
        if !declared.isOpen { return declared }
        // In the body of a generic function, the constraint of the parameter is all that is known of its type.
        if case .parameter = declared, let interface = environment.interfaces(of: name).first {
          return .existential(
            .nominal(name: index.types[interface].fullName, declaration: interface, arguments: []))
        }
      }
    case .member(let base, let name, _):
      if type(named: base, in: environment) == nil, let owner = type(ofPath: base, in: environment),
        let number = owner.declaration, let declared = typeOfProperty(name, of: number, owner), !declared.isOpen
      {
        return declared
      }
    default: break
    }
    let value = evaluate(path, in: environment)
    switch value {
    case .function(let function, _):
      return path.isNameOfFunctions(in: environment) ? functionType(of: path, in: environment) : type(of: function)
    case .closure(let closure, let scope): return type(of: closure, in: scope)
    case .tuple(let values, let labels):
      let types = values.compactMap(\.knownType)
      return types.count == values.count ? .tuple(types, labels: labels) : nil
    case .list(let values, _):
      let types = values.map(\.knownType)
      guard let first = types.first ?? nil, types.allSatisfy({ $0 == first }) else { return nil }
      return .standard("Array", [first])
    default: return value.knownType
    }
  }

  /// Returns the type of a function that an expression names, if it names only one.
  private func functionType(of expression: Expression, in environment: Environment) -> ResolvedType? {
    if case .name(let name, _) = expression, globalFunctions(name, in: environment.context).count > 1 { return nil }
    guard let (parameters, result) = signature(of: expression, in: environment) else { return nil }
    return .function(
      "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)", parameters: parameters, result: result)
  }

  /// Returns the type of a function.
  private func type(of function: FunctionID) -> ResolvedType {
    let entry = index.functions[function]
    var context = index.context(of: entry)
    for name in entry.facts.genericParameters { context.generics[name] = .parameter(name) }
    let created = entry.facts.name == "init" ? context.type.map { anyInstance(of: $0).type ?? .unknownPart } : nil
    let result = created ?? entry.facts.result.map { index.resolve($0, in: context) } ?? .tuple([])
    let parameters = entry.facts.parameters.map { index.resolve($0.type, in: context) }
    let effects = (entry.facts.isAsync ? "async " : "") + (entry.facts.isThrowing ? "throws " : "")
    return .function(
      "(\(parameters.map(\.text).joined(separator: ", "))) \(effects)-> \(result.text)", parameters: parameters,
      result: result)
  }

  /// Returns the function of the same name that has the expected type: `let install: (String) -> Void = install`.
  func overload(_ function: FunctionID, expecting expected: ResolvedType?, in environment: Environment) -> FunctionID {
    let wanted = expected.map { $0.arguments(of: "Swift.Optional")?.first ?? $0 }
    guard let wanted, case .function = wanted else { return function }
    let (facts, owner) = (index.functions[function].facts, index.functions[function].owner)
    let named = owner.map { methods(facts.name, ofType: $0) } ?? globalFunctions(facts.name, in: environment.context)
    let candidates = named.filter {
      !index.functions[$0].facts.isProperty && index.functions[$0].facts.isStatic == facts.isStatic
    }
    guard candidates.count > 1 else { return function }
    let distances = candidates.map { distance(from: type(of: $0), to: wanted, isLiteral: false) }
    let best = candidates.indices.min { distances[$0] < distances[$1] } ?? 0
    return distances[best] < Self.mismatch ? candidates[best] : function
  }

  /// Returns the type of a closure, with unknown parts where the closure does not state them.
  private func type(of closure: Closure, in scope: Environment) -> ResolvedType? {
    guard closure.function == nil else {
      let parameters = closure.parameters.map { part($0.type, in: scope) }
      let result = closure.result.map { index.resolve($0, in: scope.context) } ?? .tuple([])
      return .function("", parameters: parameters, result: result)
    }
    guard !closure.parameters.isEmpty || closure.result != nil else { return nil }
    return .function(
      "", parameters: closure.parameters.map { part($0.type, in: scope) }, result: part(closure.result, in: scope))
  }

  private func part(_ type: TypeReference?, in scope: Environment) -> ResolvedType {
    type.map { index.resolve($0, in: scope.context) } ?? .unknownPart
  }

  /// Returns the type of the result of a call, if all functions that the call may refer to have the same.
  private func resultType(of call: Call, in environment: Environment) -> ResolvedType? {
    let result = resultTypeBeforeForcing(of: call, in: environment)
    return call.isForced ? result?.arguments(of: "Swift.Optional")?.first ?? result : result
  }

  private func resultTypeBeforeForcing(of call: Call, in environment: Environment) -> ResolvedType? {
    let context = environment.context
    switch call.callee {
    case .type(let type): return index.resolve(type, in: context)
    case .name(let name, _):
      if let known = environment[name] {
        if case .function(_, _, let result)? = environment.declaredType(of: name) { return result }
        guard case .closure(let closure, let scope) = known, let result = closure.result else { return nil }
        return index.resolve(result, in: scope.context)
      }
      if name.first?.isUppercase == true { return index.declaredType(name, in: context) }
      let own = ownType(in: environment).map { methods(name, ofType: $0) } ?? []
      return result(of: own.isEmpty ? globalFunctions(name, in: context) : own, call, [:])
    case .member(let base, let name, _):
      if let type = type(named: base, in: environment) {
        if name == "init" { return type }
        guard let number = type.declaration else { return nil }
        if let nested = index.nestedType(name, of: number) { return nested }
        return result(of: members(methods(name, of: type, number), areStatic: true), call, generics(of: type))
      }
      guard let type = typeOfValue(base, in: environment) else { return nil }
      if name == "subscript" { return typeOfElement(of: type, call) }
      guard let number = index.declaration(of: type) else { return nil }
      return result(of: members(methods(name, of: type, number), areStatic: false), call, generics(of: type))
    default: return nil
    }
  }

  private func result(
    of functions: [FunctionID], _ call: Call, _ generics: [String: ResolvedType]
  ) -> ResolvedType? {
    let types = functions.filter { index.functions[$0].facts.parameters(for: call.arguments) != nil }.map {
      function -> ResolvedType? in
      let entry = index.functions[function]
      var context = index.context(of: entry)
      for (name, type) in generics { context.generics[name] = type }
      for name in entry.facts.genericParameters { context.generics[name] = .parameter(name) }
      return entry.facts.result.map { index.resolve($0, in: context) } ?? .tuple([])
    }
    guard let first = types.first ?? nil, !first.isOpen, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Returns the type of an element of a list or of a dictionary.
  private func typeOfElement(of type: ResolvedType, _ call: Call) -> ResolvedType? {
    if let value = type.arguments(of: "Swift.Dictionary")?.last {
      return call.argument("default") == nil ? .standard("Optional", [value]) : value
    }
    guard call.arguments.count == 1, case .number? = call.arguments.first?.value else { return nil }
    return type.arguments(of: "Swift.Array")?.first
  }
}

extension Expression {
  /// Returns whether it is a name that no local variable has.
  fileprivate func isNameOfFunctions(in environment: Environment) -> Bool {
    if case .name(let name, _) = self { environment.binding(of: name) == nil } else { true }
  }
}

extension ResolvedType {
  /// A part of a type that the source does not state.
  static let unknownPart = ResolvedType.parameter("_")
}
