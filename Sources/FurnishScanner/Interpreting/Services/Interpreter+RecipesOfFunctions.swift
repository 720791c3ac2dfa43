/// Recipes that a registration names: functions, initializers, and cases of enumerations.
extension Interpreter {
  /// Reads the function or the memberwise initializer of a name as a recipe. If clauses of `#if` declare several, each
  /// is read under the condition that it is compiled.
  func recipe(
    _ base: Expression?, _ name: String, _ labels: [String?]?, dropping dropped: Int, in environment: Environment,
    at place: Place
  ) -> SourceRecipe? {
    let found = functions(base, name, labels: labels, in: environment, at: place)
    if name == "init", let base { noteCreation(byInitializerOf: base, in: environment) }
    var rest = environment.presence
    var recipes: [SourceRecipe] = []
    for named in found {
      rest = space.excluding(rest, named.presence)
      let presence = named.presence == environment.presence ? .always : named.presence
      var read =
        recipe(ofFunctionWithProvider: named.function, named.generics, dropping: dropped, in: environment)
        ?? recipe(named.function, named.generics, dropping: dropped, under: presence)
      // The extension of a protocol declares initializers for all types that conform to it.
      if read.implementation?.declaration.map({ index.types[$0].facts.kind }) == .protocol, name == "init", let base {
        read.implementation = type(named: base, in: environment)
      }
      recipes.append(read)
    }
    if rest != .never || found.isEmpty,
      let recipe = recipeOfMemberwiseInitializer(
        base, name, labels, dropping: dropped, in: environment, at: place, under: rest)
    {
      recipes.append(recipe)
    }
    if recipes.isEmpty, let recipe = recipe(ofCase: name, base, dropping: dropped, in: environment) { return recipe }
    return recipes.isEmpty ? nil : joined(recipes)
  }

  /// Reads a case of an enumeration as a recipe, whose parameters are the associated values: `Payment.card`.
  private func recipe(
    ofCase name: String, _ base: Expression?, dropping dropped: Int, in environment: Environment
  ) -> SourceRecipe? {
    guard let base, case .type(let type) = evaluate(base, in: environment), let typeID = type.declaration,
      let enumerationCase = index.types[typeID].cases.first(where: { $0.name == name }), !enumerationCase.values.isEmpty
    else { return nil }
    var recipe = SourceRecipe(implementation: type)
    let context = index.context(of: typeID, generics: generics(of: type))
    for value in enumerationCase.values.dropFirst(dropped) { add(index.resolve(value.type, in: context), to: &recipe) }
    return recipe
  }

  /// Reads the body of a function that takes the provider, `func makeUsers(_ provider: any ServiceProvider) -> Users`,
  /// as that of a recipe. Returns nil for other functions: all that they request are their parameters.
  private func recipe(
    ofFunctionWithProvider function: FunctionID, _ generics: [String: ResolvedType], dropping dropped: Int,
    in environment: Environment
  ) -> SourceRecipe? {
    let facts = index.functions[function].facts
    let scope = self.environment(of: function, receiver: nil, presence: environment.presence)
    guard facts.body != nil, generics.isEmpty, facts.genericParameters.isEmpty, facts.name != "init",
      !progress.functionsBeingRead.contains(function), let result = scope.result,
      facts.parameters.dropFirst(dropped).contains(where: {
        index.resolve($0.type, in: scope.context).textInFurnish == "any Furnish.ServiceProvider"
      })
    else { return nil }
    inline(function)
    defer { progress.functionsBeingRead.removeLast() }
    var recipe = recipe(Closure(facts), creating: result, dropping: dropped, scope, in: environment)
    recipe.isolation = isolation(of: function)
    recipe.implementation = recipe.implementation ?? result
    return recipe
  }

  /// Reads the parameters of a function as the requests of a recipe.
  func recipe(
    _ function: FunctionID, _ generics: [String: ResolvedType], dropping dropped: Int,
    under presence: Presence = .always
  ) -> SourceRecipe {
    let declaration = index.functions[function]
    var context = index.context(of: declaration)
    for (name, type) in generics { context.generics[name] = type }
    var recipe = SourceRecipe()
    for parameter in declaration.facts.parameters.dropFirst(dropped) {
      add(index.resolve(parameter.type, in: context), to: &recipe, under: presence)
    }
    recipe.isAsynchronous = declaration.facts.isAsync
    recipe.isThrowing = declaration.facts.isThrowing
    recipe.isolation = isolation(of: function)
    recipe.implementation =
      if declaration.facts.name == "init" {
        declaration.owner.map { owner in
          .nominal(
            name: index.types[owner].fullName, declaration: owner,
            arguments: index.types[owner].facts.genericParameters.map { generics[$0] ?? .parameter($0) })
        }
      } else {
        declaration.facts.result.map { index.resolve($0, in: context) }
      }
    return recipe
  }

