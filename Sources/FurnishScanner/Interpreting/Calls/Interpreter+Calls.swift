/// Calls, by the form of the called expression: a name, a member, a type, a closure or another value.
extension Interpreter {
  /// Evaluates a call, and notes the variables that it may change.
  func evaluate(_ call: Call, in environment: Environment, expecting expected: ResolvedType?) -> Value {
    guard spendStep() else { return .unknown }
    noteChange(by: call, in: environment)
    notePlaceOfStart(by: call, in: environment)
    let stepsBefore = memory.stepsNotFollowed
    let result = follow(call, in: environment, expecting: expected)
    let isFollowed = stepsBefore == memory.stepsNotFollowed
    for argument in call.arguments where argument.isInout && !(isFollowed && argument.value.isPath) {
      forgetPassed(argument.value, in: environment)
    }
    return call.isForced ? unwrapped(result) : result
  }

  private func follow(_ call: Call, in environment: Environment, expecting expected: ResolvedType?) -> Value {
    switch call.callee {
    case .name(SwinjectNames.forced, _): return resolveForced(call, in: environment, expecting: expected)
    case .name(SwinjectNames.resolveOperator, _):
      return resolveByOperator(call, in: environment, expecting: expected)
    case .name(let name, _) where name.isOperator:
      return evaluateOperator(name, call, in: environment, expecting: expected)
    case .name(let name, _): return self.call(named: name, call, in: environment, expecting: expected)
    case .member(.name("super", _), let name, _):
      return self.call(superclassMethod: name, call, in: environment, expecting: expected)
    case .member(let base, let name, _):
      if name.first?.isUppercase == true, let type = type(named: call.callee, in: environment) {
        return callInitializer(of: type, call, in: environment, expecting: expected)
      }
      if let module = scope(ofModuleNamed: base, in: environment),
        let result = self.call(name, ofModule: module, call, in: environment, expecting: expected)
      {
        return result
      }
      let value = evaluate(
        visited: base, in: environment,
        expecting: base.beginsWithImplicitMember ? expected : typeOfList(base, searchedBy: call, in: environment))
      if name == "toggle", call.arguments.isEmpty, !environment.isRepeated, let holds = truth(of: value) {
        assign(.boolean(space.not(holds)), to: base, in: environment)
        return .unknown
      }
      defer { forget(base, value, changedBy: name, in: environment) }
      if name == "get" { noteSuccess(of: base, value, call, in: environment) }
      if case .unknown = value, isRegistration(name, base, call, in: environment.context.file) {
        return registerInUnknownContainer(call, in: environment)
      }
      if case .values = value { return self.call(name, onValues: call, in: environment) }
      if let list = list(value, visitedBy: name) {
        return self.call(name, onList: list, named: base, call, in: environment)
      }
      // `if isLive { modules.append(a) } else { modules.append(b) }`
      if name == "append" || name == "insert", case .either(let alternatives) = value {
        return mapAlternatives(alternatives, in: environment) { one, part in
          if let list = self.list(one, visitedBy: name) {
            return self.call(name, onList: list, named: base, call, in: part)
          }
          return self.call(name, on: one, call, in: part, expecting: expected)
        }
      }
      return self.call(
        name, on: value, call, in: environment, expecting: expected,
        declaredAs: staticProtocols(of: base, in: environment))
    case .implicitMember(let name):
      guard let expected else { return callUnread(call, in: environment) }
      let type = expected.arguments(of: "Swift.Optional")?.first ?? expected
      if type.mayBeLifetime, let lifetime = lifetime(named: name, call, in: environment) { return lifetime }
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

  /// Calls a value: a closure, a function, or an instance with `callAsFunction`.
  func call(
    value: Value, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    switch value {
    case .closure(let closure, let scope):
      if let function = closure.function {
        return self.call(localFunction: function, scope, call, in: environment, expecting: expected)
      }
      let arguments = call.arguments.enumerated().map { position, argument in
        evaluate(argument.value, in: environment, expecting: parameterType(position, of: closure, scope))
      }
      var targets: [Int: Expression] = [:]
      for (position, argument) in call.arguments.enumerated() where argument.isInout {
        targets[position] = argument.value
      }
      return apply(
        closure, scope, arguments: arguments, changing: targets, in: environment, flow: environment.flow)
    case .function(let function, let receiver):
      return self.call(
        function, labeled(call.arguments, as: function), in: environment, receiver, expecting: expected,
        at: call.place, isNamed: false)
    case .method(let base, let name): return self.call(name, on: base, call, in: environment, expecting: expected)
    case .either(let values):
      return mapAlternatives(values, in: environment) { self.call(value: $0, call, in: $1, expecting: expected) }
    case .absent: return .absent
    case .instance(.function(_, _, let result), _):
      _ = callUnread(call, in: environment)
      return isEnumeration(result) || result == .standard("Bool") ? self.value(of: result) : .unknown
    case .instance(let type, _):
      if let service = self.call("callAsFunction", ofDeferral: type, call, in: environment) { return service }
      guard let typeID = index.declaration(of: type),
        let function = match(methods("callAsFunction", ofType: typeID), call, in: environment)
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

  /// Returns the type of a parameter of a closure, by its position, as the closure or its variable states it.
  private func parameterType(_ position: Int, of closure: Closure, _ scope: Environment) -> ResolvedType? {
    let written = position < closure.parameters.count ? closure.parameters[position].type : nil
    return written.map { index.resolve($0, in: scope.context) } ?? scope.parameter(position)
  }

  /// Adds the labels of a function to the arguments of a call through a variable: `open(log)` has no labels if `open`
  /// is a variable.
  private func labeled(_ arguments: [CallArgument], as function: FunctionID) -> [CallArgument] {
    let labels = index.functions[function].facts.labels
    guard labels.count == arguments.count, arguments.allSatisfy({ $0.label == nil }) else { return arguments }
    return zip(arguments, labels).map { CallArgument(label: $1, value: $0.value) }
  }

  private func call(
    named name: String, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    if FurnishNames.settingValues.contains(name) { return replaceValues(call, in: environment) }
    if let known = environment[name] { return self.call(value: known, call, in: environment, expecting: expected) }
    if name == "Self", case .type(let type) = value(named: name, in: environment) {
      return callInitializer(of: type, call, in: environment, expecting: expected)
    }
    if let type = ownType(in: environment) {
      // In an extension of a protocol, only requirements depend on the type of the instance.
      let around = protocolAround(environment).map { [$0] } ?? []
      let owner = protocolID(whoseExtensionsDeclare: name, among: around) ?? type
      let found = matches(methods(name, ofType: owner), call, in: environment, expecting: expected)
      if !found.isEmpty {
        let value = self.call(
          found, call.arguments, in: environment, environment.receiver, expecting: expected, at: call.place)
        return memberResult(value, of: name, type, receiver: environment.receiver)
      }
      if let value = property(name, of: environment.receiver, type, isStatic: nil), isCallable(value) {
        return self.call(value: value, call, in: environment, expecting: expected)
      }
      let added = addedMethods(name, call, to: type, in: environment, expecting: expected)
      if !added.isEmpty {
        return self.call(
          added, call.arguments, in: environment, environment.receiver, expecting: expected, at: call.place)
      }
    }
    if isMemberOfExtendedType(name, in: environment) {
      return self.call(memberOfSelf: name, call, in: environment, expecting: expected)
    }
    let functions = matches(
      globalFunctions(name, in: environment.context), call, in: environment, expecting: expected)
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
    if let created = value(createdBy: name, call.arguments, in: environment) { return created }
    if name == "stride", let numbers = numbers(ofStride: call, in: environment) { return numbers }
    if name == "zip", let pairs = zipped(call.arguments, in: environment) { return pairs }
    // `ContinuousClock()` creates a value of an unread type, and does not receive `self`.
    if name.first?.isUppercase == true { return callUnread(call, in: environment) }
    // `append(…)` in an extension of Array
    if environment["self"] != nil { return self.call(memberOfSelf: name, call, in: environment, expecting: expected) }
    // `register(…)` in an extension of ServiceCollection. A function of the standard library does not receive `self`.
    let isGlobal = Self.harmless.contains(name) || OriginNames.standard.contains(name)
    if !isGlobal, let receiver = environment.receiver, receiver.isOfInterest || environment.context.type == nil {
      if case .values = receiver { return callUnread(call, in: environment) }
      return self.call(name, on: receiver, call, in: environment, expecting: expected)
    }
    return callUnread(call, in: environment)
  }

  /// Calls a member of `self` that the source names without `self`.
  private func call(
    memberOfSelf name: String, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    var member = call
    member.callee = .member(.name("self", call.place), name, call.place)
    return follow(member, in: environment, expecting: expected)
  }

  func values(of arguments: [CallArgument], in environment: Environment) -> [Value] {
    arguments.map { evaluate($0.value, in: environment) }
  }
}

extension Call {
  /// Whether it may be a call of a parameter with an `@autoclosure`: `log()`.
  fileprivate var isOfAutoclosure: Bool {
    if case .name = callee { arguments.isEmpty } else { false }
  }
}
