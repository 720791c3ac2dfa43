/// Optionals: where `nil` is followed, `??`, and the values in optionals.
extension Interpreter {
  /// Returns whether `nil` is followed in place of a value of a type, since code that receives `nil` may register fewer
  /// services, or a service without a name.
  func mayBeAbsent(_ wrapped: ResolvedType) -> Bool {
    if case .function = wrapped { return true }
    return wrapped == .standard("String") || wrapped.textInFurnish == "Furnish.ServiceName" || mayBeModules(wrapped)
      || isPlainInstance(wrapped)
  }

  /// Returns whether a type of the program, other than an enumeration, neither is a provider nor stores one. A variable
  /// for a provider may be set by code that is not read, so `nil` is not followed there.
  func isPlainInstance(_ type: ResolvedType) -> Bool {
    index.declaration(of: type) != nil && !isEnumeration(type) && !value(of: type).isOfInterest
      && !hasServiceProperty(type)
  }

  /// Returns whether a variable or a constant is `nil` at first. A variable for a provider does not count, since code
  /// that is not read may set it.
  func isAbsent(_ value: Expression?, _ isConstant: Bool, _ type: ResolvedType?) -> Bool {
    guard let wrapped = type?.arguments(of: "Swift.Optional")?.first else { return false }
    if isConstant { return value.map(isNil) == true }
    guard value.map(isNil) ?? true else { return false }
    return isPlainInstance(wrapped)
  }

  /// Evaluates an argument or a default value. The argument `nil` is followed, except in place of a provider or a
  /// container: the function may store the parameter in a property that other code sets later.
  func evaluatePassed(
    _ expression: Expression, in environment: Environment, expecting type: ResolvedType
  ) -> Value {
    if case .implicitMember("nil") = expression, let wrapped = type.arguments(of: "Swift.Optional")?.first,
      !value(of: wrapped).isOfInterest, !hasServiceProperty(wrapped)
    {
      return .absent
    }
    return evaluateReceived(expression, in: environment, expecting: type)
  }

  /// Evaluates the result of a body or of a branch, with `return` or without it. The result `nil` is followed for all
  /// types.
  func evaluateResult(_ expression: Expression, in environment: Environment) -> Value {
    if case .implicitMember("nil") = expression, environment.result?.arguments(of: "Swift.Optional") != nil {
      return .absent
    }
    return evaluateReceived(expression, in: environment, expecting: environment.result)
  }

  /// Returns the first value that is not `nil`: `override ?? Live()`. If the source does not show which one that is,
  /// each value is evaluated under the condition that the values before it are `nil`.
  func firstPresent(of values: [Expression], in environment: Environment, expecting expected: ResolvedType?) -> Value {
    var (part, type, possible) = (environment, expected, [Value.Alternative]())
    // Whether another test may have the same result as the test of an optional: of `session ?? root`, code may use the
    // provider only where the session exists.
    var mayAgree = false
    // Whether code may set one of the optionals before it uses the provider.
    var maySet = false
    for (position, expression) in values.enumerated() {
      let isLast = position == values.count - 1
      let value = evaluate(
        expression, in: part, expecting: isLast ? type : type.map { .standard("Optional", [$0]) })
      if isLast {
        possible.append(
          Value.Alternative(presence: part.presence, value: type.map { self.value(value, declaredAs: $0) } ?? value))
        break
      }
      let provider = conditionOfProvider(value, in: expression, part)
      if value.isAbsent || provider == .never {
        // The type of `override ?? ConsoleLog()` is that of `let override: (any Log)? = nil`.
        type = type ?? expectedType(of: expression, in: part)?.arguments(of: "Swift.Optional")?.first
        continue
      }
      let known = unwrapped(value, of: expression, in: part)
      type = type ?? known.type
      if conditionOfPresence(value, of: expression) == .always || provider == .always {
        possible.append(Value.Alternative(presence: part.presence, value: known))
        noteModules(createdBy: values[(position + 1)...], in: environment)
        break
      }
      let shown = provider ?? (isFixed(expression, in: part) ? conditionOfPresence(value, of: expression) : nil)
      mayAgree = mayAgree || provider == nil
      maySet = maySet || isVariable(expression, in: environment)
      // Literals neither register nor request, so nothing depends on the condition.
      let isFollowed = !values[(position + 1)...].allSatisfy(\.isLiteral)
      let test = shown ?? (isFollowed ? conditionOfPresence(expression, in: part) : nil)
      possible.append(
        Value.Alternative(presence: test.map { space.and(part.presence, $0) } ?? part.presence, value: known))
      part =
        test.map { part.part(under: space.excluding(part.presence, $0)) }
        ?? part.part(under: part.presence, isRepeated: true)
    }
    // `try? load() ?? "main"` is `nil` if an error is thrown.
    let mayThrow = values.contains { $0.contains { if case .call(let call) = $0 { call.isTried } else { false } } }
    if values[values.count - 1].isPresentLiteral, !mayThrow,
      argumentType(of: values[0], in: environment)?.arguments(of: "Swift.Optional")?.first?.isOptional != true
    {
      // `Int(text) ?? 80` is not `nil`, whichever of the values it is.
      let fallback = possible[possible.count - 1].value
      for position in possible.indices {
        let isChanged = position < values.count - 1 && mayHaveChanged(values[position], in: environment)
        possible[position].value = possible[position].value.present(
          orInstanceOf: fallback.knownType, isReplaced: isChanged)
      }
    }
    let value = either(possible)
    guard mayAgree, Set(value.positionsOfProvider).count > 1 else { return value }
    return maySet ? value.unplaced : value.doubtfullyPlaced
  }

