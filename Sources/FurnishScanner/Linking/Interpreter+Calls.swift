extension Interpreter {
  func evaluate(_ call: Call, in environment: Environment, expecting expected: ResolvedType?) -> Value {
    guard spend() else { return .unknown }
    switch call.callee {
    case .name(let name, _): return self.call(named: name, call, in: environment, expecting: expected)
    case .member(let base, let name, _):
      let value = evaluate(base, in: environment)
      if case .unknown = value, isRegistration(name, base, call) { return registerNowhere(call, in: environment) }
      if case .values = value { return self.call(name, onValues: call, in: environment) }
      if case .list(let values) = value {
        return self.call(name, onList: values, named: base, call, in: environment)
      }
      return self.call(name, on: value, call, in: environment, expecting: expected)
    case .implicitMember(let name):
      guard let expected else { return unknown(call, in: environment) }
      return self.call(name, on: .type(expected), call, in: environment, expecting: expected)
    case .type(let reference):
      return make(index.resolve(reference, in: environment.context), call, in: environment)
    case .closure(let closure):
      return apply(closure, environment, arguments: values(of: call.arguments, in: environment))
    default:
      return self.call(value: evaluate(call.callee, in: environment), call, in: environment, expecting: expected)
    }
  }

  /// A call of what some expression is worth.
  private func call(
    value: Value, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    switch value {
    case .closure(let closure, let scope):
      return apply(closure, scope, arguments: values(of: call.arguments, in: environment))
    case .function(let function, let receiver):
      return self.call(
        function, call.arguments, in: environment, receiver, expecting: expected, at: call.place)
    case .method(let base, let name): return self.call(name, on: base, call, in: environment, expecting: expected)
    case .either(let values):
      return .either(values.map { self.call(value: $0, call, in: environment, expecting: expected) })
    default: return unknown(call, in: environment)
    }
  }

  private func call(
    named name: String, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    if name == "withServices" || name == "prepareServices" { return change(call, in: environment) }
    if let known = environment[name] { return self.call(value: known, call, in: environment, expecting: expected) }
    if let type = ownType(in: environment) {
      if let method = match(methods(name, ofType: type), call) {
        return self.call(
          method, call.arguments, in: environment, environment.receiver, expecting: expected, at: call.place)
      }
      if let value = property(name, ofType: type, isStatic: nil), value.canBeCalled {
        return self.call(value: value, call, in: environment, expecting: expected)
      }
    }
    if let function = match(globalFunctions(name, in: environment.context), call) {
      return self.call(function, call.arguments, in: environment, nil, expecting: expected, at: call.place)
    }
    if let variable = globalVariable(name, in: environment.context) {
      return self.call(value: value(ofVariable: variable), call, in: environment, expecting: expected)
    }
    if index.member(named: name, in: environment.context) != nil || KnownTypes.furnish.contains(name) {
      return make(index.resolve(.name(name), in: environment.context), call, in: environment)
    }
    // `register(…)` in an extension of ServiceCollection.
    if let receiver = environment.receiver, receiver.isOfInterest {
      if case .values = receiver { return unknown(call, in: environment) }
      return self.call(name, on: receiver, call, in: environment, expecting: expected)
    }
    return unknown(call, in: environment)
  }

  /// A call of a member.
  func call(
    _ name: String, on base: Value, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    switch base {
    case .collection(let collection): return register(name, collection, call, in: environment)
    case .container(let number):
      switch name {
      case "validated":
        build(number)
        return .provider(number.map(Value.Provider.root) ?? .unknown)
      case "build", "start", "close":
        build(number)
        return .unknown
      default:
        return foreign(["ServiceContainer", "Container"], name, on: base, call, in: environment, expecting: expected)
      }
    case .provider(let provider):
      return ask(name, provider, call, in: environment, expecting: expected)
        ?? foreign(["ServiceProvider", "ServiceScope"], name, on: base, call, in: environment, expecting: expected)
    case .locator:
      return locate(name, call, in: environment, expecting: expected)
        ?? foreign(["ServiceLocator"], name, on: base, call, in: environment, expecting: expected)
    case .type(let type):
      if name == "init" { return make(type, call, in: environment) }
      if let number = index.declaration(of: type), let function = match(methods(name, ofType: number), call) {
        return self.call(function, call.arguments, in: environment, base, expecting: expected, at: call.place)
      }
      if let number = index.declaration(of: type), let value = property(name, ofType: number, isStatic: true),
        value.canBeCalled
      {
        return self.call(value: value, call, in: environment, expecting: expected)
      }
      return unknown(call, in: environment)
    case .instance(let type, _):
      if let number = index.declaration(of: type) {
        if case .existential = type, let answer = callEach(name, of: number, call, in: environment) { return answer }
        if let function = match(methods(name, ofType: number), call) {
          return self.call(function, call.arguments, in: environment, base, expecting: expected, at: call.place)
        }
        if let value = property(name, ofType: number, isStatic: false), value.canBeCalled {
          return self.call(value: value, call, in: environment, expecting: expected)
        }
      }
      return unknown(call, in: environment)
    case .either(let values):
      return .either(values.map { self.call(name, on: $0, call, in: environment, expecting: expected) })
    case .list(let values): return self.call(name, onList: values, named: .other, call, in: environment)
    case .unknown:
      if Self.requestNames.contains(name), call.arguments.contains(where: { isMetatype($0.value) }) {
        return ask(name, .unknown, call, in: environment, expecting: expected) ?? .unknown
      }
      return unknown(call, in: environment)
    default: return unknown(call, in: environment)
    }
  }

  /// A call of what a protocol demands, with services: whichever type it is that conforms, what it registers counts.
  private func callEach(_ name: String, of interface: Int, _ call: Call, in environment: Environment) -> Value? {
    guard values(of: call.arguments, in: environment).contains(where: \.isOfServices) else { return nil }
    let types = index.conformers[interface]?.filter { match(methods(name, ofType: $0), call) != nil } ?? []
    guard !types.isEmpty, types.count <= 64 else { return nil }
    branchDepth += 1
    defer { branchDepth -= 1 }
    return .either(
      types.map { number in
        let type = ResolvedType.nominal(name: index.types[number].fullName, declaration: number, arguments: [])
        return self.call(
          match(methods(name, ofType: number), call)!, call.arguments, in: environment, .instance(type, made: nil),
          at: call.place)
      })
  }

  private func isMetatype(_ expression: Expression) -> Bool {
    if case .metatype = expression { true } else { false }
  }

  /// A function that somebody has added to one of Furnish's types.
  private func foreign(
    _ owners: [String], _ name: String, on base: Value, _ call: Call, in environment: Environment,
    expecting expected: ResolvedType?
  ) -> Value {
    for owner in owners {
      if let function = match(index.foreignFunctions[owner]?[name] ?? [], call) {
        return self.call(
          function, call.arguments, in: environment, base, expecting: expected, at: call.place)
      }
    }
    return unknown(call, in: environment, receiver: base)
  }

  func match(_ candidates: [Int], _ call: Call) -> Int? {
    candidates.first { candidate in
      let facts = index.functions[candidate].facts
      return !facts.isProperty && facts.parameters(for: call.arguments) != nil
    }
  }

  func values(of arguments: [CallArgument], in environment: Environment) -> [Value] {
    arguments.map { evaluate($0.value, in: environment) }
  }

  /// Calls a function of ours, and goes into it where that is worth it.
  func call(
    _ function: Int, _ arguments: [CallArgument], in environment: Environment, _ receiver: Value?,
    expecting expected: ResolvedType? = nil, at place: Place? = nil
  ) -> Value {
    let facts = index.functions[function].facts
    let inner = self.environment(of: function, receiver: receiver)
    if case .type(let type)? = receiver { bind(generics(of: type), in: inner) }
    if case .instance(let type, _)? = receiver { bind(generics(of: type), in: inner) }
    guard let matched = facts.parameters(for: arguments) else { return .unknown }
    var values: [Value] = []
    for (argument, parameter) in zip(arguments, matched) {
      let type = index.resolve(facts.parameters[parameter].type, in: inner.context)
      let value = evaluate(argument.value, in: environment, expecting: type)
      bindGeneric(facts.parameters[parameter].type, to: value, in: inner)
      inner[facts.parameters[parameter].name] = self.value(value, declaredAs: type)
      values.append(value)
    }
    if let reference = facts.result, let expected { bindGenerics(of: reference, to: expected, in: inner) }
    let result = facts.result.map { index.resolve($0, in: inner.context) }
    if let result, inner.result?.isOpen == true { inner.result = result }
    for (number, parameter) in facts.parameters.enumerated() where !matched.contains(number) {
      bindDefault(of: parameter, in: inner)
    }
    let isMade = result.map { self.value(of: $0).isOfInterest || mayBeModules($0) } ?? false
    let isGeneric = !inner.context.generics.isEmpty
    if facts.body?.count == 1, case .expression(.string(let text))? = facts.body?.first { return .string(text) }
    guard let body = facts.body,
      values.contains(where: \.isOfInterest) || receiver?.isOfInterest == true || isMade || isGeneric
        || makesServices(receiver)
    else {
      for value in values { escape(value) }
      return result.map(self.value(of:)) ?? .unknown
    }
    guard callDepth < Self.deepestCall else {
      let place = SourcePlace(file: index.functions[function].file, place: facts.place)
      for value in values + [receiver].compactMap({ $0 }) { escape(value, at: place) }
      return result.map(self.value(of:)) ?? .unknown
    }
    callDepth += 1
    inline(function)
    let asker = placeOfAsker
    if isGeneric, asker == nil, let place { placeOfAsker = SourcePlace(file: environment.context.file, place: place) }
    let answer = run(body, in: inner)
    placeOfAsker = asker
    makers.removeLast()
    callDepth -= 1
    for case .closure(let closure, let scope) in values where !applied.contains(self.place(of: closure, scope)) {
      _ = apply(closure, scope, arguments: [])
    }
    if case .unknown = answer { return result.map(self.value(of:)) ?? .unknown }
    if case .instance = answer, let result, !result.isOpen, !mayBeModules(result) {
      return .instance(result, made: nil)
    }
    return answer
  }

  /// A function that calls itself is still what its callers see.
  func inline(_ function: Int) {
    if !makers.contains(function) { inlined.insert(function) }
    makers.append(function)
  }

  /// Whether a method may use a container that its type keeps.
  private func makesServices(_ receiver: Value?) -> Bool {
    guard case .instance(let type, _)? = receiver, let number = type.declaration else { return false }
    return keepers.contains(number)
  }
}
