import FurnishGraph

/// Registrations in Swinject's containers, and later calls on them.
extension Interpreter {
  /// Reads a registration: `container.register(Log.self, name: "file") { r in … }`,
  /// `container.autoregister(Log.self, initializer: FileLog.init)`.
  func registerInSwinject(
    _ call: Call, isAutomatic: Bool, _ knownContainer: ContainerID?, in environment: Environment
  ) -> Value {
    let place = SourcePlace(file: environment.context.file, place: call.place)
    let container = knownContainer ?? unplacedContainer(of: .swinject, at: place)
    guard let first = call.arguments.first, first.label == nil,
      case .type(let type) = evaluate(first.value, in: environment), !type.isOpen
    else {
      return noteUnreadable(.type(call.arguments.first.map { text(of: $0.value) } ?? ""), container, call, environment)
    }
    var name: String?
    if let argument = call.argument("name"), !isNilName(argument, in: environment) {
      guard let text = self.name(argument, in: environment) else {
        return noteUnreadable(.name(text(of: argument)), container, call, environment)
      }
      name = text
    }
    var registration = SourceRegistration(service: SourceService(type: type, name: name), place: place)
    registration.lifetime = containers[container].defaultLifetime ?? SwinjectNames.defaultLifetime
    registration.policy = .replace
    registration.entry = progress.entry
    registration.presence = environment.presence
    registration.isAlternative = environment.isRepeated
    let count =
      isAutomatic
      ? readInitializer(call, creating: type, into: &registration, in: environment)
      : readFactory(call, creating: type, into: &registration, in: environment)
    registration.service.type = type.withArguments(count)
    containers[container].registrations.append(registration)
    return .swinject(.entry(container: container, registration: containers[container].registrations.count - 1))
  }

  /// Returns whether a call whose receiver cannot be read may be a registration:
  /// `lock.withLock { $0.register(Log.self) { _ in FileLog() } }` in a file that uses Swinject.
  func mayRegisterInSwinject(_ call: Call, in file: FileID) -> Bool {
    guard index.uses(.swinject, in: file), case .member(_, SwinjectNames.register, _) = call.callee,
      call.arguments.count > 1, let first = call.arguments.first, first.label == nil, case .metatype = first.value,
      case .closure? = call.arguments.last?.value
    else { return false }
    return call.arguments.dropFirst().allSatisfy { [nil, "name", "factory"].contains($0.label) }
  }

  /// Notes a registration in a container that the source does not show. Any container may have the service.
  func registerInUnknownSwinjectContainer(_ call: Call, in environment: Environment) -> Value {
    let place = SourcePlace(file: environment.context.file, place: call.place)
    note(SourceObstacle(kind: .container, place: place, dialect: .swinject))
    return registerInSwinject(call, isAutomatic: false, nil, in: environment)
  }

  /// Notes that a registration cannot be read. The rest of its call is read nevertheless.
  private func noteUnreadable(
    _ kind: SourceObstacle.Kind, _ container: ContainerID, _ call: Call, _ environment: Environment
  ) -> Value {
    note(
      SourceObstacle(
        kind: kind, place: SourcePlace(file: environment.context.file, place: call.place), dialect: .swinject))
    containers[container].entriesWithUnreadableRegistrations.insert(progress.entry)
    return callUnread(call, in: environment)
  }

  /// Returns the container that collects the registrations for which the source does not show a container. Other
  /// registrations may exist that are not read, so no service is reported as missing from it.
  private func unplacedContainer(of dialect: Dialect, at place: SourcePlace) -> ContainerID {
    if let known = containers.firstIndex(where: { $0.kind == .unplaced && $0.dialect == dialect }) { return known }
    var container = SourceContainer(kind: .unplaced, place: place, presence: .always)
    container.dialect = dialect
    container.isOpen = true
    return containers.append(container)
  }

  /// Reads the factory of a registration.
  ///
  /// - Returns: The number of arguments that the factory takes besides the resolver.
  private func readFactory(
    _ call: Call, creating type: ResolvedType, into registration: inout SourceRegistration, in environment: Environment
  ) -> Int {
    guard let argument = call.arguments.dropFirst().last(where: { $0.label == nil || $0.label == "factory" }) else {
      registration.isOpaque = true
      return 0
    }
    let notes = RecipeNotes()
    let resolver = Value.swinject(.resolver(.recipe(notes)))
    let created: Value
    var count = 0
    switch evaluate(argument.value, in: environment) {
    case .closure(let closure, let scope):
      count = max(closure.parameters.count, closure.anonymousParameters) - 1
      let earlier = coverage.pendingClosures.count
      created = apply(closure, scope, arguments: [resolver], in: environment, result: type)
      readClosures(since: earlier, using: closure.parameters.prefix(1).compactMap(\.name), notes)
    case .function(let function, let receiver):
      count = index.functions[function].facts.parameters.count - 1
      created = apply(.function(function, receiver: receiver), to: [resolver], in: environment)
    default:
      registration.isOpaque = true
      return 0
    }
    if case .instance(let implementation, _) = created { registration.implementation = implementation }
    registration.dependencies = notes.dependencies
    registration.isOpaque = notes.isOpaque
    return max(count, 0)
  }

