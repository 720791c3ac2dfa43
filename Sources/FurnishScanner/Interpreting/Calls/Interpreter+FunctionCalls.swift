/// Calls of functions of the program, which are followed into the bodies of these functions.
extension Interpreter {
  /// Calls a function of the program, and follows it if it may concern services.
  ///
  /// - Parameters:
  ///   - place: The place of the call; nil for a property, whose place is that of the name that is being evaluated.
  ///   - isNamed: Whether the call names the function itself, and not a variable that holds it.
  ///   - extra: The values of names that are no parameters, such as `newValue`.
  ///   - list: The expression of the list that a `mutating` method of an extension may change: `modules` of
  ///     `modules.addCore()`.
  func call(
    _ function: FunctionID, _ arguments: [CallArgument], in environment: Environment, _ receiver: Value?,
    expecting expected: ResolvedType? = nil, at place: Place? = nil, isNamed: Bool = true, extra: [String: Value] = [:],
    changing list: Expression? = nil
  ) -> Value {
    let facts = index.functions[function].facts
    noteOwnStart(function, at: place, in: environment)
    let inner = self.environment(
      of: function, receiver: receiver, presence: environment.presence, isRepeated: environment.isRepeated,
      flow: environment.flow)
    inner.enterAttempts(ofCaller: environment)
    inner.firstRun = environment.firstRun
    bindSelf(of: function, to: receiver, in: inner)
    // `-> Self`
    if case .named = facts.result { inner.result = facts.result.map { index.resolve($0, in: inner.context) } }
    for (name, value) in extra { inner[name] = value }
    if list != nil { inner["self"] = receiver }
    if case .type(let type)? = receiver { bind(generics(of: type), in: inner) }
    if case .instance(let type, _)? = receiver {
      bind(generics(of: type, inheritedFrom: index.functions[function].owner), in: inner)
    }
    guard let values = bind(arguments, to: facts, in: inner, from: environment, expecting: expected) else {
      let place = place.map { SourcePlace(file: environment.context.file, place: $0) }
      for value in self.values(of: arguments, in: environment) { escape(value, at: place) }
      memory.noteStepNotFollowed()
      return .unknown
    }
    let result = facts.result.map { index.resolve($0, in: inner.context) }
    let isGeneric = !inner.context.generics.isEmpty
    if facts.body?.count == 1, case .expression(.string(let text))? = facts.body?.first { return .string(text) }
    guard let body = facts.body, !isAbstract(function, of: receiver), !facts.isChoice || isFollowedForResult(function),
      mayConcernServices(values, receiver, result) || isGeneric || isFollowedForAnyArguments(function, of: receiver)
        || extra.contains(where: \.value.isOfInterest)
        || list != nil && facts.changesValues && mayReadPlainFunction(function)
        || noteCall(ofCreator: function, with: values)
    else {
      if isNamed { noteMention(of: function, at: place ?? progress.placeOfName) }
      noteCallNotFollowed(function, in: environment)
      noteFirstCall(of: function, in: environment)
      noteFunctions(passed: values, in: environment)
      memory.noteStepNotFollowed()
      if facts.isThrowing { noteErrorNotFollowed(by: receiver?.subject, arguments, in: environment) }
      forgetVariables(changedBy: function)
      // A body that is too long to be read may pass the other arguments to a function among the arguments.
      let mayPassOn = facts.body == nil && values.contains(where: \.canBeCalled)
      let placeOfEscape = place.map { SourcePlace(file: environment.context.file, place: $0) }
      for value in values { escape(value, at: mayPassOn ? placeOfEscape : nil) }
      applyClosures(among: values, in: environment)
      notePassing(ofOwners: values, in: environment)
      if case .instance? = receiver { escape(receiver!) }
      forgetLists(of: values, receiver, changedBy: function)
      return result.map(unreadResult) ?? .unknown
    }
    guard progress.callDepth < Self.deepestCall, spendRecursion(of: function) else {
      noteFunctions(passed: values, in: environment)
      let place = SourcePlace(file: index.functions[function].file, place: facts.place)
      for value in values + [receiver].compactMap({ $0 }) { escape(value, at: place) }
      memory.noteStepNotFollowed()
      forgetVariables(changedBy: function)
      return result.map(self.value(of:)) ?? .unknown
    }
    inline(function)
    noteInclusion(byCalling: function, of: receiver)
    let answer = run(body, in: inner, calledFrom: environment, at: isGeneric ? place : nil)
      .withoutSubject(of: receiver?.subject == nil ? inner.receiverSubject : nil)
    progress.functionsBeingRead.removeLast()
    environment.stop(where: inner.thrown, space)
    assignInoutArguments(arguments, of: facts, from: inner, to: environment)
    if let list { assign(inner["self"], ofParameterTo: list, in: environment) }
    let others = functions(passedOnBy: function, zip(values, facts.parameters(for: arguments) ?? []), answer, receiver)
    applyClosures(among: others, in: environment)
    if case .unknown = answer { return result.map(self.value(of:)) ?? .unknown }
    if let result, !result.isOpen { return self.value(answer, declaredAs: result) }
    return answer
  }

