/// Calls of `map` and `flatMap` of an optional: `config.url.map { services.register(…) }`.
extension Interpreter {
  /// Calls the closure of `map` or `flatMap` of an optional: `provider.map { $0.resolveRequired(Log.self) }`. Returns
  /// nil for other calls.
  func callMapOfOptional(_ base: Value, by name: String, _ call: Call, in environment: Environment) -> Value? {
    guard name == "map" || name == "flatMap", call.arguments.count == 1 else { return nil }
    switch base {
    case .provider, .collection, .container: break
    default: return visitOptional(base, call, in: environment)
    }
    let visitor = evaluate(call.arguments[0].value, in: environment)
    guard visitor.canBeCalled else { return nil }
    return apply(visitor, to: [base], in: environment.part(under: environment.presence, isRepeated: true))
  }

  /// Calls the closure of `map` under the condition that the optional is not `nil`. Returns nil for values of other
  /// types.
  private func visitOptional(_ base: Value, _ call: Call, in environment: Environment) -> Value? {
    guard case .member(let optional, _, _) = call.callee, isOptional(base, optional, in: environment) else {
      return nil
    }
    let visitor = evaluate(call.arguments[0].value, in: environment)
    guard visitor.canBeCalled else { return nil }
    let result = presence(of: optional, in: environment)
    let part = environment.part(
      under: space.and(environment.presence, result.possibly), isRepeated: result.condition == nil)
    guard part.presence != .never else {
      if case .closure(let closure, let scope) = visitor, call.arguments[0].value.isClosureLiteral {
        noteReading(of: closure.place, in: scope)
      }
      return .absent
    }
    let mapped = apply(visitor, to: [unwrapped(base, of: optional, in: environment)], in: part)
    guard result.condition != nil else { return mapped }
    return either([
      Value.Alternative(presence: part.presence, value: mapped),
      Value.Alternative(presence: space.excluding(environment.presence, result.always), value: .absent),
    ])
  }

  /// Returns whether an expression is an optional, as far as its value, its type or the tests of it show.
  func isOptional(_ base: Value, _ expression: Expression, in environment: Environment) -> Bool {
    switch base {
    case .instance(let type, let creation):
      type.isOptional || creation.map { mayFail($0, type) } == true
        || expression.isEndOfList && !isDeclared(expression, in: environment)
    case .either(let alternatives): alternatives.contains(where: \.value.isAbsent)
    case .unknown:
      expression.isEndOfList || isTested(expression, in: environment)
        || argumentType(of: expression, in: environment)?.isOptional == true
    default: false
    }
  }

  /// Returns whether an instance is that of an initializer of the program which may return `nil`.
  private func mayFail(_ creation: Creation, _ type: ResolvedType) -> Bool {
    guard creation.call != nil, !creation.isPresent, let typeID = type.declaration else { return false }
    return methods("init", ofType: typeID).contains { index.functions[$0].facts.isFailable }
  }

  /// Returns whether the program declares a property such as `first` for the value before the dot.
  private func isDeclared(_ property: Expression, in environment: Environment) -> Bool {
    guard case .member(let base, let name, _) = property else { return false }
    return !addedFunctions(named: name).isEmpty || evaluate(base, in: environment).type?.declaration != nil
  }

  /// Returns whether other code tests that an expression is not `nil`, so that it is an optional.
  private func isTested(_ expression: Expression, in environment: Environment) -> Bool {
    expression.isPath && subject(of: expression, in: environment).map { space.tests[.isPresent($0)] != nil } == true
  }

  /// Returns the result of the test that an optional is not `nil`. A call is not evaluated a second time.
  private func presence(of optional: Expression, in environment: Environment) -> TestResult {
    optional.isPath
      ? result(of: .isPresent(optional, text: text(of: optional)), in: environment)
      : TestResult(conditionOfPresence(optional, in: environment))
  }
}

extension Expression {
  /// Whether it is the first or the last element of a list, which is an optional: `arguments.first`.
  fileprivate var isEndOfList: Bool {
    if case .member(_, let name, _) = self { name == "first" || name == "last" } else { false }
  }
}
