/// Values of enumerations: associated values, and the types of cases where the source omits them.
extension Interpreter {
  /// Returns the values of arguments as patterns with labels, `name: "a"`; nil if one of them is unknown.
  func patterns(of arguments: [CallArgument], _ values: [Value]) -> [String]? {
    var patterns: [String] = []
    for (argument, value) in zip(arguments, values) {
      guard argument.value.isPath || argument.value.isLiteral, let pattern = value.pattern else { return nil }
      patterns.append(argument.label.map { "\($0): \(pattern)" } ?? pattern)
    }
    return patterns
  }

  /// Evaluates the associated values of a case, whose declaration states their types. A provider among them is stored
  /// for code that switches over an instance which the source does not show.
  func associatedValues(
    _ arguments: [CallArgument], of enumCase: CaseFacts, _ type: TypeID, in environment: Environment
  ) -> [Value] {
    let context = index.context(of: type)
    return arguments.enumerated().map { position, argument in
      let declared = position < enumCase.values.count ? index.resolve(enumCase.values[position].type, in: context) : nil
      let value = evaluate(argument.value, in: environment, expecting: declared)
      store(value, inCase: enumCase, at: position, of: type, in: environment)
      return value
    }
  }

  /// Returns whether a type is an enumeration of the program.
  func isEnumeration(_ type: ResolvedType) -> Bool {
    type.declaration.map { index.types[$0].facts.kind == .enum } ?? false
  }

  /// Returns an unknown associated value of a case, if the associated value is of an enumeration as well; nil for other
  /// values.
  func associatedValue(_ name: String, of type: TypeID) -> Value? {
    guard name.hasPrefix("#") else { return nil }
    for one in index.types[type].cases {
      for (position, value) in one.values.enumerated()
      where Expression.associatedValue(position, ofCase: one.name) == name {
        let resolved = index.resolve(value.type, in: index.context(of: type))
        return isEnumeration(resolved) ? self.value(of: resolved) : nil
      }
    }
    return nil
  }

  /// Returns the type of a choice, if one of its values omits it: `Mode` for `isTest ? Mode.test : .live`. Returns nil
  /// for other statements.
  func typeOfImplicitMembers(in statements: [Statement], _ environment: Environment) -> ResolvedType? {
    guard let results = results(of: statements), results.count > 1, results.contains(where: \.isImplicitMember) else {
      return nil
    }
    return results.lazy.compactMap { self.typeNamed(by: $0, in: environment) }.first
  }

  /// Returns the expressions of which one is the value of a body: `80` and `8080` for `isLive ? 80 : 8080`. Returns nil
  /// if the body has other statements.
  private func results(of statements: [Statement]) -> [Expression]? {
    guard statements.count == 1 else { return nil }
    switch statements[0] {
    case .expression(.block(let inner)): return results(of: inner)
    case .expression(let value), .result(let value): return [value]
    case .block(let inner): return results(of: inner)
    case .branch(_, let first, let second):
      return [first, second].compactMap(results).flatMap(\.self)
    case .selection(let selection): return selection.cases.compactMap { results(of: $0.body) }.flatMap(\.self)
    default: return nil
    }
  }

  /// Returns the type that an expression names, without evaluating the expression: `Mode` for `Mode.live`, for
  /// `Mode(rawValue: text)`, for `arguments.first.flatMap(Mode.init)`, and for a variable of this type.
  func typeNamed(by expression: Expression, in environment: Environment) -> ResolvedType? {
    switch expression {
    case .name(let name, _):
      return environment.type(of: name)
        ?? variable(named: name, in: environment).flatMap { variable in
          let context = LookupContext(
            file: index.variables[variable].file, module: index.moduleOfFile[index.variables[variable].file],
            type: index.variables[variable].owner)
          return index.variables[variable].facts.type.map { index.resolve($0, in: context) }
        }
    case .member(let base, "first", _), .member(let base, "last", _): return typeNamed(by: base, in: environment)
    case .member(let base, let name, _):
      guard let type = type(named: base, in: environment), let typeID = type.declaration else { return nil }
      if index.types[typeID].cases.contains(where: { $0.name == name }) { return type }
      return typeOfProperty(name, of: typeID, type) ?? property(name, ofType: typeID, isStatic: true)?.type
    case .cast(_, let reference): return index.resolve(reference, in: environment.context)
    case .call(let call): return typeNamed(byCalling: call, in: environment)
    default: return nil
    }
  }

  private func typeNamed(byCalling call: Call, in environment: Environment) -> ResolvedType? {
    if let created = type(named: call.callee, in: environment) { return created }
    guard case .member(let base, let name, _) = call.callee else { return nil }
    if let type = type(named: base, in: environment), let typeID = type.declaration {
      let isCreation = name == "init" || index.types[typeID].cases.contains { $0.name == name }
      return isCreation ? type : nil
    }
    // The methods of optionals and lists that create other values.
    guard ["map", "flatMap", "compactMap"].contains(name), call.arguments.count == 1 else { return nil }
    switch call.arguments[0].value {
    case .member(let base, "init", _), .functionReference(let base?, "init", _, _):
      return type(named: base, in: environment)
    case .closure(let closure) where closure.body.count == 1:
      return results(of: closure.body)?.lazy.compactMap { self.typeNamed(by: $0, in: environment) }.first
    default: return nil
    }
  }
}

extension Expression {
  /// Whether the code around it determines its type: `.live`, `.custom(url)`.
  var isImplicitMember: Bool {
    switch self {
    case .implicitMember(let name): name != "nil"
    case .call(let call): call.callee.isImplicitMember
    default: false
    }
  }
}