  /// Runs the body of a called function.
  ///
  /// - Parameter place: The place of the call if the function is generic: its requests count as requests at this place.
  private func run(
    _ body: [Statement], in inner: Environment, calledFrom environment: Environment, at place: Place?
  ) -> Value {
    progress.callDepth += 1
    let outerPlace = progress.placeOfGenericCall
    if outerPlace == nil, let place {
      progress.placeOfGenericCall = SourcePlace(file: environment.context.file, place: place)
    }
    defer {
      progress.placeOfGenericCall = outerPlace
      progress.callDepth -= 1
    }
    return run(body, in: inner)
  }

  /// Calls a local function, in the scope of its declaration.
  func call(
    localFunction facts: FunctionFacts, _ scope: Environment, _ call: Call, in environment: Environment,
    expecting expected: ResolvedType?
  ) -> Value {
    var context = scope.context
    for name in facts.genericParameters { context.generics[name] = .parameter(name) }
    let inner = Environment(
      context: context, parent: scope, presence: environment.presence,
      repetition: max(scope.repetition, environment.repetition), flow: environment.flow)
    inner.enterAttempts(ofCaller: environment)
    inner.isAsynchronous = facts.isAsync
    inner.firstRun = environment.firstRun
    guard bind(call.arguments, to: facts, in: inner, from: environment, expecting: expected) != nil,
      progress.callDepth < Self.deepestCall
    else {
      memory.noteStepNotFollowed()
      return .unknown
    }
    noteReading(of: facts.place, in: scope)
    let answer = run(
      facts.body ?? [], in: inner, calledFrom: environment, at: facts.genericParameters.isEmpty ? nil : call.place)
    environment.stop(where: inner.thrown, space)
    guard let result = inner.result else { return answer }
    return result.isOpen ? answer : value(answer, declaredAs: result)
  }

  /// Notes a module whose `register(in:)` code calls directly: it counts as included.
  private func noteInclusion(byCalling function: FunctionID, of receiver: Value?) {
    guard index.functions[function].facts.name == "register", index.functions[function].facts.labels == ["in"],
      case .instance(let type, _)? = receiver, let typeID = type.declaration
    else { return }
    events.includedModules.insert(typeID)
  }

  /// Binds `Self` to the type of the receiver in an extension of a protocol.
  func bindSelf(of function: FunctionID, to receiver: Value?, in environment: Environment) {
    guard let owner = environment.context.type, index.types[owner].facts.kind == .protocol else { return }
    switch receiver {
    case .instance(let type, _)?, .type(let type)?:
      guard let typeID = type.declaration, typeID != owner else { return }
      environment.context.generics["Self"] = type
    default: break
    }
  }

  /// Calls several functions, each under its condition.
  func call(
    _ functions: [(function: FunctionID, presence: Presence)], _ arguments: [CallArgument], in environment: Environment,
    _ receiver: Value?, expecting expected: ResolvedType? = nil, at place: Place? = nil,
    changing list: Expression? = nil
  ) -> Value {
    if functions.count == 1, functions[0].presence == environment.presence {
      return call(
        functions[0].function, arguments, in: environment, receiver, expecting: expected, at: place, changing: list)
    }
    return either(
      functions.map { function, presence in
        let part = environment.part(under: presence)
        let value = call(function, arguments, in: part, receiver, expecting: expected, at: place, changing: list)
        return Value.Alternative(presence: presence, value: value)
      })
  }

  /// Counts a call if the function calls itself, and returns whether it may be followed once more. The number of such
  /// calls is limited, since the reading would not end otherwise.
  func spendRecursion(of function: FunctionID) -> Bool {
    guard progress.functionsBeingRead.contains(function) else { return true }
    progress.recursions[function, default: 0] += 1
    return progress.recursions[function]! <= Self.mostRecursions
  }

  /// Begins to read a function as a part of its caller, and notes this unless the function calls itself.
  func inline(_ function: FunctionID) {
    if !progress.functionsBeingRead.contains(function) { coverage.inlined.insert(function) }
    progress.functionsBeingRead.append(function)
  }
}