  /// Returns whether an expression names a property or a variable, which code may set at another place.
  private func isVariable(_ expression: Expression, in environment: Environment) -> Bool {
    switch expression {
    case .name(let name, _): environment.binding(of: name)?.isConstant != true
    // `list.first` and `list.last` are read-only.
    case .member(_, let name, _): name != "first" && name != "last"
    default: false
    }
  }

  /// Returns the condition that an expression is not `nil`, as that of a test of the program; nil if the test is
  /// repeated and may have another result each time.
  func conditionOfPresence(_ expression: Expression, in environment: Environment) -> Presence? {
    let text = text(of: expression)
    let subject = subject(of: expression, in: environment).map(TestSubject.isPresent)
    let presence = conditionOfTest(
      subject, in: environment, called: text == "…" ? "the value before `??`" : text,
      "is not nil", "is nil")
    if let presence, mayHaveChanged(expression, in: environment) { space.noteDoubt(presence) }
    return presence
  }

  /// Returns the value of an optional that is not `nil`.
  func unwrapped(_ value: Value, of expression: Expression, in environment: Environment) -> Value {
    switch value {
    case .unknown:
      guard let type = typeNamed(by: expression, in: environment), isEnumeration(type) else { return value }
      return .instance(type, creation: nil)
    default:
      let wrapped = unwrapped(value)
      guard case .instance(let type, nil) = wrapped else { return wrapped }
      return type.arguments(of: "Swift.Optional")?.first.map(self.value(of:)) ?? wrapped
    }
  }

  /// Returns the value in an optional that is not `nil`, with its type if the source shows it.
  func unwrapped(_ value: Value) -> Value {
    switch value {
    case .instance(let type, let creation):
      guard let wrapped = type.arguments(of: "Swift.Optional")?.first else { return value }
      guard creation?.call == nil, isEnumeration(wrapped) || wrapped == .standard("Bool") else {
        // The type of the variable that receives `makeLog()`, whose result is `(any Log)?`, is `any Log`.
        return index.declaration(of: wrapped) == nil ? value : .instance(wrapped, creation: creation)
      }
      var known = creation ?? Creation(call: nil, place: nil)
      known.isUnwrapped = true
      return .instance(wrapped, creation: known)
    case .either(let alternatives):
      return .either(alternatives.map { Value.Alternative(presence: $0.presence, value: unwrapped($0.value)) })
    default: return value
    }
  }

  /// Returns the instance in an unknown optional, if its type declares a member of this name: `deps?.make()`,
  /// `deps!.scope`. Returns nil for other values.
  func wrappedObject(_ value: Value, with name: String) -> Value? {
    guard case .instance(let type, let creation) = value,
      let wrapped = type.arguments(of: "Swift.Optional")?.first, let typeID = index.declaration(of: wrapped)
    else { return nil }
    let hasMember =
      !methods(name, ofType: typeID).isEmpty || propertyVariable(name, of: typeID) != nil
      || index.types[typeID].facts.requiredFunctions.contains(name)
    guard hasMember, !["map", "flatMap", "init"].contains(name) else { return nil }
    return .instance(wrapped, creation: creation)
  }

  /// Returns the condition under which an optional has a value; nil if the source does not show it.
  func conditionOfPresence(_ value: Value) -> Presence? {
    guard case .either(let alternatives) = value else { return isPresent(value).map { $0 ? .always : .never } }
    if overlap(alternatives) {
      // The result is known if all of the values are `nil`, or none of them is.
      let conditions = alternatives.map { conditionOfPresence($0.value) }
      let first = conditions.first ?? nil
      return (first == .always || first == .never) && conditions.allSatisfy { $0 == first } ? first : nil
    }
    var result = Presence.never
    for alternative in alternatives {
      guard let condition = conditionOfPresence(alternative.value) else { return nil }
      result = space.or(result, space.and(alternative.presence, condition))
    }
    return result
  }

  /// Returns the condition that the value of an expression is not `nil`; nil if the source does not show it. A provider
  /// in an element of a known dictionary is not `nil`. A property that stores one may be `nil` at another time.
  func conditionOfPresence(_ value: Value, of expression: Expression) -> Presence? {
    if value.isKnownProvider, expression.tableOfElement != nil {
      guard case .either(let alternatives) = value else { return .always }
      return overlap(alternatives)
        ? nil : space.any(alternatives.filter { !$0.value.isAbsent }.map(\.presence))
    }
    return conditionOfPresence(value)
  }

  /// Returns whether a value is not `nil`; nil if the source does not show it.
  func isPresent(_ value: Value) -> Bool? {
    switch value {
    case .absent: return false
    case .closure, .function, .string, .boolean, .container(.some), .collection, .tuple: return true
    case .list(_, isExact: true): return true
    case .instance(_, let creation?): return creation.literal != nil || creation.isPresent ? true : nil
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it is a literal whose value the source shows: a number, a text, a case, or a list of such values.
  var isWholeLiteral: Bool {
    switch self {
    case .string, .number, .boolean, .implicitMember: true
    case .list(let elements): elements.allSatisfy(\.isWholeLiteral)
    default: false
    }
  }

  /// Whether it is a literal other than a list, or an expression that is not read.
  var isLiteral: Bool {
    switch self {
    case .string, .number, .boolean, .other, .implicitMember("nil"): true
    default: false
    }
  }

  /// Whether it is a literal other than `nil`.
  fileprivate var isPresentLiteral: Bool {
    switch self {
    case .string, .number, .boolean: true
    default: false
    }
  }
}

extension Value {
  var isAbsent: Bool { if case .absent = self { true } else { false } }
}
