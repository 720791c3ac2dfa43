import FurnishGraph

/// Types that declare how they are registered: by `@Service` and `@Injection`, or as a `ServiceImplementation`.
extension Interpreter {
  /// A service that a type reads with `@Injection`.
  struct Injection {
    let dependency: SourceDependency
    let place: SourcePlace
  }

  /// Returns the type as which `register(as:)` registers an implementation: `any Log` for
  /// `@Service((any Log).self) class ConsoleLog`. Returns nil for a type that declares none.
  func registeredType(ofImplementation type: TypeID, depth: Int = 0) -> ResolvedType? {
    let facts = index.types[type].facts
    if let attribute = facts.attributes.first(where: { $0.name == "Service" }) {
      let context = index.context(of: type)
      guard case .metatype(let reference)? = attribute.arguments.first?.value else {
        // A subclass is registered as the type of the service that it inherits from.
        if depth < 32, let parent = index.superclass(of: type),
          let inherited = registeredType(ofImplementation: parent, depth: depth + 1)
        {
          return inherited
        }
        return index.resolve(.name(facts.name), in: context)
      }
      let registered = index.resolve(reference, in: context)
      // A name that the program does not declare is that of a protocol whose source was not read.
      if case .nominal(_, nil, _) = registered { return .existential(registered) }
      return registered
    }
    guard let recipe = index.types[type].functions["serviceRecipe"]?.first,
      let result = index.functions[recipe].facts.result
    else { return nil }
    let resolved = index.resolve(result, in: index.context(of: index.functions[recipe]))
    return resolved.arguments(of: "Furnish.ServiceRecipe")?.first
  }

  /// Returns the recipe of a type with `@Service` or `serviceRecipe`.
  func recipe(ofImplementation type: TypeID) -> SourceRecipe {
    if index.types[type].facts.attributes.contains(where: { $0.name == "Service" }) {
      var recipe = SourceRecipe()
      recipe.dependencies = injections(of: type).map { injection in
        var dependency = injection.dependency
        dependency.isDeferred = true
        return dependency
      }
      recipe.isolation = index.isolation(ofType: type)
      return recipe
    }
    guard let function = index.types[type].functions["serviceRecipe"]?.first,
      let body = index.functions[function].facts.body, body.count == 1
    else { return .opaque }
    let environment = self.environment(of: function, receiver: nil, presence: .always)
    switch body[0] {
    case .expression(.call(let call)), .result(.call(let call)): return recipe(call, in: environment)
    default: return .opaque
    }
  }

  /// Reads a call that creates a recipe: `ServiceRecipe(Page.self, Page.init(log:))`,
  /// `ServiceRecipe(injections: […]) { provider in … }`.
  func recipe(_ call: Call, in environment: Environment) -> SourceRecipe {
    guard let factory = call.arguments.last(where: { $0.label == nil }) else { return .opaque }
    let result = environment.result?.arguments(of: "Furnish.ServiceRecipe")?.first ?? .other("")
    var recipe = recipe(factory.value, creating: result, dropping: 0, in: environment)
    guard case .list(let injections)? = call.argument("injections") else { return recipe }
    recipe.isOpaque = false
    for case .call(let injection) in injections {
      guard case .metatype(let reference)? = injection.arguments.first?.value,
        var dependency = dependency(on: index.resolve(reference, in: environment.context))
      else { return .opaque }
      if let name = injection.argument("name") {
        guard let known = self.name(name, in: environment) else { return .opaque }
        dependency.service.name = known
      }
      dependency.isDeferred = true
      if !recipe.dependencies.contains(dependency) { recipe.dependencies.append(dependency) }
    }
    return recipe
  }

  /// Returns the services that a type reads with `@Injection`, in the order of their properties.
  ///
  /// The services of the superclasses of a class are first.
  func injections(of type: TypeID, depth: Int = 0) -> [Injection] {
    let inherited =
      depth < 32 ? index.superclass(of: type).map { injections(of: $0, depth: depth + 1) } ?? [] : []
    return inherited + ownInjections(of: type)
  }

  /// Returns the services that a type reads with `@Injection`, without those of its superclasses.
  func ownInjections(of type: TypeID) -> [Injection] {
    index.types[type].variables.compactMap { variable in
      let declaration = index.variables[variable]
      guard let attribute = declaration.facts.attributes.first(where: { $0.name == "Injection" }),
        let reference = declaration.facts.type, !declaration.facts.hasInitialValue, !declaration.facts.isStatic
      else { return nil }
      let context = LookupContext(file: declaration.file, module: index.moduleOfFile[declaration.file], type: type)
      guard var dependency = dependency(on: index.resolve(reference, in: context)) else { return nil }
      if let argument = attribute.arguments.first(where: { $0.label == "name" || $0.label == nil }) {
        dependency.service.name =
          name(argument.value, in: Environment(context: context, presence: .always)) ?? dependency.service.name
      }
      // The property requests the service when code reads it, and cannot throw.
      dependency.stopsOnFailure = true
      return Injection(
        dependency: dependency, place: SourcePlace(file: declaration.file, place: declaration.facts.place))
    }
  }
}
