import FurnishGraph

/// Calls of providers: requests, openings of scopes, and overrides.
extension Interpreter {
  /// Evaluates a call of a provider's own method; returns nil for other methods.
  func callProvider(
    _ name: String, _ provider: Value.Provider, _ call: Call, in environment: Environment,
    expecting expected: ResolvedType?
  ) -> Value? {
    switch name {
    case "makeScope": return .provider(scope(of: provider, call, in: environment))
    case "overriding": return override(provider, call, in: environment)
    case "withScope":
      let scope = scope(of: provider, call, in: environment)
      guard let argument = call.arguments.last else { return .unknown }
      return apply(evaluate(argument.value, in: environment), to: [.provider(scope)], in: environment)
    default: break
    }
    guard FurnishNames.requests.contains(name) else { return nil }
    let values = callForEachName(call, in: environment) {
      callProvider(name, provider, $0, in: $1, expecting: expected) ?? .unknown
    }
    if let values { return values }
    let place = SourcePlace(file: environment.context.file, place: call.place)
    guard
      var dependency = dependency(requestedBy: call, of: name, in: environment, expecting: expected)
    else {
      // The program may add a function of this name to providers.
      if !ownRequests(named: name, call, in: environment).isEmpty { return nil }
      events.entriesWithUnreadableRequests.insert(progress.entry)
      if let notes = provider.notes {
        notes.isOpaque = true
      } else if call.argument("name") == nil, call.argument("with") == nil {
        note(SourceObstacle(kind: .request(text(of: .call(call))), place: place))
      }
      _ = callUnread(call, in: environment)
      return .unknown
    }
    if name == "resolve" { events.lastOptionalRequest = (place, dependency.service) }
    let isTypeChosenByCaller = !environment.context.generics.isEmpty && !namesItsType(call, in: environment.context)
    dependency.cardinality =
      switch name {
      // `provider.resolve(Log.self)!`
      case "resolve": call.isForced ? .one : .optional
      case "resolveAll", "requireAll": .all
      // `try? provider.require(Log.self)` is `nil` without the service.
      case "require" where environment.attempt?.isOptionalTry == true: .optional
      // After a test that the service is registered, it cannot be missing.
      default: isPresent(dependency.service, under: environment.presence) ? .optional : .one
      }
    note(
      dependency, requestedFrom: provider, by: name, isAwaited: call.isAwaited || environment.isAsynchronous,
      at: isTypeChosenByCaller ? progress.placeOfGenericCall ?? place : place,
      in: environment)
    for argument in call.arguments where argument.label != "name" && argument.label != "as" {
      if case .metatype = argument.value { continue }
      let value = evaluate(argument.value, in: environment)
      if case .closure(let closure, let scope) = value {
        _ = apply(closure, scope, arguments: [self.value(of: dependency.service.type)], in: environment)
      }
    }
    return value(of: dependency.service.type)
  }

  /// Returns the functions of this name that the program adds to providers, if the call may be one of them.
  private func ownRequests(
    named name: String, _ call: Call, in environment: Environment
  ) -> [(function: FunctionID, presence: Presence)] {
    let functions = FurnishNames.providers.flatMap { index.functions(name, addedTo: $0, from: environment.context) }
    return matches(functions, call, in: environment)
  }

  /// Returns whether code runs only where a test has shown that a service is registered.
  private func isPresent(_ service: SourceService, under presence: Presence) -> Bool {
    events.presentServices[service]?.contains { space.implies(presence, $0) } ?? false
  }

  /// Returns the scope that `makeScope` or `withScope` opens, and notes its level.
  func scope(
    of provider: Value.Provider, _ call: Call, in environment: Environment
  ) -> Value.Provider {
    var level: ResolvedType?
    // A scope without a level of its own has the levels of the scope from which it is opened.
    var opened = SourcePosition.scope(nil)
    // The last argument of `withScope` is its closure.
    let arguments = call.callee.calledName == "withScope" ? call.arguments.dropLast() : call.arguments[...]
    if let first = arguments.first, first.label == nil {
      if case .type(let type) = evaluate(first.value, in: environment), !type.isOpen { level = type }
      opened = level.map { .scope($0) } ?? .possible(.scope(nil))
    }
    let (container, position): (ContainerID, SourcePosition)
    switch provider {
    case .root(let containerOfProvider): (container, position) = (containerOfProvider, .root)
    case .scope(let containerOfProvider, let enclosing): (container, position) = (containerOfProvider, enclosing)
    case .recipe, .unknown, .scopeOfRecipe, .stored:
      if let level {
        events.levelsOpenedElsewhere.append(SourceLevelDeclaration(level: level, presence: environment.presence))
      }
      switch provider {
      case .recipe(let notes): return .scopeOfRecipe(notes, opened)
      case .scopeOfRecipe(let notes, let scope): return .scopeOfRecipe(notes, scope.opening(opened))
      case .stored(let property, let scope): return .stored(property, scope: scope?.opening(opened) ?? opened)
      default: return provider
      }
    }
    if let level {
      containers[container].openingsOfLevels.append(
        SourceOpening(
          level: level, position: position, place: SourcePlace(file: environment.context.file, place: call.place),
          presence: environment.presence))
    }
    return .scope(container, position.opening(opened))
  }

