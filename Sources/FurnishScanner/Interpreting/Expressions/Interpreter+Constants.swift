/// Calculations with constants. The common ones are evaluated. The results of the others are unknown, but the same each
/// time that the program runs, so a test of them does not depend on input.
extension Interpreter {
  /// Returns a property of a text.
  func calculated(_ name: String, of text: String) -> Value {
    switch name {
    case "isEmpty": .boolean(text.isEmpty ? .always : .never)
    case "count": .number(text.count)
    default: .unknown
    }
  }

  /// Returns the result of a method of a text; nil for other methods, and for unknown arguments.
  func calculated(_ name: String, of text: String, _ arguments: [Value]) -> Value? {
    switch (name, arguments.first) {
    case ("lowercased", nil): .string(text.lowercased())
    case ("uppercased", nil): .string(text.uppercased())
    case ("hasPrefix", .string(let part)): .boolean(text.hasPrefix(part) ? .always : .never)
    case ("hasSuffix", .string(let part)): .boolean(text.hasSuffix(part) ? .always : .never)
    case ("contains", .string(let part)): .boolean(text.contains(part) ? .always : .never)
    default: nil
    }
  }

  /// Returns the type of a list that code writes to search it for a value: `[.staging, .production].contains(stage)`.
  func typeOfList(_ list: Expression, searchedBy call: Call, in environment: Environment) -> ResolvedType? {
    guard case .list = list, call.callee.calledName == "contains", call.arguments.count == 1,
      call.arguments[0].value.isPath
    else { return nil }
    return evaluate(call.arguments[0].value, in: environment).knownType.map { .standard("Array", [$0]) }
  }

  /// Returns the condition under which a list of known elements contains a value; nil if one of them is unknown.
  func contains(_ list: ValueList, _ call: Call, in environment: Environment) -> Presence? {
    guard list.isExact, call.arguments.count == 1, call.arguments[0].label == nil, list.isOrdered else { return nil }
    let argument = call.arguments[0].value
    let value = evaluate(argument, in: environment, expecting: list.values.first?.type)
    let subject = Subject(value, of: argument, text(of: argument), in: environment, self)
    let ownPattern = subject.isFixed ? pattern(of: value) : nil
    // An option of an `OptionSet` may combine other options.
    let combines = list.values.first?.type?.declaration.map { index.conforms($0, to: "OptionSet") } ?? false
    if combines, !list.values.contains(where: { pattern(of: $0.onlyAlternative) == ownPattern }) { return nil }
    var result = Presence.never
    for element in list.values {
      let presence = element.presenceInList
      guard let known = pattern(of: element.onlyAlternative),
        let own = ownPattern.map({ $0 == known ? .always : .never })
          ?? condition(subject, matches: known, in: environment)
      else { return nil }
      result = space.or(result, space.and(presence, own))
    }
    return result
  }

  /// Notes that the source determines the result of a test which was not evaluated.
  func noteConstant(_ presence: Presence?, _ operands: [Expression], in environment: Environment) {
    guard let presence, presence != .always, presence != .never,
      operands.allSatisfy({ isConstant($0, in: environment) })
    else { return }
    space.determined.formUnion(space.support(presence))
  }

  /// Returns whether the source determines the value of an expression, and the value is not evaluated.
  func isUnevaluated(_ value: Value, _ expression: Expression, in environment: Environment) -> Bool {
    switch value {
    case .unknown: break
    case .instance: if isConstant(value) { return false }
    default: return false
    }
    switch expression {
    case .implicitMember: return value.isUnknown
    case .name(let name, _): return environment.isDetermined(name)
    default: return isConstant(expression, in: environment)
    }
  }

