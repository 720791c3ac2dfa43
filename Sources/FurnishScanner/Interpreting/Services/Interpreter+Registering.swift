import FurnishGraph

/// Calls of collections: registrations, included modules, interceptors and levels.
extension Interpreter {
  /// Evaluates a call of a method of a collection.
  func callCollection(
    _ name: String, _ collection: Value.Collection, _ call: Call, in environment: Environment
  ) -> Value {
    if FurnishNames.registering.contains(name) || name == FurnishNames.intercept,
      callForEachName(call, in: environment, { callCollection(name, collection, $0, in: $1) }) != nil
    {
      return .collection(collection)
    }
    let place = SourcePlace(file: environment.context.file, place: call.place)
    if name == FurnishNames.include {
      include(call, in: collection, environment, at: place)
    } else if name == FurnishNames.intercept {
      intercept(call, collection, in: environment, at: place)
    } else if FurnishNames.registering.contains(name) {
      noteRegistration(call, named: name, collection, environment, at: place)
    } else if name == FurnishNames.addLevel {
      addLevel(call, to: collection, in: environment)
    } else {
      return callAddedMethod(name, to: collection, call, in: environment)
    }
    return .collection(collection)
  }

  /// Notes an interceptor of a registered service: `services.intercept(Notifier.self, name: "ops", by: log)`. It
  /// requests no service.
  private func intercept(
    _ call: Call, _ collection: Value.Collection, in environment: Environment, at place: SourcePlace
  ) {
    for argument in call.arguments.dropFirst() where argument.label != "name" && argument.label != "key" {
      _ = evaluate(argument.value, in: environment)
    }
    guard let container = collection.container, let first = call.arguments.first,
      case .type(let type) = evaluate(first.value, in: environment), !type.isOpen
    else { return }
    var reader = RegistrationReader(call: call, interpreter: self, environment: environment, place: place)
    reader.isDecorator = true
    guard let target = reader.registration(of: type) else { return }
    containers[container].interceptions.append(
      SourceInterception(service: target.service, key: target.key, place: place, presence: environment.presence))
  }

  /// Notes a level that `addLevel` declares: its input is a service of the container.
  private func addLevel(_ call: Call, to collection: Value.Collection, in environment: Environment) {
    guard let container = collection.container, let first = call.arguments.first,
      case .type(let level) = evaluate(first.value, in: environment), !level.isOpen
    else { return }
    containers[container].declaredLevels.append(SourceLevelDeclaration(level: level, presence: environment.presence))
  }

  /// Calls a function that the program adds to collections. The value is the collection, as that of Furnish's own
  /// functions, so that the call can be chained.
  private func callAddedMethod(
    _ name: String, to collection: Value.Collection, _ call: Call, in environment: Environment
  ) -> Value {
    let functions = matches(
      index.functions(name, addedTo: "ServiceCollection", from: environment.context), call, in: environment)
    guard !functions.isEmpty else {
      _ = callUnread(call, in: environment, receiver: .collection(collection))
      return .collection(collection)
    }
    _ = self.call(functions, call.arguments, in: environment, .collection(collection))
    return .collection(collection)
  }

  /// Notes the registration by a call of `register`, `decorate` or a similar method.
  private func noteRegistration(
    _ call: Call, named name: String, _ collection: Value.Collection, _ environment: Environment, at place: SourcePlace
  ) {
    var reader = RegistrationReader(call: call, interpreter: self, environment: environment, place: place)
    reader.isOnMainActor = name.hasSuffix("OnMainActor")
    reader.isDecorator = name.hasPrefix("decorate")
    reader.isOfSettings = name == FurnishNames.registerSettings
    guard var registration = reader.read() else {
      for obstacle in reader.obstacles where collection.container != nil { note(obstacle) }
      if let container = collection.container {
        containers[container].entriesWithUnreadableRegistrations.insert(progress.entry)
      }
      return
    }
    for property in reader.properties {
      note(property, storesProviderOf: registration, isRead: reader.obstacles.isEmpty)
    }
    guard let container = collection.container else {
      if collection.isOfUnknownContainer { noteRegistrationInUnknownContainer(at: place) }
      return
    }
    for obstacle in reader.obstacles { note(obstacle) }
    registration.isRunning = name == FurnishNames.registerRunning
    registration.isEager = registration.isEager || registration.isRunning || reader.isOfSettings
    (registration.policy, registration.batch) = (collection.policy, collection.batch)
    registration.batches = collection.batches
    registration.module = collection.module
    registration.entry = progress.entry
    // A container that was built accepts no registrations.
    registration.presence = space.excluding(environment.presence, builtPresence(of: container, in: environment))
    guard registration.presence != .never else { return }
    noteChange(of: container, isNew: false, in: environment)
    registration.isAlternative = environment.isRepeated
    registration.firstRun = environment.firstRun
    containers[container].registrations.append(registration)
    for var request in reader.requests {
      if request.isOfRecipe {
        let position = position(ofProviderOf: registration, isRead: reader.obstacles.isEmpty)
        request.position = position.opening(request.position)
      }
      add(request, to: container)
    }
  }

