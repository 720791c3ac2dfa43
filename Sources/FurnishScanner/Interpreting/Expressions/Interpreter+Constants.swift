/// Constants: values that are the same each time that the program runs. Calculations with them are evaluated if they
/// are common ones. The results of others are unknown, but a test of them does not depend on input.
extension Interpreter {
  /// Returns a property of a text.
  func calculated(_ name: String, of text: String) -> Value {
    switch name {
    case "isEmpty": .boolean(text.isEmpty ? .always : .never)
    case "count": .number(text.count)
    default: .unknown
    }
  }

  /// Returns the result of a method of a text; nil if it is unknown.
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

  /// Returns the type of the literal of a list that a call searches for a value: in
  /// `[.staging, .production].contains(stage)` the elements have the type of `stage`.
  func typeOfList(_ list: Expression, searchedBy call: Call, in environment: Environment) -> ResolvedType? {
    guard case .list = list, call.callee.calledName == "contains", call.arguments.count == 1,
      call.arguments[0].value.isPath
    else { return nil }
    return evaluate(call.arguments[0].value, in: environment).knownType.map { .standard("Array", [$0]) }
  }

  /// Returns the condition under which a list contains a value; nil if an element is unknown.
  func contains(_ list: ValueList, _ call: Call, in environment: Environment) -> Presence? {
    guard list.isExact, call.arguments.count == 1, call.arguments[0].label == nil, list.isOrdered else { return nil }
    let argument = call.arguments[0].value
    let value = evaluate(argument, in: environment, expecting: list.values.first?.type)
    let compared = ComparedValue(value, of: argument, text(of: argument), in: environment, self)
    let ownPattern = compared.isFixed ? pattern(of: value) : nil
    // An option of an `OptionSet` may be a combination of others, so only an equal one is found.
    let combines = list.values.first?.type?.declaration.map { index.conforms($0, to: "OptionSet") } ?? false
    if combines, !list.values.contains(where: { pattern(of: $0.withoutPresenceInList) == ownPattern }) { return nil }
    var result = Presence.never
    for element in list.values {
      let presence = element.presenceInList
      guard let known = pattern(of: element.withoutPresenceInList),
        let isElement = ownPattern.map({ $0 == known ? .always : .never })
          ?? condition(compared, matches: known, in: environment)
      else { return nil }
      result = space.or(result, space.and(presence, isElement))
    }
    return result
  }

  /// Notes whether a test that was not evaluated is one of constants, whose result the source determines, or one of
  /// input. A finding that depends on a test of constants is a warning.
  func noteConstant(_ presence: Presence?, _ test: BranchTest, in environment: Environment) {
    guard let presence, presence != .always, presence != .never else { return }
    let variables = space.support(presence).filter { !space.isFlag($0) }
    if case .member(.name("Task", _), "isCancelled", _)? = test.value {
      space.testsOfCancellation.formUnion(variables)
    } else if isConstant(test, in: environment) {
      space.testsOfConstants.formUnion(variables.subtracting(space.testsOfInput))
    } else if variables.count == 1, namesInput(test, in: environment) {
      // Another test may read the same input in a way that the names do not show.
      space.testsOfInput.formUnion(variables)
      space.testsOfConstants.subtract(variables)
    }
  }

  /// Returns whether the source determines the value of an expression, and the interpreter has not calculated it.
  func isUnevaluated(_ value: Value, _ expression: Expression, in environment: Environment) -> Bool {
    switch value {
    case .boolean: false
    case _ where isConstant(value): false
    default: isConstant(expression, in: environment)
    }
  }

  /// Returns whether the source determines the result of a test.
  func isConstant(_ test: BranchTest, in environment: Environment) -> Bool {
    switch test {
    case .constant: return true
    case .not(let test): return isConstant(test, in: environment)
    case .all(let tests), .any(let tests): return tests.allSatisfy { isConstant($0, in: environment) }
    case .value(let value, let text), .isPresent(let value, let text):
      return isDetermined(ExpressionOrigin(value, text: text), in: environment)
    case .matches(let value, let text, let pattern):
      return isDetermined(ExpressionOrigin(value, text: text), in: environment)
        && isDetermined(ExpressionOrigin(pattern), in: environment)
    case .other(_, _, let isConstant): return isConstant
    }
  }

