extension Interpreter {
  func evaluate(_ call: Call, in environment: Environment, expecting expected: ResolvedType?) -> Value {
    guard spend() else { return .unknown }
    switch call.callee {
    case .name(let name, _): return self.call(named: name, call, in: environment, expecting: expected)
    case .member(let base, let name, _):
      return self.call(
        name, on: evaluate(base, in: environment), call, in: environment, expecting: expected)
    case .implicitMember(let name):
      guard let expected else { return unknown(call, in: environment) }
      return self.call(name, on: .type(expected), call, in: environment, expecting: expected)
    case .type(let reference):
      return make(index.resolve(reference, in: environment.context), call, in: environment)
    case .closure(let closure):
      return apply(closure, environment, arguments: values(of: call.arguments, in: environment))
    default:
      let callee = evaluate(call.callee, in: environment)
      if case .closure(let closure, let scope) = callee {
        return apply(closure, scope, arguments: values(of: call.arguments, in: environment))
      }
      return unknown(call, in: environment)
    }
  }

  private func call(
    named name: String, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    if let known = environment[name] {
      switch known {
      case .closure(let closure, let scope):
        return apply(closure, scope, arguments: values(of: call.arguments, in: environment))
      case .function(let function, let receiver):
        return self.call(function, call.arguments, in: environment, receiver)
      default: return unknown(call, in: environment)
      }
    }
    if let type = environment.context.type {
      if let method = match(methods(name, ofType: type), call) {
        return self.call(method, call.arguments, in: environment, environment.receiver)
      }
      if case .closure(let closure, let scope)? = property(name, ofType: type, isStatic: nil) {
        return apply(closure, scope, arguments: values(of: call.arguments, in: environment))
      }
    }
    if let function = match(globalFunctions(name, in: environment.context), call) {
      return self.call(function, call.arguments, in: environment, nil)
    }
    if index.member(named: name, in: environment.context) != nil || KnownTypes.furnish.contains(name) {
      return make(index.resolve(.name(name), in: environment.context), call, in: environment)
    }
    // `register(…)` in an extension of ServiceCollection.
    if let receiver = environment.receiver, receiver.isOfInterest {
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
      case "validated": return .provider(number.map(Value.Provider.root) ?? .unknown)
      case "build", "start", "close": return .unknown
      default: return foreign(["ServiceContainer", "Container"], name, on: base, call, in: environment)
      }
    case .provider(let provider):
      return ask(name, provider, call, in: environment, expecting: expected)
        ?? foreign(["ServiceProvider", "ServiceScope"], name, on: base, call, in: environment)
    case .locator:
      return locate(name, call, in: environment, expecting: expected)
        ?? foreign(["ServiceLocator"], name, on: base, call, in: environment)
    case .type(let type):
      if name == "init" { return make(type, call, in: environment) }
      if let number = index.declaration(of: type), let function = match(methods(name, ofType: number), call) {
        return self.call(function, call.arguments, in: environment, base)
      }
      return unknown(call, in: environment)
    case .instance(let type, _):
      if let number = index.declaration(of: type) {
        if let function = match(methods(name, ofType: number), call) {
          return self.call(function, call.arguments, in: environment, base)
        }
        if case .closure(let closure, let scope)? = property(name, ofType: number, isStatic: false) {
          return apply(closure, scope, arguments: values(of: call.arguments, in: environment))
        }
      }
      return unknown(call, in: environment)
    case .either(let values):
      return .either(values.map { self.call(name, on: $0, call, in: environment, expecting: expected) })
    case .list(let values) where name == "forEach":
      if case .closure(let closure, let scope)? = call.arguments.last.map({ evaluate($0.value, in: environment) }) {
        for value in values { _ = apply(closure, scope, arguments: [value]) }
      }
      return .unknown
    case .unknown:
      if Self.requestNames.contains(name), call.arguments.first.map({ isMetatype($0.value) }) == true {
        return ask(name, .unknown, call, in: environment, expecting: expected) ?? .unknown
      }
      return unknown(call, in: environment)
    default: return unknown(call, in: environment)
    }
  }

  private func isMetatype(_ expression: Expression) -> Bool {
    if case .metatype = expression { true } else { false }
  }

  /// A function that somebody has added to one of Furnish's types.
  private func foreign(
    _ owners: [String], _ name: String, on base: Value, _ call: Call, in environment: Environment
  ) -> Value {
    for owner in owners {
      if let function = match(index.foreignFunctions[owner]?[name] ?? [], call) {
        return self.call(function, call.arguments, in: environment, base)
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
  func call(_ function: Int, _ arguments: [CallArgument], in environment: Environment, _ receiver: Value?) -> Value {
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
    let result = facts.result.map { index.resolve($0, in: inner.context) }
    let isMade = result.map { self.value(of: $0).isOfInterest } ?? false
    guard let body = facts.body,
      values.contains(where: \.isOfInterest) || receiver?.isOfInterest == true || isMade || makesServices(receiver)
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
    makers.append(function)
    inlined.insert(function)
    let answer = run(body, in: inner)
    makers.removeLast()
    callDepth -= 1
    for case .closure(let closure, let scope) in values where !applied.contains(place(of: closure, scope)) {
      _ = apply(closure, scope, arguments: [])
    }
    if case .unknown = answer { return result.map(self.value(of:)) ?? .unknown }
    if case .instance = answer, let result, !result.isOpen { return .instance(result, made: nil) }
    return answer
  }

  /// What is left of a value where it gets a type: `let log: any Log = ConsoleLog()` is any log.
  func value(_ value: Value, declaredAs type: ResolvedType) -> Value {
    switch value {
    case .unknown: self.value(of: type)
    case .instance(let own, let made): .instance(type.isOpen ? own : type, made: made)
    default: value
    }
  }

  /// Whether a method may use a container that its type keeps.
  private func makesServices(_ receiver: Value?) -> Bool {
    guard case .instance(let type, _)? = receiver, let number = type.declaration else { return false }
    return keepers.contains(number)
  }

  private func bind(_ generics: [String: ResolvedType], in environment: Environment) {
    for (name, type) in generics { environment.context.generics[name] = type }
  }

  /// `_ type: T.Type`: an argument says what `T` is.
  private func bindGeneric(_ type: TypeReference, to value: Value, in environment: Environment) {
    switch (type, value) {
    case (.metatype(.named(let path)), .type(let resolved)) where path.count == 1:
      if environment.context.generics[path[0].name] != nil { environment.context.generics[path[0].name] = resolved }
    case (.named(let path), .instance(let resolved, _)) where path.count == 1:
      if case .parameter? = environment.context.generics[path[0].name] {
        environment.context.generics[path[0].name] = resolved
      }
    default: break
    }
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

  /// A call of what is not ours: closures are taken to be called, and whoever gets a collection may register in it.
  func unknown(_ call: Call, in environment: Environment, receiver: Value? = nil) -> Value {
    if let receiver { escape(receiver, at: SourcePlace(file: environment.context.file, place: call.place)) }
    for argument in call.arguments {
      let value = evaluate(argument.value, in: environment)
      if case .closure(let closure, let scope) = value {
        if !applied.contains(place(of: closure, scope)) { _ = apply(closure, scope, arguments: []) }
      } else {
        escape(value, at: SourcePlace(file: environment.context.file, place: call.place))
      }
    }
    return .unknown
  }

  /// What goes where it cannot be followed.
  func escape(_ value: Value, at place: SourcePlace? = nil) {
    switch value {
    case .collection(let collection):
      guard let container = collection.container else { return }
      if let place {
        note(SourceObstacle(kind: .collection, place: place))
        containers[container].isOpen = true
      }
    case .provider(.recipe(let notes)): notes.isOpaque = true
    case .either(let values), .list(let values): for value in values { escape(value, at: place) }
    default: break
    }
  }
}
