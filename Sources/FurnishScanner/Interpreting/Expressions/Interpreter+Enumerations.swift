/// Cases of enumerations: their types where the source omits them, and the subjects by which values of an unknown case
/// are tested.
extension Interpreter {
  /// Returns the values of arguments as text; nil if one of them is unknown.
  func patterns(of arguments: [CallArgument], in environment: Environment) -> [String]? {
    var patterns: [String] = []
    for argument in arguments {
      guard argument.value.isPath || argument.value.isLiteral,
        let pattern = evaluate(argument.value, in: environment).pattern
      else { return nil }
      patterns.append(argument.label.map { "\($0): \(pattern)" } ?? pattern)
    }
    return patterns
  }

  func isEnumeration(_ type: ResolvedType) -> Bool {
    type.declaration.map { index.types[$0].facts.kind == .enum } ?? false
  }

  /// Gives an unknown case of an enumeration, or an unknown Boolean value, the subject of its tests, so that the
  /// methods of the value test the same subject as code that stores the value in a constant.
  func identified(_ value: Value, as expression: Expression, in environment: Environment) -> Value {
    guard isUnknownCase(value), let subject = subject(of: expression, in: environment) else { return value }
    return identified(value, by: subject)
  }

  private func isUnknownCase(_ value: Value) -> Bool {
    switch value {
    case .instance(let type, let creation):
      (isEnumeration(type) || type == .standard("Bool") || hasProperties(type)) && creation?.subject == nil
        && value.caseName == nil
    case .either(let alternatives): alternatives.contains { isUnknownCase($0.value) }
    default: false
    }
  }

  /// Returns whether a type is a structure, a class or an actor of the program, whose methods may test its properties.
  private func hasProperties(_ type: ResolvedType) -> Bool {
    type.declaration.map { [.struct, .class, .actor].contains(index.types[$0].facts.kind) } ?? false
  }

  func identified(_ value: Value, by subject: TestSubject) -> Value {
    switch value {
    case .instance(let type, let creation) where isUnknownCase(value):
      var known = creation ?? Creation(call: nil, place: nil)
      known.subject = subject
      return .instance(type, creation: known)
    case .either(let alternatives):
      return .either(
        alternatives.map { Value.Alternative(presence: $0.presence, value: identified($0.value, by: subject)) })
    default: return value
    }
  }

  /// Returns an unknown associated value of an enumeration, if its type is an enumeration as well.
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

  /// Returns the type that the alternatives of a value have, if one of them is an implicit member: `Mode` of
  /// `isTest ? Mode.test : .live`.
  func typeOfImplicitMembers(in statements: [Statement], _ environment: Environment) -> ResolvedType? {
    guard let results = results(of: statements), results.count > 1, results.contains(where: \.isImplicitMember) else {
      return nil
    }
    return results.lazy.compactMap { self.typeNamed(by: $0, in: environment) }.first
  }

  /// Returns the expressions of which one is the value of a body; nil if a body has other statements as well.
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

  /// Returns the type of an expression that names it, without evaluating the expression: `Mode.live`,
  /// `Mode(rawValue: text)`, `arguments.first.flatMap(Mode.init)`, and variables.
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
      let isCase = name == "init" || index.types[typeID].cases.contains { $0.name == name }
      return isCase ? type : nil
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
  /// Whether its type must come from the context: `.live`, `.custom(url)`.
  var isImplicitMember: Bool {
    switch self {
    case .implicitMember(let name): name != "nil"
    case .call(let call): call.callee.isImplicitMember
    default: false
    }
  }
}