  private func note(
    _ dependency: SourceDependency, requestedFrom provider: Value.Provider, by name: String, isAwaited: Bool,
    at place: SourcePlace, in environment: Environment
  ) {
    let presence = environment.presence
    let stops = FurnishNames.stopsOnFailure(name)
    noteRequest(at: place, in: environment)
    var request = request(dependency, at: place, isSynchronous: stops || !isAwaited, stops: stops, in: environment)
    // `try? provider.resolve(Session.self)` is `nil` before the start.
    if stops, name != "resolveRequired", environment.handlesErrors { (request.order, request.function) = (nil, nil) }
    // `do { try provider.require(Log.self) } catch { … }` continues without the service.
    if name == "require", environment.handlesErrors { request.certainty = .possible }
    switch provider {
    case .recipe(let notes) where notes.isReadingLaterClosures:
      request.isOfRecipe = true
      notes.requests.append(request)
    case .scopeOfRecipe(let notes, let scope):
      (request.isOfRecipe, request.position) = (true, scope)
      notes.requests.append(request)
    case .recipe(let notes):
      var dependency = dependency
      dependency.presence = presence
      dependency.isOfProvider = true
      dependency.stopsOnFailure = stops
      // An error that the recipe handles, `try? provider.require(Log.self)`, ends neither the recipe nor the program.
      dependency.isHandled = name.hasPrefix("require") && environment.handlesErrors
      if dependency.isHandled, dependency.cardinality == .one { dependency.cardinality = .optional }
      notes.dependencies.append(dependency)
    case .root(let container):
      request.position = .root
      add(request, to: container)
    case .scope(let container, let position):
      request.position = position
      add(request, to: container)
    case .unknown: events.unplacedRequests.append((request, progress.entry))
    case .stored(let property, let scope):
      request.property = property
      request.position = scope ?? .unknown
      events.unplacedRequests.append((request, progress.entry))
    }
  }

  /// Creates a request that is written in the code of an environment.
  ///
  /// - Parameter stops: Whether the program stops if the service cannot be created.
  func request(
    _ dependency: SourceDependency, at place: SourcePlace, isSynchronous: Bool, stops: Bool,
    in environment: Environment
  ) -> SourceRequest {
    var request = SourceRequest(
      dependency: dependency, place: place, isSynchronous: isSynchronous, presence: environment.presence,
      stopped: environment.flow.stopped, possiblyTested: environment.flow.possiblyTested, stopsOnFailure: stops)
    (request.owners, request.entry) = (ownersOfMethods, progress.entry)
    request.lazyProperty = progress.lazyPropertyOfAnyInstance
    request.order = stops ? order(ofSynchronousRequestIn: environment) : orderOfCreating(in: environment)
    request.function = environment.isRepeated ? nil : environment.flow.entry
    request.attempts = environment.attempts
    if !stops {
      (request.isHandled, request.resumedAttempt) = (environment.handlesErrors, environment.attempt?.numberIfResumed)
    }
    return request
  }

  /// Adds a request to a container, and notes the entry of the request, if another entry has created the container.
  func add(_ request: SourceRequest, to container: ContainerID) {
    containers[container].addRequest(request)
    if containers[container].entry != progress.entry {
      containers[container].requestsOfOtherEntries.append((request, progress.entry))
    }
  }

  /// Evaluates `provider.overriding { $0.register(…) }`.
  func override(_ provider: Value.Provider, _ call: Call, in environment: Environment) -> Value {
    let place = SourcePlace(file: environment.context.file, place: call.place)
    let containerID = containers.append(
      SourceContainer(
        kind: .overlay, place: place, entry: progress.entry, creatingFunction: progress.functionsBeingRead.last,
        presence: environment.presence))
    let overriding: Value.Provider
    switch provider {
    case .root(let base):
      containers[containerID].base = base
      overriding = .root(containerID)
    case .scope(let base, let position):
      containers[containerID].base = base
      overriding = .scope(containerID, position)
    default: overriding = .unknown
    }
    let overlay = Value.collection(Value.Collection(container: containerID))
    for argument in call.arguments {
      switch evaluate(argument.value, in: environment) {
      case .closure(let closure, let scope): _ = apply(closure, scope, arguments: [overlay], in: environment)
      case .function(let function, let receiver):
        _ = self.call(function, [], in: environment, receiver)
      default: break
      }
    }
    return .provider(overriding)
  }

  /// Returns whether the first argument of a call is a type without generic parameters and associated types, so that it
  /// is the same for all callers.
  private func namesItsType(_ call: Call, in context: LookupContext) -> Bool {
    guard case .metatype(let type)? = call.arguments.first?.value else { return false }
    var context = context
    context.generics = context.generics.mapValues { _ in .parameter("") }
    return !index.resolve(type, in: context).isOpen
  }
}

extension Value.Provider {
  /// The notes of the recipe that receives the provider or opens the scope.
  fileprivate var notes: RecipeNotes? {
    switch self {
    case .recipe(let notes), .scopeOfRecipe(let notes, _): notes
    default: nil
    }
  }
}
