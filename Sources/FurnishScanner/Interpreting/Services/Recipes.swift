import FurnishGraph

/// The recipe of a service, as far as the source shows it.
struct SourceRecipe {
  var dependencies: [SourceDependency] = []
  /// Whether a part of the recipe cannot be read.
  var isOpaque = false
  var isAsynchronous = false
  var isThrowing = false
  var isolation = SourceIsolation.none
  /// The type that the recipe creates, if the source shows it.
  var implementation: ResolvedType?
  /// The properties in which the recipe stores its provider.
  var properties: Set<Interpreter.PropertyKey> = []
  /// The requests to scopes that the recipe opens, and those of closures that run later.
  var requests: [SourceRequest] = []

  static let opaque = SourceRecipe(isOpaque: true)
}

extension Interpreter {
  /// Reads the creator of a service: a closure, an initializer, a function.
  ///
  /// - Parameter dropped: The number of leading parameters that request nothing: the wrapped service, or arguments.
  func recipe(
    _ factory: Expression, making type: ResolvedType, dropping dropped: Int, in environment: Environment
  ) -> SourceRecipe {
    switch factory {
    case .closure(let closure):
      return recipe(closure, making: type, dropping: dropped, environment, in: environment)
    case .functionReference(let base, let name, let labels, let place):
      return recipe(base, name, labels, dropping: dropped, in: environment, at: place) ?? .opaque
    case .member(let base, let name, let place):
      if let recipe = recipe(base, name, nil, dropping: dropped, in: environment, at: place) { return recipe }
      return recipe(evaluate(factory, in: environment), making: type, dropping: dropped, in: environment)
    case .name(let name, let place):
      if environment[name] == nil, let recipe = recipe(nil, name, nil, dropping: dropped, in: environment, at: place) {
        return recipe
      }
      return recipe(evaluate(factory, in: environment), making: type, dropping: dropped, in: environment)
    default: return recipe(evaluate(factory, in: environment), making: type, dropping: dropped, in: environment)
    }
  }

  /// Reads the recipe of a function that is referred to by its name, or of a memberwise initializer. If several exist,
  /// each is read under the condition that it is compiled.
  private func recipe(
    _ base: Expression?, _ name: String, _ labels: [String?]?, dropping dropped: Int, in environment: Environment,
    at place: Place
  ) -> SourceRecipe? {
    let found = functions(base, name, labels: labels, in: environment, at: place)
    var rest = environment.presence
    var recipes: [SourceRecipe] = []
    for one in found {
      rest = space.excluding(rest, one.presence)
      let presence = one.presence == environment.presence ? .always : one.presence
      recipes.append(recipe(one.function, one.generics, dropping: dropped, under: presence))
    }
    if rest != .never || found.isEmpty,
      let own = memberwise(base, name, labels, dropping: dropped, in: environment, at: place, under: rest)
    {
      recipes.append(own)
    }
    return recipes.isEmpty ? nil : alternative(recipes)
  }

  private func recipe(
    _ value: Value, making type: ResolvedType, dropping dropped: Int, in environment: Environment
  ) -> SourceRecipe {
    switch value {
    case .closure(let closure, let scope):
      recipe(closure, making: type, dropping: dropped, scope, in: environment)
    case .function(let function, _): recipe(function, [:], dropping: dropped)
    case .instance(let type, _): recipe(ofType: type, dropping: dropped)
    case .either(let alternatives):
      alternative(
        alternatives.map { one in
          let part = environment.part(under: space.and(environment.presence, one.presence))
          var recipe = self.recipe(one.value, making: type, dropping: dropped, in: part)
          for number in recipe.dependencies.indices {
            recipe.dependencies[number].presence = space.and(recipe.dependencies[number].presence, one.presence)
          }
          return recipe
        })
    default: .opaque
    }
  }

  /// Reads a recipe of which only the type is known: that of a constant, or of a function that returns it.
  private func recipe(ofType type: ResolvedType, dropping dropped: Int) -> SourceRecipe {
    guard case .function(_, let parameters, _) = type, parameters.allSatisfy({ !$0.isOpen }),
      !parameters.contains(where: { $0.textInFurnish == "any Furnish.ServiceProvider" })
    else { return .opaque }
    var recipe = SourceRecipe(isAsynchronous: type.effects.isAsync, isThrowing: type.effects.mayThrow)
    for parameter in parameters.dropFirst(dropped) { add(parameter, to: &recipe) }
    return recipe
  }

