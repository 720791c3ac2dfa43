import FurnishGraph

/// The recipes of registrations: closures, and values of function types.
extension Interpreter {
  /// Reads a recipe: a closure, an initializer, a function, or a value of one of them.
  ///
  /// - Parameters:
  ///   - type: The type of the registered service.
  ///   - dropped: The number of leading parameters that request nothing: the wrapped service of a decorator, or
  ///     arguments of the request.
  func recipe(
    _ factory: Expression, creating type: ResolvedType, dropping dropped: Int, in environment: Environment
  ) -> SourceRecipe {
    switch factory {
    case .closure(let closure):
      return recipe(closure, creating: type, dropping: dropped, environment, in: environment)
    case .functionReference(let base, let name, let labels, let place):
      return recipe(base, name, labels, dropping: dropped, in: environment, at: place) ?? .opaque
    case .member(let base, let name, let place):
      if let recipe = recipe(base, name, nil, dropping: dropped, in: environment, at: place) { return recipe }
      return recipe(evaluate(factory, in: environment), creating: type, dropping: dropped, in: environment)
    case .name(let name, let place):
      if environment[name] == nil, let recipe = recipe(nil, name, nil, dropping: dropped, in: environment, at: place) {
        return recipe
      }
      return recipe(evaluate(factory, in: environment), creating: type, dropping: dropped, in: environment)
    default: return recipe(evaluate(factory, in: environment), creating: type, dropping: dropped, in: environment)
    }
  }

  private func recipe(
    _ value: Value, creating type: ResolvedType, dropping dropped: Int, in environment: Environment
  ) -> SourceRecipe {
    switch value {
    case .closure(let closure, let scope):
      recipe(closure, creating: type, dropping: dropped, scope, in: environment)
    case .function(let function, _): recipe(function, [:], dropping: dropped)
    case .instance(let type, _): recipe(ofType: type, dropping: dropped)
    case .either(let alternatives):
      joined(
        alternatives.map { one in
          let part = environment.part(under: space.and(environment.presence, one.presence))
          var recipe = self.recipe(one.value, creating: type, dropping: dropped, in: part)
          for position in recipe.dependencies.indices {
            recipe.dependencies[position].presence = space.and(recipe.dependencies[position].presence, one.presence)
          }
          return recipe
        })
    default: .opaque
    }
  }

  /// Reads a recipe of which only the type is known: its parameters are its requests.
  private func recipe(ofType type: ResolvedType, dropping dropped: Int) -> SourceRecipe {
    guard case .function(_, let parameters, _) = type, parameters.allSatisfy({ !$0.isOpen }),
      !parameters.contains(where: { $0.textInFurnish == "any Furnish.ServiceProvider" })
    else { return .opaque }
    var recipe = SourceRecipe(isAsynchronous: type.effects.isAsync, isThrowing: type.effects.mayThrow)
    for parameter in parameters.dropFirst(dropped) { add(parameter, to: &recipe) }
    // A function without parameters may request services from a provider that it captures.
    if parameters.count <= dropped { recipe.isOpaque = true }
    return recipe
  }

  /// Joins several recipes, of which a registration uses one, to a recipe with the requests of all.
  func joined(_ recipes: [SourceRecipe]) -> SourceRecipe {
    guard var all = recipes.first else { return .opaque }
    for recipe in recipes.dropFirst() {
      all.dependencies += recipe.dependencies.filter { !all.dependencies.contains($0) }
      all.isThrowing = all.isThrowing || recipe.isThrowing
      all.isOpaque = all.isOpaque || recipe.isOpaque
      all.properties.formUnion(recipe.properties)
      all.requests += recipe.requests
      all.isAsynchronous = all.isAsynchronous || recipe.isAsynchronous
      if all.isolation == .none { all.isolation = recipe.isolation }
      if all.implementation != recipe.implementation { all.implementation = nil }
    }
    return all
  }

