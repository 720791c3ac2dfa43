/// Values that escape to code that cannot be followed, and closures whose calls are not visible.
extension Interpreter {
  /// Calls a closure.
  ///
  /// - Parameters:
  ///   - scope: The environment in which the closure is written.
  ///   - list: The list of which the first argument is an element that the source does not show.
  ///   - environment: The environment of the call.
  ///   - result: The expected result, if the closure does not declare it.
  ///   - flow: The code around the call, if that certainly calls the closure once.
  func apply(
    _ closure: Closure, _ scope: Environment, arguments: [Value], changing targets: [Int: Expression] = [:],
    visiting list: Expression? = nil, in environment: Environment, result: ResolvedType? = nil,
    flow: ControlFlow = ControlFlow()
  ) -> Value {
    guard progress.callDepth < Self.deepestCall else {
      memory.noteStepNotFollowed()
      return .unknown
    }
    noteReading(of: closure.place, in: scope)
    let declared = closure.result.map { index.resolve($0, in: scope.context) }
    let inner = Environment(
      context: scope.context, parent: scope, result: declared ?? result ?? scope.resultOfClosure,
      presence: environment.presence,
      repetition: max(scope.repetition, environment.repetition), flow: flow)
    inner.attempt = environment.attempt?.aroundCall
    for (position, parameter) in closure.parameters.enumerated() {
      let argument = position < arguments.count ? arguments[position] : .unknown
      let declared = parameter.type.map { index.resolve($0, in: scope.context) }
      inner[parameter.name] =
        (declared ?? scope.parameter(position)).map { value(argument, declaredAs: $0) } ?? argument
    }
    for position in 0..<max(closure.anonymousParameters, closure.parameters.isEmpty ? arguments.count : 0) {
      let argument = position < arguments.count ? arguments[position] : .unknown
      inner["$\(position)"] = scope.parameter(position).map { value(argument, declaredAs: $0) } ?? argument
    }
    if let list { note(closure.parameters.first?.name ?? "$0", isElementOf: list, in: inner) }
    let variables = targets.map { position, target in
      (name: position < closure.parameters.count ? closure.parameters[position].name : "$\(position)", target: target)
    }
    for (name, _) in variables { inner.bind(name, to: inner[name] ?? .unknown, as: nil, isConstant: false) }
    defer { for (name, target) in variables { assign(inner[name], ofParameterTo: target, in: environment) } }
    progress.callDepth += 1
    defer { progress.callDepth -= 1 }
    let answer = run(closure.body, in: inner)
    guard !answer.isUnknown, let result = declared ?? scope.resultOfClosure, !result.isOpen else { return answer }
    return value(answer, declaredAs: result)
  }

  /// Returns the scope of a closure, with the parameters and the result that the type of its variable or parameter
  /// states.
  func scope(of closure: Closure, in environment: Environment, expecting expected: ResolvedType?) -> Environment {
    let type = expected.map { $0.arguments(of: "Swift.Optional")?.first ?? $0 }
    guard case .function(_, let parameters, let result)? = type else { return environment }
    let statesResult = closure.result == nil && !result.isOpen && result != .tuple([])
    guard statesResult || !parameters.isEmpty else { return environment }
    let scope = environment.part(under: environment.presence)
    scope.parametersOfClosure = parameters
    if statesResult { scope.resultOfClosure = result }
    return scope
  }

  /// Evaluates a call of a function whose source was not read. It may call the closures that it receives, and register
  /// in a collection.
  func callUnread(_ call: Call, in environment: Environment, receiver: Value? = nil) -> Value {
    let place = SourcePlace(file: environment.context.file, place: call.place)
    if let receiver { escape(receiver, at: place) }
    let isHarmless = call.callee.calledName.map(Self.harmless.contains) ?? false
    let changesNothing = isHarmless || call.callee.calledName.map(Self.methodsWithoutChanges.contains) ?? false
    defer {
      if !changesNothing {
        memory.noteStepNotFollowed()
        forgetVariables(changedByFunctionsNamed: call.callee.calledName)
      }
      if call.isTried {
        noteErrorNotFollowed(by: subjectOfReceiver(call, in: environment), call.arguments, in: environment)
      }
    }
    let values = call.arguments.map { evaluate($0.value, in: environment) }
    noteProviderInForce(passedBy: call, values)
    noteValues(replacedBy: call, values, in: environment)
    for value in values {
      if case .closure = value {
        let (part, list) = partOfVisit(by: call, in: environment)
        applyClosures(among: [value], in: part, visiting: list)
      } else if !isHarmless {
        if case .function(let function, _) = value { forgetVariables(changedBy: function) }
        escape(value, at: place)
      }
    }
    return resultOfUnread(call, values, of: receiver, in: environment)
  }

