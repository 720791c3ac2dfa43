extension Interpreter {
  func evaluate(_ call: Call, in environment: Environment, expecting expected: ResolvedType?) -> Value {
    guard spendStep() else { return .unknown }
    noteChange(by: call, in: environment)
    let result = follow(call, in: environment, expecting: expected)
    for argument in call.arguments where argument.isInout { forgetPassed(argument.value, in: environment) }
    return call.isForced ? unwrapped(result) : result
  }

  private func follow(_ call: Call, in environment: Environment, expecting expected: ResolvedType?) -> Value {
    switch call.callee {
    case .name(SwinjectNames.forced, _): return resolveForced(call, in: environment, expecting: expected)
    case .name(SwinjectNames.resolveOperator, _):
      return resolveByOperator(call, in: environment, expecting: expected)
    case .name(let name, _) where name.isOperator: return operate(name, call, in: environment, expecting: expected)
    case .name(let name, _): return self.call(named: name, call, in: environment, expecting: expected)
    case .member(.name("super", _), let name, _):
      return self.call(superclassMethod: name, call, in: environment, expecting: expected)
    case .member(let base, let name, _):
      if name.first?.isUppercase == true, let type = type(named: call.callee, in: environment) {
        return callInitializer(of: type, call, in: environment, expecting: expected)
      }
      let value = evaluate(base, in: environment, expecting: typeOfList(base, searchedBy: call, in: environment))
      if name == "toggle", call.arguments.isEmpty, !environment.isRepeated, let holds = truth(of: value) {
        assign(.boolean(space.not(holds)), to: base, in: environment)
        return .unknown
      }
      defer { forget(base, value, changedBy: name, in: environment) }
      if case .unknown = value, isRegistration(name, base, call, in: environment.context.file) {
        return registerNowhere(call, in: environment)
      }
      if case .values = value { return self.call(name, onValues: call, in: environment) }
      if let list = list(value, visitedBy: name) {
        return self.call(name, onList: list, named: base, call, in: environment)
      }
      // `if isLive { modules.append(a) } else { modules.append(b) }`
      if name == "append" || name == "insert", case .either(let alternatives) = value {
        return each(alternatives, in: environment) { one, part in
          if let list = self.list(one, visitedBy: name) {
            return self.call(name, onList: list, named: base, call, in: part)
          }
          return self.call(name, on: one, call, in: part, expecting: expected)
        }
      }
      return self.call(name, on: value, call, in: environment, expecting: expected)
    case .implicitMember(let name):
      guard let expected else { return callUnread(call, in: environment) }
      let type = expected.arguments(of: "Swift.Optional")?.first ?? expected
      return self.call(name, on: .type(type), call, in: environment, expecting: expected)
    case .type(let reference):
      let type = index.resolve(reference, in: environment.context)
      return callInitializer(of: type, call, in: environment, expecting: expected)
    case .closure(let closure):
      return apply(
        closure, environment, arguments: values(of: call.arguments, in: environment), in: environment, result: expected)
    default:
      return self.call(value: evaluate(call.callee, in: environment), call, in: environment, expecting: expected)
    }
  }

  /// Calls a method of the superclass: `super.assemble(services)`.
  private func call(
    superclassMethod name: String, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    guard let type = environment.context.type, let parent = index.superclass(of: type),
      case let methods = matches(methods(name, ofType: parent), call, in: environment), !methods.isEmpty
    else { return callUnread(call, in: environment) }
    return self.call(
      methods, call.arguments, in: environment, environment.receiver, expecting: expected, at: call.place)
  }

  /// Returns whether a value is an instance of a type with `callAsFunction`.
  private func isCallable(_ value: Value) -> Bool {
    guard case .instance(let type, _) = value, let number = index.declaration(of: type) else { return false }
    return !methods("callAsFunction", ofType: number).isEmpty
  }

  private func call(
    value: Value, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    switch value {
    case .closure(let closure, let scope):
      if let function = closure.function {
        return self.call(localFunction: function, scope, call, in: environment, expecting: expected)
      }
      let arguments = call.arguments.enumerated().map { number, argument in
        evaluate(argument.value, in: environment, expecting: parameterType(number, of: closure, scope))
      }
      var targets: [Int: Expression] = [:]
      for (number, argument) in call.arguments.enumerated() where argument.isInout { targets[number] = argument.value }
      return apply(closure, scope, arguments: arguments, changing: targets, in: environment)
    case .function(let function, let receiver):
      return self.call(
        function, labeled(call.arguments, as: function), in: environment, receiver, expecting: expected, at: call.place)
    case .method(let base, let name): return self.call(name, on: base, call, in: environment, expecting: expected)
    case .either(let values):
      return each(values, in: environment) { self.call(value: $0, call, in: $1, expecting: expected) }
    case .absent: return .absent
    case .instance(.function(_, _, let result), _):
      _ = callUnread(call, in: environment)
      return isEnumeration(result) || result == .standard("Bool") ? self.value(of: result) : .unknown
    case .instance(let type, _):
      guard let number = index.declaration(of: type),
        let function = match(methods("callAsFunction", ofType: number), call)
      else {
        let result = callUnread(call, in: environment)
        return call.isOfAutoclosure ? value : result
      }
      return self.call(function, call.arguments, in: environment, value, expecting: expected, at: call.place)
    case .provider, .collection, .container, .locator:
      if call.isOfAutoclosure { return value }
      return self.call("callAsFunction", on: value, call, in: environment, expecting: expected)
    default:
      let result = callUnread(call, in: environment)
      return call.isOfAutoclosure ? value : result
    }
  }

  /// Returns the type of a parameter of a closure, as the closure or its variable states it.
  private func parameterType(_ number: Int, of closure: Closure, _ scope: Environment) -> ResolvedType? {
    let written = number < closure.parameters.count ? closure.parameters[number].type : nil
    return written.map { index.resolve($0, in: scope.context) } ?? scope.parameter(number)
  }

  /// Adds the labels of the function to the arguments of a call of a value, which have no labels.
  private func labeled(_ arguments: [CallArgument], as function: FunctionID) -> [CallArgument] {
    let labels = index.functions[function].facts.labels
    guard labels.count == arguments.count, arguments.allSatisfy({ $0.label == nil }) else { return arguments }
    return zip(arguments, labels).map { CallArgument(label: $1, value: $0.value) }
  }

  private func call(
    named name: String, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    if FurnishNames.changing.contains(name) { return replaceValues(call, in: environment) }
    if let known = environment[name] { return self.call(value: known, call, in: environment, expecting: expected) }
    if let type = ownType(in: environment) {
      let found = matches(methods(name, ofType: type), call, in: environment)
      if !found.isEmpty {
        let value = self.call(
          found, call.arguments, in: environment, environment.receiver, expecting: expected, at: call.place)
        return result(value, of: name, type, receiver: environment.receiver)
      }
      if let value = property(name, of: environment.receiver, type, isStatic: nil), value.canBeCalled {
        return self.call(value: value, call, in: environment, expecting: expected)
      }
      let added = addedMethods(name, call, to: type, in: environment)
      if !added.isEmpty {
        return self.call(
          added, call.arguments, in: environment, environment.receiver, expecting: expected, at: call.place)
      }
    }
    let functions = matches(globalFunctions(name, in: environment.context), call, in: environment)
    if !functions.isEmpty {
      return self.call(functions, call.arguments, in: environment, nil, expecting: expected, at: call.place)
    }
    let variables = globalVariables(name, in: environment.context)
    if !variables.isEmpty {
      return self.call(value: value(ofVariables: variables), call, in: environment, expecting: expected)
    }
    if let type = index.declaredType(name, in: environment.context) {
      return callInitializer(of: type, call, in: environment, expecting: expected)
    }
    if name == "zip", let pairs = zipped(call.arguments, in: environment) { return pairs }
    // `register(…)` in an extension of ServiceCollection.
    if let receiver = environment.receiver, receiver.isOfInterest || environment.context.type == nil {
      if case .values = receiver { return callUnread(call, in: environment) }
      return self.call(name, on: receiver, call, in: environment, expecting: expected)
    }
    return callUnread(call, in: environment)
  }

  /// Calls a member of a value.
  func call(
    _ name: String, on base: Value, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    if let result = visit(base, by: name, call, in: environment) { return result }
    let interface = interface(whoseExtensionsDeclare: name, of: base)
    let base = base.asCreated
    switch base {
    case .collection(let collection): return register(name, collection, call, in: environment)
    case .container(let number):
      switch name {
      case "validated":
        build(number, in: environment)
        return .provider(number.map(Value.Provider.root) ?? .unknown)
      case "build", "start", "close", "makeServiceGroup":
        for argument in call.arguments { _ = evaluate(argument.value, in: environment) }
        build(number, in: environment)
        return .unknown
      case FurnishNames.observe:
        for argument in call.arguments { _ = evaluate(argument.value, in: environment) }
        return .unknown
      case "init": return base
      default:
        noteProvider(of: number, in: environment)
        return foreign(["ServiceContainer", "Container"], name, on: base, call, in: environment, expecting: expected)
      }
    case .provider(let provider):
      return callProvider(name, provider, call, in: environment, expecting: expected)
        ?? foreign(FurnishNames.providers, name, on: base, call, in: environment, expecting: expected)
    case .swinject(let value):
      return self.call(name, onSwinject: value, call, in: environment, expecting: expected)
    case .locator:
      return callLocator(name, call, in: environment, expecting: expected)
        ?? foreign(["ServiceLocator"], name, on: base, call, in: environment, expecting: expected)
    case .type(let type):
      if name == "init" { return callInitializer(of: type, call, in: environment, expecting: expected) }
      if let owner = extendedType(type) {
        return foreign([owner], name, on: base, call, in: environment, expecting: expected)
      }
      // `SwinjectStoryboard.create(name:bundle:container:)` registers nothing.
      if type.nameInSwinject != nil { return .unknown }
      if let number = index.declaration(of: type) {
        let functions = matches(members(methods(name, of: type, number), areStatic: true), call, in: environment)
        if !functions.isEmpty {
          return self.call(functions, call.arguments, in: environment, base, expecting: expected, at: call.place)
        }
        if let value = property(name, ofType: number, isStatic: true), value.canBeCalled || isCallable(value) {
          return self.call(value: value, call, in: environment, expecting: expected)
        }
        // `.custom(url)`
        if index.types[number].cases.contains(where: { $0.name == name }) {
          let payload = patterns(of: call.arguments, in: environment)
          let values = self.values(of: call.arguments, in: environment)
          let (inner, arguments) = bound(values, in: environment)
          _ = callUnread(Call(callee: call.callee, arguments: arguments, place: call.place), in: inner)
          return .enumCase(name, of: type, at: call.place, payload: payload, values: values)
        }
        return callUnread(call, in: environment)
      }
      return foreign(
        type.unreadName.map { [$0] } ?? [], name, on: base, call, in: environment, expecting: expected)
    case .instance(let type, _):
      if let number = index.declaration(of: type) {
        if case .existential = type, interface == nil {
          if let answer = callEach(name, of: number, call, in: environment) { return answer }
          if let answer = callOnly(name, of: number, call, in: environment, expecting: expected) { return answer }
        }
        let methods = interface.map { self.methods(name, ofType: $0) } ?? self.methods(name, of: type, number)
        let functions = matches(members(methods, areStatic: false), call, in: environment)
        if !functions.isEmpty {
          let value = self.call(functions, call.arguments, in: environment, base, expecting: expected, at: call.place)
          return result(value, of: name, number, receiver: base)
        }
        if let value = property(name, of: base, number, isStatic: false), value.canBeCalled {
          return self.call(value: value, call, in: environment, expecting: expected)
        }
        // `self.init(log: provider.resolveRequired())`
        if name == "init", self.methods(name, ofType: number).allSatisfy(isInExtension) {
          _ = readMemberwise(call, of: number, type, in: environment)
          return base
        }
        guard index.foreignFunctionNames.contains(name) else { return callUnread(call, in: environment) }
        return foreign(unreadParents(of: number), name, on: base, call, in: environment, expecting: expected)
      }
      // `deps?.make()`
      if let object = wrappedObject(base, with: name) {
        return self.call(name, on: object, call, in: environment, expecting: expected)
      }
      return foreign(
        type.unreadName.map { [$0] } ?? [], name, on: base, call, in: environment, expecting: expected)
    case .either(let values):
      return each(values, in: environment) { self.call(name, on: $0, call, in: $1, expecting: expected) }
    case .list: return self.call(name, onList: ValueList(base), named: .other, call, in: environment)
    case .string(let text):
      let arguments = call.arguments.map(\.value)
      guard arguments.allSatisfy({ $0.isPath || $0.isLiteral }) else { return callUnread(call, in: environment) }
      return calculated(name, of: text, values(of: call.arguments, in: environment))
        ?? callUnread(call, in: environment)
    case .absent:
      // `module.map { services.include($0) }`, where `module` is nil.
      for case .closure(let closure) in call.arguments.map(\.value) { noteReading(of: closure.place, in: environment) }
      return .absent
    case .unknown:
      if !index.dialects.isEmpty, mayResolveInSwinject(call, in: environment.context.file) {
        return resolveInSwinject(call, from: .resolver(.unknown), in: environment, expecting: expected)
      }
      return foreign(index.ownersOfProviders.names, name, on: base, call, in: environment, expecting: expected)
    default: return callUnread(call, in: environment)
    }
  }

  /// Returns the protocol that a value has as its type, if only extensions of the protocol declare a method: the call
  /// then does not depend on the type of the instance.
  private func interface(whoseExtensionsDeclare name: String, of value: Value) -> TypeID? {
    guard case .instance(let type, _) = value, let number = index.declaration(of: type),
      index.types[number].facts.kind == .protocol, unreadParents(of: number).isEmpty
    else { return nil }
    return !methods(name, ofType: number).isEmpty && !requires(name, number) ? number : nil
  }

  /// Returns whether a protocol, or one that it inherits from, requires a function of a name.
  func requires(_ name: String, _ interface: TypeID, depth: Int = 0) -> Bool {
    if index.types[interface].facts.requiredFunctions.contains(name) { return true }
    return depth < 16 && index.parents(of: interface).contains { requires(name, $0, depth: depth + 1) }
  }

  /// Calls a requirement of a protocol with arguments that accept registrations, on each conforming type: the
  /// registrations of all these types count. Returns nil if no argument accepts any, or if no type or more than 64
  /// types conform.
  private func callEach(_ name: String, of interface: TypeID, _ call: Call, in environment: Environment) -> Value? {
    guard values(of: call.arguments, in: environment).contains(where: \.acceptsRegistrations) else { return nil }
    let types = index.conformers[interface]?.filter { match(methods(name, ofType: $0), call) != nil } ?? []
    guard !types.isEmpty, types.count <= 64 else { return nil }
    let part = environment.part(under: environment.presence, isRepeated: true)
    return anyOf(
      types.map { number in
        let type = ResolvedType.nominal(name: index.types[number].fullName, declaration: number, arguments: [])
        return self.call(
          match(methods(name, ofType: number), call)!, call.arguments, in: part, .instance(type, creation: nil),
          at: call.place)
      }, in: environment)
  }

  func values(of arguments: [CallArgument], in environment: Environment) -> [Value] {
    arguments.map { evaluate($0.value, in: environment) }
  }
}

extension Call {
  /// Whether it may call the parameter that stands for an argument of an `@autoclosure`: `log()`.
  fileprivate var isOfAutoclosure: Bool {
    if case .name = callee { arguments.isEmpty } else { false }
  }
}
