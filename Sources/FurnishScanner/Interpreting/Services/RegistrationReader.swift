import FurnishGraph

/// A reader of one call of `register` or a similar method.
struct RegistrationReader {
  let call: Call
  let interpreter: Interpreter
  let environment: Environment
  let place: SourcePlace
  var isOnMainActor = false
  var isDecorator = false
  /// Whether the call registers settings, by `registerSettings`.
  var isOfSettings = false
  /// The parts of the call that could not be read.
  private(set) var obstacles: [SourceObstacle] = []
  /// The properties in which the recipe stores its provider.
  private(set) var properties: Set<Interpreter.PropertyKey> = []
  /// The requests of the recipe that are not dependencies: see ``SourceRecipe/requests``.
  private(set) var requests: [SourceRequest] = []

  init(call: Call, interpreter: Interpreter, environment: Environment, place: SourcePlace) {
    self.call = call
    self.interpreter = interpreter
    self.environment = environment
    self.place = place
  }

  /// Reads the call.
  ///
  /// - Returns: Nil if the registered type or name cannot be read; ``obstacles`` contain the reason.
  mutating func read() -> SourceRegistration? {
    if let implementation = call.argument("as") { return implementationRegistration(implementation) }
    guard let first = call.arguments.first, first.label == nil else { return nil }
    let value = interpreter.evaluate(first.value, in: environment)
    if case .instance(let type, _) = value, let arguments = type.arguments(of: "Furnish.ServiceRecipe") {
      return recipeRegistration(arguments.first, value)
    }
    guard case .type(let type) = value, !type.isOpen else {
      obstacles.append(SourceObstacle(kind: .type(interpreter.text(of: first.value)), place: place))
      return nil
    }
    guard var registration = registration(of: type) else { return nil }
    // Furnish itself has the recipe of settings. Only `start()` runs it, so no request of the program can throw its
    // error.
    if isOfSettings { return registration }
    if let instance = call.argument("instance") {
      registration.isSupplied = true
      _ = interpreter.evaluate(instance, in: environment, expecting: type)
      if !interpreter.index.isSendable(type) { bindToMainActor(&registration) }
      return registration
    }
    addRecipe(to: &registration, type)
    if isOnMainActor {
      registration.isolation = .mainActor
      registration.isConfined = !interpreter.index.isSendable(type)
    } else if isDecorator {
      registration.isolation = .none
    }
    return registration
  }

  private func bindToMainActor(_ registration: inout SourceRegistration) {
    registration.isolation = .mainActor
    registration.isConfined = true
  }

  /// Creates a registration of a type, with the name, the lifetime, the key and other labeled arguments of the call.
  ///
  /// - Returns: Nil if the name cannot be read; ``obstacles`` contain the reason.
  mutating func registration(of type: ResolvedType) -> SourceRegistration? {
    var name: String?
    if let argument = call.argument("name"), !interpreter.isNilName(argument, in: environment) {
      guard let known = interpreter.name(argument, in: environment) else {
        obstacles.append(SourceObstacle(kind: .name(interpreter.text(of: argument)), place: place))
        return nil
      }
      name = known
    }
    var registration = SourceRegistration(service: SourceService(type: type, name: name), place: place)
    if let argument = call.argument("lifetime") {
      if let lifetime = interpreter.lifetime(argument, in: environment) {
        registration.lifetime = lifetime
        registration.level = interpreter.level(argument, in: environment)
      } else {
        registration.hasUnreadLifetime = true
        obstacles.append(SourceObstacle(kind: .lifetime(interpreter.text(of: argument)), place: place))
      }
    }
    if let key = call.argument("key") {
      readKey(key, into: &registration)
      // A request by keys of any type may be one of this service.
      if registration.key == .unread, registration.service.keyType == nil {
        interpreter.events.typesOfUndeterminedRequests.insert(type)
      }
    }
    if case .boolean(true)? = call.argument("eager") { registration.isEager = true }
    if isDecorator {
      registration.isDecorator = true
      registration.lifetime = .transient
      registration.wrapsTransientsOnly = call.argument("lifetime") != nil
    }
    return registration
  }