  /// Evaluates `include`: reads the registrations of a module, or of each module that the argument may be.
  private func include(
    _ call: Call, in collection: Value.Collection, _ environment: Environment, at place: SourcePlace
  ) {
    guard let argument = call.arguments.first else { return }
    let value = evaluate(argument.value, in: environment, expecting: .anyModule)
    // If the conditions of several modules overlap, the source does not show which of them is included.
    let isOneOfSeveral = if case .either(let values) = value { overlap(values) } else { false }
    for (module, presence) in alternatives(value, under: environment.presence) {
      let functions = registeringMethods(of: module, under: presence)
      guard case .instance(let type, let creation) = module, let typeID = type.declaration, !functions.isEmpty else {
        if let container = collection.container {
          note(SourceObstacle(kind: .module(text(of: argument.value)), place: place))
          let type: ResolvedType = if case .instance(let type, _) = module { type } else { .anyModule }
          events.unreadModules[type, default: []].insert(progress.entry)
          containers[container].entriesWithUnreadableRegistrations.insert(progress.entry)
        }
        continue
      }
      events.includedModules.insert(typeID)
      var source = SourceModule(
        type: type, arguments: creation?.call?.arguments ?? [], caseName: module.caseWithPayload ?? module.caseName,
        values: creation?.fields.compactMapValues(\.pattern) ?? [:])
      if let creation { identifyArguments(of: &source, typeID, creation) }
      let part = environment.part(under: presence, isRepeated: isOneOfSeveral)
      include(module, typeID, source, functions, in: collection, part, isOneOfSeveral: isOneOfSeveral)
    }
  }

  /// Replaces the arguments of a module by their values or the subjects of these, so that two modules are equal if their
  /// arguments have equal values.
  private func identifyArguments(of module: inout SourceModule, _ type: TypeID, _ creation: Creation) {
    module.arguments.removeAll { argument in
      guard let name = argument.label, module.values[name] == nil else { return argument.label != nil }
      guard let property = propertyVariable(name, of: type), let subject = creation.properties?.subjects[name],
        index.variables[property].facts.isConstant || !creation.mayHaveChanged
      else { return false }
      module.subjects[name] = subject
      return true
    }
  }

  /// Finds the methods by which a module registers, each with the condition under which it is compiled.
  private func registeringMethods(
    of module: Value, under presence: Presence
  ) -> [(function: FunctionID, presence: Presence)] {
    guard case .instance(let type, _) = module, let typeID = type.declaration else { return [] }
    let methods = methods("register", ofType: typeID).filter { index.functions[$0].facts.labels == ["in"] }
    return applicable(methods, under: presence)
  }

  /// Returns the possible values, and the elements of lists among them, each with its condition.
  func alternatives(_ value: Value, under presence: Presence) -> [(value: Value, presence: Presence)] {
    switch value {
    case .absent: return []
    case .list(let values, _): return values.flatMap { alternatives($0, under: presence) }
    case .either(let alternatives):
      return alternatives.flatMap { alternative in
        let condition = space.and(presence, alternative.presence)
        return condition == .never ? [] : self.alternatives(alternative.value, under: condition)
      }
    default: return [(value, presence)]
    }
  }

  /// Includes a module in a container, unless the container includes it already.
  private func include(
    _ value: Value, _ typeID: TypeID, _ module: SourceModule, _ functions: [(function: FunctionID, presence: Presence)],
    in collection: Value.Collection, _ environment: Environment, isOneOfSeveral: Bool
  ) {
    var inner = collection
    if let container = collection.container {
      // A container includes a module once; if the module is `Equatable`, once for each of its values.
      let canDiffer =
        index.conforms(typeID, to: "Equatable") || index.conforms(typeID, to: "Hashable")
        || index.types[typeID].facts.kind == .enum
      let known = containers[container].included.filter { known in
        // An inclusion in an entry is dropped once the function is read as a part of its caller.
        known.module.type == module.type && (!canDiffer || known.module == module) && !isSuperseded(known.entry)
      }
      environment.presence = space.excluding(environment.presence, space.any(known.map(\.presence)))
      guard environment.presence != .never else { return }
      let inclusion = containers[container].included.append(
        SourceContainer.Inclusion(module: module, entry: progress.entry, presence: environment.presence))
      // Of several possible modules one is included, so their registrations do not clash with each other.
      inner.module = isOneOfSeveral ? nil : inclusion
      if collection.policy != .add, collection.batch == nil {
        inner.batch = inclusion
        inner.batches.append(inclusion)
      }
    }
    for (function, presence) in functions {
      let part = environment.part(under: space.and(environment.presence, presence))
      if part.presence != .never { run(function, of: value, module, in: inner, part) }
    }
  }

  /// Runs the method by which a module registers.
  private func run(
    _ function: FunctionID, of value: Value, _ module: SourceModule, in inner: Value.Collection,
    _ environment: Environment
  ) {
    guard progress.callDepth < Self.deepestCall, spendRecursion(of: function) else {
      let place = SourcePlace(
        file: index.functions[function].file, place: index.functions[function].facts.place)
      return escape(.collection(inner), at: place)
    }
    progress.callDepth += 1
    inline(function)
    let body = self.environment(
      of: function, receiver: value, presence: environment.presence, isRepeated: environment.isRepeated,
      flow: environment.flow)
    body.firstRun = environment.firstRun
    bindSelf(of: function, to: value, in: body)
    bind(generics(of: module.type), in: body)
    let parameter = index.functions[function].facts.parameters[0].name
    body[parameter] = .collection(inner)
    run(index.functions[function].facts.body ?? [], in: body)
    progress.functionsBeingRead.removeLast()
    progress.callDepth -= 1
  }
}