  /// Returns whether an expression has the same value each time that the program runs, since no input leads to it.
  func isConstant(_ expression: Expression, in environment: Environment) -> Bool {
    isDetermined(ExpressionOrigin(expression), in: environment)
  }

  /// Returns whether the source determines the values of all names that an expression reads.
  private func isDetermined(_ origin: ExpressionOrigin, in environment: Environment) -> Bool {
    origin.isWhole && origin.names.allSatisfy { isDetermined($0, in: environment) }
      && origin.mentions.allSatisfy { variablesByName[$0] == nil || isDetermined($0, in: environment) }
  }

  /// Returns whether the source determines the value of a name, in one of the forms that ``OriginNames`` describes.
  func isDetermined(_ name: String, in environment: Environment) -> Bool {
    let isLocal = name.hasPrefix("#") || name.contains(" ") || name.isAnonymousParameter
    if isLocal { return isDeterminedLocally(name, in: environment) }
    if name.contains(".") || !name.contains(where: \.isLetter) { return !leadsToInput(name) }
    if isDeterminedLocally(name, in: environment) { return true }
    if environment.binding(of: name) != nil || name == "self" { return false }
    if let variable = variable(named: name, in: environment), isPropertyOfInstance(variable) {
      return isDetermined(variable, of: environment.receiver)
    }
    if readsInstance(name, in: environment) { return false }
    return !leadsToInput(name)
  }

  /// Returns whether the source determines the value of a property of an instance. If the creation of the instance is
  /// unknown, it may have any value.
  private func isDetermined(_ property: VariableID, of instance: Value?) -> Bool {
    guard case .instance(_, let creation?)? = instance else { return false }
    let facts = index.variables[property].facts
    return (facts.isConstant || !creation.mayHaveChanged)
      && creation.properties?.determined.contains(facts.name) == true
  }

  /// Returns whether a name is a local one whose value the source determines, or has a known constant value.
  private func isDeterminedLocally(_ name: String, in environment: Environment) -> Bool {
    let expression = Expression.name(name, Place.none)
    return scope(ofVariable: name, in: environment)?.isDetermined(name) == true
      || isFixed(expression, in: environment) && isConstant(evaluate(expression, in: environment))
  }

  /// Returns whether input leads to the value of a name.
  private func leadsToInput(_ name: String) -> Bool {
    origin(of: OriginFacts(names: [name])) != .arguments
  }

  /// Returns whether a test names a global declaration or a member to which input leads. Local names and properties of
  /// the instance do not count, since code around the body may determine their values.
  private func namesInput(_ test: BranchTest, in environment: Environment) -> Bool {
    guard let value = test.value else { return false }
    return ExpressionOrigin(value).names.contains { name in
      if name.contains(".") { return leadsToInput(name) }
      if environment.binding(of: name) != nil || ownType(in: environment) != nil { return false }
      return (variablesByName[name] != nil || functionsByName[name] != nil) && leadsToInput(name)
    }
  }

  /// Returns whether a name is that of a method or a computed property of `self`, which may read any stored property.
  private func readsInstance(_ name: String, in environment: Environment) -> Bool {
    if environment.context.foreignOwner != nil { return index.foreignFunctionNames.contains(name) }
    guard let type = ownType(in: environment) else { return false }
    return unreadMembers[name] != nil
      || methods(name, ofType: type).contains { !index.functions[$0].facts.isStatic }
  }

  private func isPropertyOfInstance(_ variable: VariableID) -> Bool {
    index.variables[variable].owner != nil && !index.variables[variable].facts.isStatic
  }

  /// Returns whether a value is a known text, number, Boolean value or case, or consists of such values.
  func isConstant(_ value: Value) -> Bool {
    switch value {
    case .string, .boolean(.always), .boolean(.never): true
    case .list(let values, _): !values.isEmpty && values.allSatisfy(isConstant)
    case .tuple(let values, _): values.allSatisfy(isConstant)
    // Which of its values it is depends on a test.
    case .either: false
    default: value.pattern != nil || pattern(of: value) != nil
    }
  }
}
