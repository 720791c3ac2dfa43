/// The types of arguments, by which the interpreter chooses between overloads.
extension Interpreter {
  /// Returns the type of an argument; nil if it is unknown. For `Log.self` it is `Log`.
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
      guard values.count > 1 else { return nil }
      let last = typeOfValue(values[values.count - 1], in: environment)
      // The type of the left side of `??` may be unknown. A literal on the right side shows it:
      // `CommandLine.arguments.first ?? "main"`.
      guard let first = typeOfValue(values[0], in: environment) else {
        return values[values.count - 1].isLiteralOfType ? last : nil
      }
      // The left side determines the type of `table["a"] ?? Other()`.
      guard let wrapped = first.arguments(of: "Swift.Optional")?.first else { return first == last ? first : nil }
      return last?.isOptional == true ? first : wrapped
    case .block(let statements): return environment.flatMap { type(ofChoice: statements, in: $0) }
    default: return nil
    }
  }

  /// Returns the type of an expression; nil for a metatype such as `Log.self`.
  func typeOfValue(_ value: Expression, in environment: Environment?) -> ResolvedType? {
    if case .metatype = value { nil } else { argumentType(of: value, in: environment) }
  }

  /// Returns the type of the literal of a list or a dictionary. Its elements have an unknown type unless all have the
  /// same.
  private func type(ofList elements: [Expression], in environment: Environment?) -> ResolvedType? {
    func common(_ values: [Expression]) -> ResolvedType {
      self.common(values.map { typeOfValue($0, in: environment) }) ?? .unknownPart
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
    if let type = type(conformingTo: staticProtocols(of: path, in: environment)) { return type }
    switch path {
    case .name(let name, _) where environment.binding(of: name) != nil:
      if let declared = environment.declaredType(of: name) {
        if !declared.isOpen { return declared }
        // In the body of a generic function, only the constraints of the parameter are known. Without constraints, the
        // suffix distinguishes it from a parameter of the same name that the called function declares.
        if case .parameter(let parameter) = declared {
          return type(conformingTo: environment.protocols(of: name)) ?? .parameter("\(parameter) of the caller")
        }
      }
    case .member(let base, let name, _):
      if type(named: base, in: environment) == nil, let owner = type(ofPath: base, in: environment),
        let typeID = owner.declaration, let declared = typeOfProperty(name, of: typeID, owner), !declared.isOpen
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
    case .list(let values, _): return common(values.map(\.knownType)).map { .standard("Array", [$0]) }
    case .either(let alternatives): return common(alternatives.map(\.value.knownType))
    default: return value.knownType
    }
  }

  /// Returns `any Log` for a list of protocols that begins with `Log`; nil for an empty list.
  private func type(conformingTo protocols: [TypeID]) -> ResolvedType? {
    protocols.first.map {
      .existential(.nominal(name: index.types[$0].fullName, declaration: $0, arguments: []))
    }
  }

  /// Returns the type that several values have in common; nil if they differ, or if one is unknown.
  func common(_ types: [ResolvedType?]) -> ResolvedType? {
    guard let first = types.first ?? nil, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

extension Expression {
  /// Returns whether the expression may name a function: it is not the name of a local variable.
  fileprivate func isNameOfFunctions(in environment: Environment) -> Bool {
    if case .name(let name, _) = self { environment.binding(of: name) == nil } else { true }
  }
}

extension ResolvedType {
  /// A part of a type that the source does not state.
  static let unknownPart = ResolvedType.parameter("_")
}