  /// Joins several recipes, one of which is used, to one with the requests of all.
  private func alternative(_ recipes: [SourceRecipe]) -> SourceRecipe {
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

  private func recipe(
    _ function: FunctionID, _ generics: [String: ResolvedType], dropping dropped: Int,
    under presence: Presence = .always
  ) -> SourceRecipe {
    let entry = index.functions[function]
    var context = index.context(of: entry)
    for (name, type) in generics { context.generics[name] = type }
    var recipe = SourceRecipe()
    for parameter in entry.facts.parameters.dropFirst(dropped) {
      add(index.resolve(parameter.type, in: context), to: &recipe, under: presence)
    }
    recipe.isAsynchronous = entry.facts.isAsync
    recipe.isThrowing = entry.facts.isThrowing
    recipe.isolation = isolation(of: function)
    recipe.implementation =
      if entry.facts.name == "init" {
        entry.owner.map { owner in
          .nominal(
            name: index.types[owner].fullName, declaration: owner,
            arguments: index.types[owner].facts.genericParameters.map { generics[$0] ?? .parameter($0) })
        }
      } else {
        entry.facts.result.map { index.resolve($0, in: context) }
      }
    return recipe
  }

  /// Returns the types of a function that an expression names: `Page.init`, `makeLog(clock:)`; nil for other
  /// expressions.
  func signature(
    of expression: Expression, in environment: Environment
  ) -> (parameters: [ResolvedType], result: ResolvedType)? {
    let (base, name, labels, place): (Expression?, String, [String?]?, Place)
    switch expression {
    case .name(let own, let at): (base, name, labels, place) = (nil, own, nil, at)
    case .member(let owner, let own, let at): (base, name, labels, place) = (owner, own, nil, at)
    case .functionReference(let owner, let own, let names, let at):
      (base, name, labels, place) = (owner, own, names, at)
    default: return nil
    }
    let owner = base.flatMap { type(named: $0, in: environment) }
    if let found = functions(base, name, labels: labels, in: environment, at: place).first {
      let facts = index.functions[found.function].facts
      var context = index.context(of: index.functions[found.function])
      for (name, type) in found.generics { context.generics[name] = type }
      guard let result = name == "init" ? owner : facts.result.map({ index.resolve($0, in: context) }) else {
        return nil
      }
      return (facts.parameters.map { index.resolve($0.type, in: context) }, result)
    }
    guard name == "init", let owner, let number = owner.declaration else { return nil }
    let context = index.context(of: number, generics: generics(of: owner))
    let properties = index.types[number].facts.kind == .struct ? memberwiseProperties(of: number, labels) : []
    let types = properties.compactMap { index.variables[$0].facts.type.map { index.resolve($0, in: context) } }
    return types.count == properties.count ? (types, owner) : nil
  }

  /// Returns the type of the initializer that the compiler writes, if an expression names it: `Page.init(log:)`.
  func typeOfInitializer(_ expression: Expression, in environment: Environment) -> ResolvedType? {
    guard case .functionReference(_?, "init", _, _) = expression,
      let (parameters, result) = signature(of: expression, in: environment)
    else { return nil }
    let types = parameters.map(\.text).joined(separator: ", ")
    return .function("(\(types)) -> \(result.text)", parameters: parameters, result: result)
  }

  private func isolation(of function: FunctionID) -> SourceIsolation {
    let entry = index.functions[function]
    if let own = index.isolation(of: entry.facts.attributes, in: index.context(of: entry)) { return own }
    if entry.facts.isNonisolated { return .none }
    if let owner = entry.owner { return index.isolation(ofType: owner) }
    return index.isBoundToMainActor[index.moduleOfFile[entry.file]] ? .mainActor : .none
  }

  /// Reads the initializer that the compiler writes. That of a structure has the stored properties as parameters; that
  /// of a class or an actor has none.
  private func memberwise(
    _ base: Expression?, _ name: String, _ labels: [String?]?, dropping dropped: Int, in environment: Environment,
    at place: Place, under presence: Presence
  ) -> SourceRecipe? {
    guard name == "init", let base, case .type(let type) = evaluate(base, in: environment),
      let number = type.declaration, [.struct, .class, .actor].contains(index.types[number].facts.kind),
      !methods("init", ofType: number).contains(where: { !isInExtension($0) && isCompiled($0, under: presence) })
    else { return nil }
    let isOnlyOne = presence == environment.presence
    noteConcealment(ofMemberwise: number, labels ?? [], from: environment, at: place)
    var recipe = SourceRecipe(implementation: type)
    recipe.isolation = index.isolationOfImplicitInitializer(ofType: number)
    guard index.types[number].facts.kind == .struct else { return recipe }
    let properties = memberwiseProperties(of: number, labels)
    if let labels, isOnlyOne, labels.count != properties.count { return nil }
    for variable in properties.dropFirst(dropped) {
      guard let reference = index.variables[variable].facts.type else { return .opaque }
      let context = index.context(of: number, generics: generics(of: type))
      let own = space.presence(index.variables[variable].facts.condition)
      add(
        index.resolve(reference, in: context), to: &recipe, under: isOnlyOne ? own : space.and(presence, own))
    }
    return recipe
  }

  private func isCompiled(_ function: FunctionID, under presence: Presence) -> Bool {
    space.areCompatible(presence, space.presence(index.functions[function].facts.condition))
  }

  /// Returns the properties that a memberwise initializer has parameters for. Those with a value may be omitted.
  private func memberwiseProperties(of type: TypeID, _ labels: [String?]?) -> [VariableID] {
    let stored = index.types[type].variables.filter { number in
      let facts = index.variables[number].facts
      return !facts.isStatic && !(facts.isConstant && facts.hasInitialValue)
    }
    guard let labels else { return stored }
    return stored.filter { labels.contains(index.variables[$0].facts.name) }
  }

  /// Reads a recipe that is a closure.
  ///
  /// - Parameters:
  ///   - scope: The scope of the closure.
  ///   - environment: The environment of the registration.
  private func recipe(
    _ closure: Closure, making type: ResolvedType, dropping dropped: Int, _ scope: Environment,
    in environment: Environment
  ) -> SourceRecipe {
    var recipe = SourceRecipe(
      isAsynchronous: closure.isAsync, isThrowing: closure.isThrowing,
      isolation: closure.isMainActor ? .mainActor : .none)
    let notes = RecipeNotes()
    let types = parameterTypes(of: closure, in: scope, creating: type)
    var arguments: [Value] = []
    for (number, parameter) in types.enumerated() {
      guard number >= dropped else {
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
    let created = readLater { apply(closure, scope, arguments: arguments, in: environment, result: type) }
    let names = zip(closure.parameters, arguments).compactMap { $1.isProviderOfRecipe ? $0.name : nil }
    readClosures(since: earlier, using: names, notes)
    if case .instance(let implementation, _) = created { recipe.implementation = implementation }
    recipe.dependencies += notes.dependencies
    recipe.isOpaque = recipe.isOpaque || notes.isOpaque
    recipe.properties = notes.properties
    recipe.requests = notes.requests
    return recipe
  }

  /// Reads the closures of a recipe that use its provider and that other code calls later: `Flow(make: { … })`.
  ///
  /// - Parameters:
  ///   - earlier: The number of closures that were found before the recipe.
  ///   - names: The names of the parameters that receive the provider.
  private func readClosures(since earlier: Int, using names: [String], _ notes: RecipeNotes) {
    guard !names.isEmpty, coverage.pendingClosures.count > earlier else { return }
    notes.isRead = true
    defer { notes.isRead = false }
    for pending in coverage.pendingClosures[earlier...] where !wasRead(pending.closure, in: pending.scope.body) {
      guard pending.closure.body.contains(where: { statement in names.contains(where: statement.mentions) }) else {
        continue
      }
      let part = pending.scope.part(under: pending.presence, isRepeated: true)
      _ = apply(pending.closure, pending.scope, arguments: [], in: part)
    }
  }

  private func add(_ type: ResolvedType, to recipe: inout SourceRecipe, under presence: Presence = .always) {
    if var dependency = dependency(on: type) {
      dependency.presence = presence
      recipe.dependencies.append(dependency)
    } else {
      recipe.isOpaque = true
    }
  }

  /// Returns the request that a parameter of a type makes; nil if the type is the provider, or cannot be read.
  func dependency(on type: ResolvedType) -> SourceDependency? {
    guard !type.isOpen, type.textInFurnish != "any Furnish.ServiceProvider" else { return nil }
    if let wrapped = type.arguments(of: "Swift.Optional")?.first {
      guard var dependency = dependency(on: wrapped) else { return nil }
      if dependency.cardinality == .one { dependency.cardinality = .optional }
      for inner in dependency.wholes.indices { dependency.wholes[inner].cardinality = .optional }
      dependency.wholes.insert(.init(service: SourceService(type: type)), at: 0)
      return dependency
    }
    if let element = type.arguments(of: "Swift.Array")?.first {
      return SourceDependency(
        service: SourceService(type: element), cardinality: .all, wholes: [.init(service: SourceService(type: type))])
    }
    if let parts = type.arguments(of: "Swift.Dictionary"), parts.count == 2 {
      return SourceDependency(
        service: SourceService(type: parts[1], keyType: parts[0]), cardinality: .all,
        wholes: [.init(service: SourceService(type: type))])
    }
    for deferring in ["Furnish.Lazy", "Furnish.Factory"] {
      guard let value = type.arguments(of: deferring)?.first else { continue }
      guard var dependency = dependency(on: value) else { return nil }
      dependency.isDeferred = true
      return dependency
    }
    if let arguments = type.arguments(of: "Furnish.Named"), arguments.count == 2 {
      guard let number = arguments[1].declaration,
        case .string(let name)? = property("name", ofType: number, isStatic: true)
      else { return nil }
      return SourceDependency(service: SourceService(type: arguments[0], name: name))
    }
    return SourceDependency(service: SourceService(type: type))
  }
}

extension Value {
  fileprivate var isProviderOfRecipe: Bool { if case .provider(.recipe) = self { true } else { false } }
}
