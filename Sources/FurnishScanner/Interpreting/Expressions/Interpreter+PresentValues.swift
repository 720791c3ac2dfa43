/// Values that are not `nil` although their variable is an optional: the text that a call passes for a parameter of the
/// type `String?`.
extension Interpreter {
  /// Notes the modules to the right of `??` as included, `module ?? Fallback()`, although the optional is present here:
  /// another call may pass `nil`.
  func noteModules(createdBy defaults: ArraySlice<Expression>, in environment: Environment) {
    for value in defaults {
      guard let type = typeNamed(by: value, in: environment)?.declaration, index.isModule(type) else { continue }
      events.includedModules.insert(type)
    }
  }

  /// Evaluates an expression whose value a parameter, a property, a variable or a result receives. If the type of the
  /// expression is no optional, notes that the value is not `nil`.
  func evaluateReceived(
    _ expression: Expression, in environment: Environment, expecting type: ResolvedType?
  ) -> Value {
    let value = evaluate(expression, in: environment, expecting: type)
    guard type?.isOptional == true, environment.attempt?.isOptionalTry != true, !value.isOfInterest,
      conditionOfPresence(value) == nil,
      isNoOptionalChain(expression, in: environment), let typeOfExpression = typeOfValue(expression, in: environment),
      typeOfExpression.isNotOptional
    else { return value }
    return value.present(orInstanceOf: typeOfExpression)
  }

  /// Returns the earlier value of a variable in the cases in which an assignment has not replaced it: after
  /// `if port == nil { port = 80 }`, it is not `nil`.
  func remaining(_ value: Value, _ subject: TestSubject?, after assignment: Presence) -> Value {
    guard let subject, let isPresent = space.tests[.isPresent(subject)], conditionOfPresence(value) == nil,
      space.excluding(space.not(assignment), isPresent) == .never
    else { return value }
    switch value {
    case .unknown: return value.present
    case .instance(let type, _):
      let wrapped = type.arguments(of: "Swift.Optional")?.first ?? type
      return Value.instance(wrapped, creation: nil).present(orInstanceOf: wrapped)
    default: return value
    }
  }

  /// Returns whether an expression is no optional chain: the types of all values before a dot are known, and none is an
  /// optional. The facts contain no question marks, so `config?.url` is the member `url` of `config`.
  private func isNoOptionalChain(_ expression: Expression, in environment: Environment) -> Bool {
    func isOwner(_ base: Expression) -> Bool {
      if case .name("self", _) = base { return true }
      if type(named: base, in: environment) != nil { return true }
      return isNoOptionalChain(base, in: environment) && typeOfValue(base, in: environment)?.isNotOptional == true
    }
    switch expression {
    case .name: return true
    case .text: return true
    case .member(let base, _, _): return isOwner(base)
    case .call(let call):
      // An initializer may return `nil`.
      if call.callee.calledName.map({ $0 == "init" || $0.first?.isUppercase == true }) ?? true { return false }
      if case .member(let base, let name, _) = call.callee { return name != "subscript" && isOwner(base) }
      return true
    default: return false
    }
  }
}

extension ResolvedType {
  /// Whether it is a known type that is no optional.
  fileprivate var isNotOptional: Bool { if case .nominal = self { !isOptional && !isOpen } else { false } }
}

extension Value {
  /// The value with the note that it is not `nil`. The type of an unknown value stays unknown.
  var present: Value { present(orInstanceOf: .unknownPart) }

  /// Returns the value with the note that it is not `nil`. An unknown value is then an instance of the type.
  ///
  /// - Parameter isReplaced: Whether code may have set an unknown value in place of the one that the source shows.
  func present(orInstanceOf type: ResolvedType?, isReplaced: Bool = false) -> Value {
    switch self {
    case .unknown:
      return type.map {
        .instance($0, creation: Creation(call: nil, place: nil, isReplaced: isReplaced, isPresent: true))
      } ?? self
    case .instance(let typeOfInstance, let creation):
      if typeOfInstance.isOptional { return self }
      var known = creation ?? Creation(call: nil, place: nil)
      known.isPresent = true
      return .instance(typeOfInstance, creation: known)
    case .either(let alternatives):
      return .either(
        alternatives.map { Alternative(presence: $0.presence, value: $0.value.present(orInstanceOf: type)) })
    default: return self
    }
  }
}