  /// Returns the subject of the value whose method is called; nil for `self`.
  private func subjectOfReceiver(_ call: Call, in environment: Environment) -> TestSubject? {
    // A method of the object that the code belongs to tests no single property of it.
    if case .member(let receiver, _, _) = call.callee, !receiver.isSelf {
      subject(of: receiver, in: environment)
    } else {
      nil
    }
  }

  /// Returns the part of an environment in which a call runs its closures, and the list whose elements they receive:
  /// `names.forEach { … }` runs one where `names` has elements, if other code tests that.
  private func partOfVisit(by call: Call, in environment: Environment) -> (part: Environment, list: Expression?) {
    guard case .member(let list, let name, _) = call.callee, Self.visitingMethods.contains(name) else {
      return (environment, nil)
    }
    let condition = conditionOfElements(in: list, environment)
    if condition == .always { return (environment, list) }
    return (environment.part(under: space.and(environment.presence, condition)), list)
  }

  /// Functions and wrappers that take anything, and register nothing.
  private static let harmless: Set<String> = [
    "print", "debugPrint", "dump", "withExtendedLifetime", "State", "StateObject", "Binding", "ObjectIdentifier",
    "String", "environment", "environmentObject", "assert", "precondition",
  ]

  /// Notes that a value escapes to code that cannot be followed.
  func escape(_ value: Value, at place: SourcePlace? = nil) {
    switch value {
    case .collection(let collection):
      guard let container = collection.container, let place else { return }
      markOpen(container, at: place)
    case .container(let container?):
      containers[container].mayBeStarted = true
      containers[container].use = .always
      // No registrations can be added once it is built.
      guard let place, !containers[container].isBuilt else { return }
      markOpen(container, at: place)
    case .swinject(.container(let container?)):
      guard let place else { return }
      markOpen(container, at: place)
    // The code may change the object.
    case .instance(_, let creation?):
      guard let initial = creation.initial else { return }
      for name in initial.assigned.keys { initial.assigned[name] = -1 }
      for case .collection(let stored) in initial.values.values { escape(.collection(stored), at: place) }
    case .provider(.recipe(let notes)), .provider(.scopeOfRecipe(let notes)), .swinject(.resolver(.recipe(let notes))):
      notes.isOpaque = true
    // `modules.forEach(services.include)`, `steps.forEach(container.configure)`
    case .method(let base, _), .function(_, receiver: let base?): escape(base, at: place)
    case .either(let alternatives): for alternative in alternatives { escape(alternative.value, at: place) }
    case .list(let values, _), .tuple(let values, _): for value in values { escape(value, at: place) }
    default: break
    }
  }

  /// Notes that code which cannot be followed may register in a container.
  private func markOpen(_ container: ContainerID, at place: SourcePlace) {
    note(SourceObstacle(kind: .collection, place: place, dialect: containers[container].dialect))
    containers[container].entriesWithUnreadableRegistrations.insert(progress.entry)
  }

  /// Notes that code builds a container, takes its provider, or calls a member that is not read.
  func noteProvider(of container: ContainerID?, in environment: Environment) {
    guard let container else { return }
    containers[container].use = space.or(containers[container].use, environment.presence)
  }

  /// Notes that a container is built: later code cannot add registrations to it.
  func build(_ container: ContainerID?, in environment: Environment) {
    noteProvider(of: container, in: environment)
    guard let container, !environment.isRepeated else { return }
    let earlier = builtPresence(of: container, in: environment)
    containers[container].built = (space.or(earlier, environment.presence), progress.code)
    if space.implies(containers[container].presence, environment.presence) { containers[container].isBuilt = true }
  }

  /// Returns the condition under which a container was certainly built before the code that is being read. The order of
  /// code that is read separately is unknown.
  func builtPresence(of container: ContainerID, in environment: Environment) -> Presence {
    let built = containers[container].built
    return built.code == progress.code && !environment.isRepeated && !containers[container].isOfAnyInstance
      ? built.presence : .never
  }
}

extension Expression {
  /// The place of the last name of a path.
  var placeOfName: Place? {
    switch self {
    case .name(_, let place), .member(_, _, let place), .functionReference(_, _, _, let place): place
    default: nil
    }
  }

  /// The last name of the called expression.
  var calledName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _), .implicitMember(let name): name
    case .type(let type): type.lastName
    default: nil
    }
  }
}