  /// Reads a recipe that is a closure.
  ///
  /// - Parameters:
  ///   - scope: The environment in which the closure is written.
  ///   - environment: The environment of the registration.
  func recipe(
    _ closure: Closure, creating type: ResolvedType, dropping dropped: Int, _ scope: Environment,
    in environment: Environment
  ) -> SourceRecipe {
    let actor = closure.actor.flatMap { index.isolation(of: $0, in: scope.context) }
    var recipe = SourceRecipe(
      isAsynchronous: closure.isAsync, isThrowing: closure.isThrowing, isolation: actor ?? .none)
    let notes = RecipeNotes()
    let types = parameterTypes(of: closure, in: scope, creating: type)
    var arguments: [Value] = []
    for (position, parameter) in types.enumerated() {
      guard position >= dropped else {
        arguments.append(parameter.map(value(of:)) ?? .unknown)
        continue
      }
      if let parameter, !parameter.isOpen {
        let isProvider = parameter.textInFurnish == "any Furnish.ServiceProvider"
        arguments.append(isProvider ? .provider(.recipe(notes)) : value(of: parameter))
        if !isProvider { add(parameter, to: &recipe) }
      } else if types.count - dropped == 1 {
        arguments.append(.provider(.recipe(notes)))
      } else {
        arguments.append(.unknown)
        recipe.isOpaque = true
      }
    }
    let earlier = coverage.pendingClosures.count
    let earlierProperties = coverage.pendingProperties.count
    let created = readLater { apply(closure, scope, arguments: arguments, in: environment, result: type) }
    let names = zip(closure.parameters, arguments).compactMap { $1.isProviderOfRecipe ? $0.name : nil }
    readClosures(since: earlier, using: names, notes)
    if arguments.contains(where: \.isProviderOfRecipe) { readLazyProperties(since: earlierProperties, notes) }
    if case .instance(let implementation, _) = created { recipe.implementation = implementation }
    recipe.dependencies += notes.dependencies
    recipe.isOpaque = recipe.isOpaque || notes.isOpaque
    recipe.properties = notes.properties
    recipe.requests = notes.requests
    return recipe
  }

  /// Reads the closures in a recipe that use its provider, and that other code calls after the recipe has ended:
  /// `Flow(make: { provider.resolveRequired(Page.self) })`.
  ///
  /// - Parameters:
  ///   - earlier: The number of pending closures before the recipe was read.
  ///   - names: The names of the parameters that receive the provider.
  func readClosures(since earlier: Int, using names: [String], _ notes: RecipeNotes) {
    guard !names.isEmpty, coverage.pendingClosures.count > earlier else { return }
    notes.isReadingLaterClosures = true
    defer { notes.isReadingLaterClosures = false }
    for pending in coverage.pendingClosures[earlier...] where !wasRead(pending.closure, in: pending.scope.body) {
      guard pending.closure.body.contains(where: { statement in names.contains(where: statement.mentions) }) else {
        continue
      }
      let part = pending.scope.part(under: pending.presence, isRepeated: true)
      _ = apply(pending.closure, pending.scope, arguments: [], in: part)
    }
  }

  /// Adds the request of a parameter to a recipe. A recipe with a parameter of unknown type is opaque.
  func add(_ type: ResolvedType, to recipe: inout SourceRecipe, under presence: Presence = .always) {
    if var dependency = dependency(on: type) {
      dependency.presence = presence
      recipe.dependencies.append(dependency)
    } else {
      recipe.isOpaque = true
    }
  }

  /// Returns the request of a recipe for a parameter of this type; nil for the provider, and for a type that cannot be
  /// read.
  func dependency(on type: ResolvedType) -> SourceDependency? {
    guard !type.isOpen, type.textInFurnish != "any Furnish.ServiceProvider" else { return nil }
    if let wrapped = type.arguments(of: "Swift.Optional")?.first {
      guard var dependency = dependency(on: wrapped) else { return nil }
      if dependency.cardinality == .one { dependency.cardinality = .optional }
      for position in dependency.preferred.indices { dependency.preferred[position].cardinality = .optional }
      dependency.preferred.insert(.init(service: SourceService(type: type)), at: 0)
      return dependency
    }
    if let element = type.arguments(of: "Swift.Array")?.first {
      return SourceDependency(
        service: SourceService(type: element), cardinality: .all, preferred: [.init(service: SourceService(type: type))]
      )
    }
    if let parts = type.arguments(of: "Swift.Dictionary"), parts.count == 2 {
      return SourceDependency(
        service: SourceService(type: parts[1], keyType: parts[0]), cardinality: .all,
        preferred: [.init(service: SourceService(type: type))])
    }
    for deferring in ["Furnish.Lazy", "Furnish.Factory"] {
      guard let value = type.arguments(of: deferring)?.first else { continue }
      guard var dependency = dependency(on: value) else { return nil }
      dependency.isDeferred = true
      return dependency
    }
    if let arguments = type.arguments(of: "Furnish.Named"), arguments.count == 2 {
      guard let typeID = arguments[1].declaration,
        case .string(let name)? = property("name", ofType: typeID, isStatic: true)
      else { return nil }
      return SourceDependency(service: SourceService(type: arguments[0], name: name))
    }
    return SourceDependency(service: SourceService(type: type))
  }
}

extension Value {
  fileprivate var isProviderOfRecipe: Bool { if case .provider(.recipe) = self { true } else { false } }
}