  /// Returns the types of the parameters and of the result of a function that an expression names: `Page.init`,
  /// `makeLog(clock:)`; nil for other expressions.
  func signature(
    of expression: Expression, in environment: Environment
  ) -> (parameters: [ResolvedType], result: ResolvedType)? {
    let (base, name, labels, place): (Expression?, String, [String?]?, Place)
    switch expression {
    case .name(let member, let at): (base, name, labels, place) = (nil, member, nil, at)
    case .member(let owner, let member, let at): (base, name, labels, place) = (owner, member, nil, at)
    case .functionReference(let owner, let member, let names, let at):
      (base, name, labels, place) = (owner, member, names, at)
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
    guard name == "init", let owner, let typeID = owner.declaration else { return nil }
    let context = index.context(of: typeID, generics: generics(of: owner))
    let properties = index.types[typeID].facts.kind == .struct ? memberwiseProperties(of: typeID, labels) : []
    let types = properties.compactMap { type(ofStored: $0, in: context) }
    return types.count == properties.count ? (types, owner) : nil
  }

  /// Returns the type of an initializer that an expression names with its labels: `Page.init(log:)`; nil for other
  /// expressions.
  func typeOfInitializer(_ expression: Expression, in environment: Environment) -> ResolvedType? {
    guard case .functionReference(_?, "init", _, _) = expression,
      let (parameters, result) = signature(of: expression, in: environment)
    else { return nil }
    let types = parameters.map(\.text).joined(separator: ", ")
    return .function("(\(types)) -> \(result.text)", parameters: parameters, result: result)
  }

  /// Returns the actor that a function is bound to, by its attributes, its type or its module.
  private func isolation(of function: FunctionID) -> SourceIsolation {
    let declaration = index.functions[function]
    if let stated = index.isolation(of: declaration.facts.attributes, in: index.context(of: declaration)) {
      return stated
    }
    if declaration.facts.isNonisolated { return .none }
    if let owner = declaration.owner { return index.isolation(ofType: owner) }
    return index.isBoundToMainActor[index.moduleOfFile[declaration.file]] ? .mainActor : .none
  }

  /// Reads the initializer that the compiler adds to a type, as a recipe. That of a structure takes the stored
  /// properties, and that of a class or an actor takes nothing.
  private func recipeOfMemberwiseInitializer(
    _ base: Expression?, _ name: String, _ labels: [String?]?, dropping dropped: Int, in environment: Environment,
    at place: Place, under presence: Presence
  ) -> SourceRecipe? {
    guard name == "init", let base, case .type(let type) = evaluate(base, in: environment),
      let typeID = type.declaration, [.struct, .class, .actor].contains(index.types[typeID].facts.kind),
      !methods("init", ofType: typeID).contains(where: { !isInExtension($0) && isCompiled($0, under: presence) })
    else { return nil }
    let isOnlyInitializer = presence == environment.presence
    noteConcealment(ofMemberwise: typeID, labels ?? [], from: environment, at: place)
    var recipe = SourceRecipe(implementation: type)
    recipe.isolation = index.isolationOfImplicitInitializer(ofType: typeID)
    guard index.types[typeID].facts.kind == .struct else { return recipe }
    let properties = memberwiseProperties(of: typeID, labels)
    if let labels, isOnlyInitializer, labels.count != properties.count { return nil }
    for variable in properties.dropFirst(dropped) {
      let context = index.context(of: typeID, generics: generics(of: type))
      guard let stored = self.type(ofStored: variable, in: context) else { return .opaque }
      let compiled = self.presence(ofVariable: variable)
      add(stored, to: &recipe, under: isOnlyInitializer ? compiled : space.and(presence, compiled))
    }
    return recipe
  }

  /// Returns the type of a stored property, by its declaration or by its initial value: `Int` for `var retries = 3`.
  private func type(ofStored variable: VariableID, in context: LookupContext) -> ResolvedType? {
    let facts = index.variables[variable].facts
    if let declared = facts.type { return index.resolve(declared, in: context) }
    return facts.initialValue.flatMap { typeOfValue($0, in: Environment(context: context, presence: .always)) }
  }

  private func isCompiled(_ function: FunctionID, under presence: Presence) -> Bool {
    space.areCompatible(presence, self.presence(ofFunction: function))
  }

  /// Returns the properties that a memberwise initializer takes, or those among the labels of a call, if these are
  /// known. A call may omit properties with an initial value.
  private func memberwiseProperties(of type: TypeID, _ labels: [String?]?) -> [VariableID] {
    let stored = index.types[type].variables.filter { variableID in
      let facts = index.variables[variableID].facts
      return !facts.isStatic && !(facts.isConstant && facts.hasInitialValue)
    }
    guard let labels else { return stored }
    return stored.filter { labels.contains(index.variables[$0].facts.name) }
  }
}
