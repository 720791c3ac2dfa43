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

  func place(of closure: Closure, _ environment: Environment) -> SourcePlace {
    SourcePlace(file: environment.context.file, place: closure.place)
  }

  /// Calls a closure.
  ///
  /// - Parameter result: What it is expected to answer, where it does not say so itself.
  func apply(
    _ closure: Closure, _ scope: Environment, arguments: [Value], result: ResolvedType? = nil
  ) -> Value {
    guard callDepth < Self.deepestCall else { return .unknown }
    applied.insert(place(of: closure, scope))
    let declared = closure.result.map { index.resolve($0, in: scope.context) }
    let inner = Environment(context: scope.context, parent: scope, result: declared ?? result)
    for (number, parameter) in closure.parameters.enumerated() {
      let given = number < arguments.count ? arguments[number] : .unknown
      let declared = parameter.type.map { index.resolve($0, in: scope.context) }
      inner[parameter.name] = declared.map { value(given, declaredAs: $0) } ?? given
    }
    for number in 0..<max(closure.anonymousParameters, closure.parameters.isEmpty ? arguments.count : 0) {
      inner["$\(number)"] = number < arguments.count ? arguments[number] : .unknown
    }
    callDepth += 1
    defer { callDepth -= 1 }
    return run(closure.body, in: inner)
  }
}
