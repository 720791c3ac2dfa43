/// The parameters of called functions, which are bound to the arguments of the call.
extension Interpreter {
  /// Binds the parameters of a function to the arguments of a call, and its generic parameters to their types.
  ///
  /// - Returns: The values of the arguments, or `nil` if the function cannot be called with them.
  func bind(
    _ arguments: [CallArgument], to facts: FunctionFacts, in inner: Environment, from environment: Environment,
    expecting expected: ResolvedType?
  ) -> [Value]? {
    guard let matched = facts.parameters(for: arguments) else { return nil }
    var values: [Value] = []
    var variadic: [Int: [Value]] = [:]
    // An argument that is a type determines a generic parameter before other arguments do: in
    // `add(ConsoleLog(), as: (any Log).self)`, the parameter is `any Log`.
    for (argument, position) in zip(arguments, matched) {
      guard !facts.genericParameters.isEmpty, case .metatype = argument.value else { continue }
      bindGenerics(of: facts.parameters[position].type, byValue: evaluate(argument.value, in: environment), in: inner)
    }
    for (argument, position) in zip(arguments, matched) {
      let parameter = facts.parameters[position]
      let declared = index.resolve(parameter.type, in: inner.context)
      let type = parameter.isVariadic ? declared.arguments(of: "Swift.Array")?.first ?? declared : declared
      if let value = unevaluated(argument.value, for: parameter, as: type, of: facts, in: inner, from: environment) {
        values.append(value)
        inner.bind(parameter.name, to: value, as: nil, isConstant: true)
        continue
      }
      let value = evaluatePassed(argument.value, in: environment, expecting: type)
      notePassing(of: argument.value, in: environment)
      values.append(value)
      if parameter.isVariadic {
        variadic[position, default: []].append(self.value(value, declaredAs: type))
        continue
      }
      if let passed = opened(value, argument.value, as: parameter, of: facts, in: inner.context) {
        bindGenerics(of: parameter.type, byValue: passed, in: inner)
      }
      if value.isUnknownFunction, !facts.genericParameters.isEmpty {
        bindGenerics(of: parameter.type, byFunction: argument.value, in: inner, environment)
      }
      inner.bind(
        parameter.name, to: self.value(value, declaredAs: type), as: type, isConstant: !parameter.isInout,
        protocols: protocols(of: parameter.type, facts.constraints, in: inner.context))
      notePresence(of: parameter, argument.value, in: inner, from: environment)
      inner.testSubjects[parameter.name] = subject(of: argument.value, in: environment)?.limited
      if isUnevaluated(value, argument.value, in: environment) { inner.determined.insert(parameter.name) }
    }
    for (position, values) in variadic {
      inner[facts.parameters[position].name] = .list(values)
      bindPack(facts.parameters[position].type, to: values, in: inner)
    }
    if let reference = facts.result, let expected { bindGenerics(of: reference, to: expected, in: inner) }
    if let reference = facts.result, inner.result?.isOpen ?? true {
      inner.result = index.resolve(reference, in: inner.context)
    }
    for (position, parameter) in facts.parameters.enumerated() where !matched.contains(position) {
      guard parameter.isVariadic else {
        bindDefault(of: parameter, in: inner)
        continue
      }
      inner[parameter.name] = .list([])
      bindPack(parameter.type, to: [], in: inner)
    }
    return values
  }

  /// Assigns the values of `inout` parameters to the variables of the caller after a call: `add(Logs(), to: &modules)`.
  func assignInoutArguments(
    _ arguments: [CallArgument], of facts: FunctionFacts, from inner: Environment, to environment: Environment
  ) {
    guard facts.parameters.contains(where: \.isInout), let matched = facts.parameters(for: arguments) else { return }
    for (argument, position) in zip(arguments, matched) where facts.parameters[position].isInout {
      assign(inner[facts.parameters[position].name], ofParameterTo: argument.value, in: environment)
    }
  }

  /// Assigns the value of an `inout` parameter to the variable that the caller has passed. A list that code has
  /// replaced by an unknown value may have any elements.
  func assign(_ value: Value?, ofParameterTo target: Expression, in environment: Environment) {
    guard let value else { return }
    guard value.isList || target.isPath && evaluate(target, in: environment).mayBeList else {
      if case .values = value { return }
      if target.isPath { assign(value, to: target, in: environment) }
      return
    }
    noteChange(ofListOfObject: target, in: environment)
    change(target, to: value.withListsAlone, in: environment)
  }
}

extension Value {
  /// Whether it is a list in some cases.
  fileprivate var mayBeList: Bool {
    switch self {
    case .list: true
    case .either(let alternatives): alternatives.contains(where: \.value.mayBeList)
    default: false
    }
  }

  /// The value with a list of an unknown element in place of each value that is no list.
  fileprivate var withListsAlone: Value {
    switch self {
    case .list: self
    case .either(let alternatives):
      .either(alternatives.map { Alternative(presence: $0.presence, value: $0.value.withListsAlone) })
    default: .list([.unknown], isExact: false)
    }
  }
}

extension Value {
  /// Whether it may be a function of which no more than the type is known.
  fileprivate var isUnknownFunction: Bool {
    switch self {
    case .unknown, .instance(.function, _): true
    default: false
    }
  }
}