  /// Returns whether an expression has the same value each time that the program runs: it consists of literals, cases,
  /// constants with known values, and calculations of the standard library with these.
  func isConstant(_ expression: Expression, in environment: Environment) -> Bool {
    switch expression {
    case .string, .number, .boolean: return true
    case .text(let parts), .group(let parts, _): return parts.allSatisfy { isConstant($0, in: environment) }
    case .metatype(let type): return !index.resolve(type, in: environment.context).isOpen
    case .cast(let value, _): return isConstant(value, in: environment)
    case .either(let values): return values.allSatisfy { isConstant($0, in: environment) }
    case .implicitMember(let name): return name != "nil"
    case .list(let elements): return elements.allSatisfy { isConstant($0, in: environment) }
    case .name(let name, _):
      return isDetermined(name, in: environment)
        || isFixed(expression, in: environment) && isConstant(evaluate(expression, in: environment))
    case .member(let base, let name, _):
      guard expression.isPath else { return isConstant(base, in: environment) }
      if isFixed(expression, in: environment), isConstant(evaluate(expression, in: environment)) { return true }
      guard type(named: base, in: environment) == nil, isConstant(base, in: environment) else { return false }
      guard let type = evaluate(base, in: environment).type?.declaration else { return true }
      // An associated value of a case, or a property of a structure. Other code may set a property of an object, unless
      // a name shows all changes of the object.
      if name.hasPrefix("#") { return true }
      if index.types[type].facts.kind == .class, case .name(let owner, _) = base {
        return isDetermined(owner, in: environment) && propertyVariable(name, of: type) != nil
      }
      guard [.struct, .enum].contains(index.types[type].facts.kind) else { return false }
      return propertyVariable(name, of: type) != nil
        || dependOnArguments(methods(name, ofType: type).filter { index.functions[$0].facts.isProperty })
    case .call(let call): return isConstant(call, in: environment)
    default: return false
    }
  }

  private func isConstant(_ call: Call, in environment: Environment) -> Bool {
    guard call.arguments.allSatisfy({ isConstant($0.value, in: environment) }) else { return false }
    switch call.callee {
    case .name(let name, _):
      if name.isOperator { return true }
      guard environment.binding(of: name) == nil else { return false }
      if let type = index.declaredType(name, in: environment.context) {
        return isStructure(type, createdBy: call)
      }
      let functions = fitting(globalFunctions(name, in: environment.context), call, in: environment)
      return functions.isEmpty
        ? !call.arguments.isEmpty && Self.calculations.contains(name) : dependOnArguments(functions)
    case .member(let base, let name, _):
      if let type = type(named: base, in: environment)?.declaration {
        return dependOnArguments(fitting(methods(name, ofType: type), call, in: environment))
      }
      guard !OutsideNames.randomMembers.contains(name), isConstant(base, in: environment) else { return false }
      // The methods of the program may read anything.
      guard let type = evaluate(base, in: environment).type?.declaration else { return true }
      let methods = methods(name, ofType: type)
      return methods.isEmpty || dependOnArguments(fitting(methods, call, in: environment))
    case .type(let type):
      return isStructure(index.resolve(type, in: environment.context), createdBy: call)
    // `.seconds(90)`
    case .implicitMember(let name):
      let functions = functionsByName[name] ?? []
      return functions.isEmpty ? !call.arguments.isEmpty : dependOnArguments(functions)
    default: return false
    }
  }

  /// Returns whether the source determines the result of each of several functions if it determines their arguments.
  private func dependOnArguments(_ functions: [FunctionID]) -> Bool {
    !functions.isEmpty && functions.allSatisfy { index.functions[$0].facts.origin == .arguments }
  }

  /// Returns whether a call creates a structure or an object of the program from its arguments alone. An initializer
  /// that the program writes, and the default of a property, may read anything.
  private func isStructure(_ type: ResolvedType?, createdBy call: Call) -> Bool {
    guard let number = type?.declaration, [.struct, .class].contains(index.types[number].facts.kind) else {
      return false
    }
    let initializers = methods("init", ofType: number)
    if !initializers.isEmpty { return dependOnArguments(fitting(initializers, call)) }
    return !call.arguments.isEmpty
      || index.types[number].variables.allSatisfy { variable in
        let facts = index.variables[variable].facts
        if case .optional? = facts.type, !facts.hasInitialValue { return true }
        return facts.isStatic || facts.initialValue?.isWholeLiteral == true
      }
  }

  func isConstant(_ value: Value) -> Bool {
    switch value {
    case .string, .boolean(.always), .boolean(.never): true
    case .list(let values, _): !values.isEmpty && values.allSatisfy(isConstant)
    case .tuple(let values, _): values.allSatisfy(isConstant)
    // It depends on a test.
    case .either: false
    default: value.pattern != nil || pattern(of: value) != nil
    }
  }

  /// The functions and the initializers of the standard library whose result depends on their arguments alone.
  private static let calculations: Set<String> = [
    "max", "min", "abs", "Int", "UInt", "Double", "Float", "Bool", "String", "Set", "Array",
  ]
}

extension Value {
  /// The element itself, if a list contains it under a condition.
  fileprivate var onlyAlternative: Value {
    if case .either(let alternatives) = self, alternatives.count == 1 { alternatives[0].value } else { self }
  }
}
