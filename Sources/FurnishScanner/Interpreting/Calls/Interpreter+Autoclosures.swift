/// Arguments that the called function evaluates, under its own tests: `open(provider)` of `when(isOn, open(provider))`,
/// where `func when(_ isOn: Bool, _ work: @autoclosure () -> Void) { if isOn { work() } }`.
extension Interpreter {
  /// Returns an argument for an `@autoclosure` as a closure; nil for other arguments. The result is also nil for an
  /// argument without calls whose type is not `Bool`, since its evaluation has no effect.
  func unevaluated(
    _ argument: Expression, for parameter: ParameterFacts, as type: ResolvedType, of facts: FunctionFacts,
    in inner: Environment, from environment: Environment
  ) -> Value? {
    // A Boolean argument without calls is passed as a closure too, so that its tests have the subject of the argument:
    // `check(isOn)`.
    let place = argument.placeOfCall ?? (type == .standard("Bool") ? argument.placeOfFirstName : nil)
    guard parameter.isAutoclosure, facts.body != nil, let place else { return nil }
    var type = type
    if type.isOpen {
      guard let typeOfArgument = argumentType(of: argument, in: environment), !typeOfArgument.isOpen else { return nil }
      bindGenerics(of: parameter.type, byValue: value(of: typeOfArgument), in: inner)
      type = index.resolve(parameter.type, in: inner.context)
    }
    let closure = Closure(
      parameters: [], anonymousParameters: 0, isAsync: false, isThrowing: false,
      body: [.expression(argument)], place: place)
    let function = ResolvedType.function("() -> \(type.text)", parameters: [], result: type)
    let scope = scope(of: closure, in: environment, expecting: function)
    addPending(closure, in: scope)
    return .closure(closure, scope)
  }

  /// Returns the result of a test that calls a constant closure: `isReady()`, where `let isReady = { isOn }`, has the
  /// result of `isOn`. It is nil for other calls, and for a closure that calls itself.
  func result(ofClosureCall value: Expression, in environment: Environment) -> TestResult? {
    guard case .call(let call) = value, call.arguments.isEmpty, case .name(let name, _) = call.callee,
      environment.binding(of: name)?.isConstant == true,
      case .closure(let closure, let scope)? = environment[name], closure.function == nil, closure.captures == 0,
      closure.parameters.isEmpty, closure.body.count == 1, case .expression(let result) = closure.body[0]
    else { return nil }
    let place = SourcePlace(file: scope.context.file, place: closure.place)
    guard progress.closuresOfTests.insert(place).inserted else { return nil }
    defer { progress.closuresOfTests.remove(place) }
    noteReading(of: closure.place, in: scope)
    let part = scope.part(under: environment.presence, isRepeated: environment.repetition > scope.repetition)
    return self.result(of: .value(result, text: text(of: result)), in: part)
  }
}

extension Expression {
  /// The place of the first name that it contains.
  fileprivate var placeOfFirstName: Place? {
    var place: Place?
    _ = contains { part in
      guard case .name(let name, let placeOfName) = part, !name.isOperator else { return false }
      place = placeOfName
      return true
    }
    return place
  }

  /// The place of the first call that it contains, apart from those of operators.
  fileprivate var placeOfCall: Place? {
    var place: Place?
    _ = contains { part in
      guard case .call(let call) = part, call.callee.calledName?.isOperator != true else { return false }
      place = call.place
      return true
    }
    return place
  }
}