  /// Reads the initializer that is passed to `autoregister`: its parameters are resolved, except for the arguments of
  /// the request.
  private func readInitializer(
    _ call: Call, creating type: ResolvedType, into registration: inout SourceRegistration, in environment: Environment
  ) -> Int {
    let labels: Set<String?> = ["argument", "arguments"]
    let start = call.arguments.firstIndex { labels.contains($0.label) } ?? call.arguments.endIndex
    let requested = call.arguments[start...].prefix { labels.contains($0.label) || $0.label == nil }
    let types = requested.compactMap { argument in
      if case .type(let type) = evaluate(argument.value, in: environment) { type } else { nil }
    }
    guard let argument = call.argument("initializer") ?? call.arguments.last?.value else { return types.count }
    let recipe = self.recipe(argument, creating: type, dropping: 0, in: environment)
    registration.dependencies = recipe.dependencies.filter { !types.contains($0.service.type) }.map { dependency in
      guard let wrapped = dependency.service.type.deferredInSwinject else { return dependency }
      var dependency = dependency
      dependency.service.type = wrapped
      dependency.isDeferred = true
      return dependency
    }
    registration.isOpaque = recipe.isOpaque
    registration.implementation = recipe.implementation
    return types.count
  }

  /// Reads a call on a registration: `.inObjectScope(.container)`, `.implements(P.self)`,
  /// `.initCompleted { r, x in … }`.
  func configure(
    _ method: String, _ container: ContainerID, _ registrationIndex: Int, _ call: Call, in environment: Environment
  ) -> Value {
    let serviceEntry = Value.swinject(.entry(container: container, registration: registrationIndex))
    let place = SourcePlace(file: environment.context.file, place: call.place)
    switch method {
    case "inObjectScope":
      guard let argument = call.arguments.first else { break }
      let registered = containers[container].registrations[registrationIndex].presence
      if let lifetime = objectScope(argument.value, in: environment), environment.presence == registered {
        containers[container].registrations[registrationIndex].lifetime = lifetime
      } else {
        containers[container].registrations[registrationIndex].lifetime = SwinjectNames.defaultLifetime
        note(SourceObstacle(kind: .lifetime(text(of: argument.value)), place: place, dialect: .swinject))
      }
    case SwinjectNames.implements:
      for argument in call.arguments where argument.label == nil {
        guard case .type(let type) = evaluate(argument.value, in: environment), !type.isOpen else {
          note(SourceObstacle(kind: .type(text(of: argument.value)), place: place, dialect: .swinject))
          containers[container].entriesWithUnreadableRegistrations.insert(progress.entry)
          continue
        }
        var forwarding = containers[container].registrations[registrationIndex]
        let service = forwarding.service
        let name = call.argument("name").map { self.name($0, in: environment) } ?? service.name
        forwarding.service = SourceService(type: type.withArguments(service.type.argumentCountInSwinject), name: name)
        forwarding.place = SourcePlace(file: environment.context.file, place: call.place)
        forwarding.lifetime = SwinjectNames.defaultLifetime
        forwarding.dependencies = [SourceDependency(service: service)]
        forwarding.isOpaque = false
        containers[container].registrations.append(forwarding)
      }
    case "initCompleted":
      let notes = RecipeNotes()
      let registration = containers[container].registrations[registrationIndex]
      let created = registration.implementation ?? registration.service.type
      for argument in call.arguments {
        guard case .closure(let closure, let scope) = evaluate(argument.value, in: environment) else { continue }
        _ = apply(
          closure, scope, arguments: [.swinject(.resolver(.recipe(notes))), value(of: created)], in: environment)
      }
      for var dependency in notes.dependencies {
        dependency.isDeferred = true
        containers[container].registrations[registrationIndex].dependencies.append(dependency)
      }
    default: _ = callUnread(call, in: environment)
    }
    return serviceEntry
  }

  /// Reads the lifetime of an object scope; `nil` if the source does not show it.
  func objectScope(_ argument: Expression, in environment: Environment) -> LifetimeDescription? {
    let name: String
    switch argument {
    case .implicitMember(let written), .member(_, let written, _): name = written
    default: return nil
    }
    if let lifetime = SwinjectNames.lifetime(ofScope: name) { return lifetime }
    guard let variable = index.foreignVariables["ObjectScope"]?[name]?.first,
      case .call(let call)? = index.variables[variable].facts.initialValue
    else { return nil }
    let storage: String? =
      switch call.argument("storageFactory") {
      case .member(.name(let type, _), "init", _)?: type
      case .functionReference(.name(let type, _)?, "init", _, _)?: type
      default: nil
      }
    return SwinjectNames.lifetime(ofScope: name, storedIn: storage)
  }
}

extension ResolvedType {
  /// The service that `Lazy` and `Provider` resolve later.
  var deferredInSwinject: ResolvedType? {
    guard case .nominal(let name, nil, let arguments) = self, arguments.count == 1 else { return nil }
    return ["Swinject.Lazy", "Swinject.Provider"].contains(name) ? arguments[0] : nil
  }

  /// The number of arguments in a request of the service.
  var argumentCountInSwinject: Int { nameInSwinject.flatMap { Int($0.drop { !$0.isNumber }) } ?? 0 }
}