  /// Reads the key of a registration: `key: Route.home`.
  private func readKey(_ argument: Expression, into registration: inout SourceRegistration) {
    switch interpreter.evaluate(argument, in: environment) {
    case .string(let text):
      registration.service.keyType = .standard("String")
      registration.key = .text(text.debugDescription)
    case .instance(let type, _) where type.isOpen: registration.key = .unread
    case .either(let alternatives):
      registration.key = .unread
      let types = alternatives.map { one -> ResolvedType? in
        if case .instance(let type, _) = one.value { type } else { nil }
      }
      if Set(types).count == 1, let type = types[0], !type.isOpen { registration.service.keyType = type }
    case let value:
      guard case .instance(let type, _) = value else {
        registration.key = .unread
        return
      }
      registration.service.keyType = type
      registration.key =
        value.caseWithPayload.map { name in
          // Findings shorten a plain path such as `Shop.Route.home`. Other keys are shown as they are, so the path
          // before them is left out here.
          let path = name == value.caseName ? type.text : type.text.split(separator: ".").last.map(String.init) ?? ""
          return .text("\(path).\(name)")
        } ?? value.text.map { .text($0) } ?? .unread
    }
  }

  /// Reads the recipe of `register(X.self, …) { … }` or `register(X.self, …, X.init)`.
  private mutating func addRecipe(to registration: inout SourceRegistration, _ type: ResolvedType) {
    var unlabeled = call.arguments.dropFirst().filter { $0.label == nil }
    var argumentTypes: [ResolvedType] = []
    if let with = call.argument("with") {
      argumentTypes = [with].compactMap(metatype)
      while let next = unlabeled.first, let type = metatype(next.value) {
        argumentTypes.append(type)
        unlabeled.removeFirst()
      }
      let argument = argumentTypes.count == 1 ? argumentTypes[0] : ResolvedType.tuple(argumentTypes)
      registration.service.type = interpreter.assistedFactory(of: type, with: argument, in: environment)
      registration.service.name = nil
      registration.lifetime = .transient
    }
    guard let factory = unlabeled.last?.value else {
      registration.isOpaque = true
      return
    }
    let recipe = interpreter.recipe(
      factory, creating: type, dropping: isDecorator ? 1 : argumentTypes.count, in: environment)
    apply(recipe, to: &registration)
    // A call of the `AssistedFactory` requests the dependencies, not the creation of the factory.
    if !argumentTypes.isEmpty {
      for index in registration.dependencies.indices { registration.dependencies[index].isDeferred = true }
    }
  }

  private func metatype(_ expression: Expression) -> ResolvedType? {
    if case .type(let type) = interpreter.evaluate(expression, in: environment) { type } else { nil }
  }

  private mutating func apply(_ recipe: SourceRecipe, to registration: inout SourceRegistration) {
    properties.formUnion(recipe.properties)
    requests += recipe.requests
    registration.dependencies = recipe.dependencies
    registration.isOpaque = recipe.isOpaque
    registration.isAsynchronous = recipe.isAsynchronous
    registration.isThrowing = recipe.isThrowing
    if let type = recipe.implementation?.declaration {
      // Code reads the `@Injected` properties of the implementation after its creation.
      for injected in interpreter.injected(into: type) where !registration.dependencies.contains(injected) {
        registration.dependencies.append(injected)
      }
    }
    registration.isolation = recipe.isolation
    registration.implementation = recipe.implementation
  }

  /// Reads `register(as: X.self)`.
  private mutating func implementationRegistration(_ argument: Expression) -> SourceRegistration? {
    guard case .type(let type) = interpreter.evaluate(argument, in: environment), let typeID = type.declaration,
      let registered = interpreter.registeredType(ofImplementation: typeID)
    else {
      obstacles.append(SourceObstacle(kind: .type(interpreter.text(of: argument)), place: place))
      return nil
    }
    guard var registration = registration(of: registered) else { return nil }
    apply(interpreter.recipe(ofImplementation: typeID), to: &registration)
    registration.implementation = type
    return registration
  }

  /// Reads `register(recipe)`.
  private mutating func recipeRegistration(_ type: ResolvedType?, _ value: Value) -> SourceRegistration? {
    guard let type, !type.isOpen, var registration = registration(of: type) else { return nil }
    if case .instance(_, let creation?) = value, let call = creation.call {
      apply(interpreter.recipe(call, in: environment), to: &registration)
    } else {
      registration.isOpaque = true
    }
    return registration
  }
}
