/// The declarations to which names in expressions refer: local names, members of the enclosing type, and global
/// declarations.
extension Interpreter {
  /// Finds the type that a path names: `Shop.Basket`, `Core.Log`; nil if it names no type.
  func type(named path: Expression, in environment: Environment) -> ResolvedType? {
    var names: [TypeReference.Component] = []
    var rest = path
    while case .member(let base, let name, _) = rest {
      names.insert(TypeReference.Component(name), at: 0)
      rest = base
    }
    switch rest {
    case .name(let name, _):
      guard environment[name] == nil else { return nil }
      names.insert(TypeReference.Component(name), at: 0)
    case .type(.named(let path)): names.insert(contentsOf: path, at: 0)
    default: return nil
    }
    let resolved = index.resolve(.named(names), in: environment.context)
    // A path such as `F.isMock`, where `F` is a generic parameter with a known type, names no type.
    if case .parameter = resolved, names.count > 1, environment.context.generics[names[0].name]?.declaration != nil {
      return nil
    }
    return index.declaration(of: resolved) == nil && resolved.textInFurnish == nil && resolved.nameInSwinject == nil
      ? nil : resolved
  }

  /// Evaluates a name: as a local name first, then as a member of the enclosing type, then as a global declaration.
  func value(named name: String, in environment: Environment) -> Value {
    if let value = environment[name] {
      if value.isNumberSoFar, environment.isChangedByRepetition(name) { return value.forgotten.replaced }
      return self.value(value, ofLocal: name, in: environment)
    }
    if name == "self" { return environment.receiver ?? .unknown }
    if name == "Self" {
      // In a class, `Self` is the type of the instance, which may be a subclass.
      let typeOfInstance = isInClass(environment) ? environment.receiver?.asType : nil
      return typeOfInstance ?? .type(index.resolve(.name(name), in: environment.context))
    }
    let context = environment.context
    if name == "rawValue", let own = environment.receiver,
      let raw = rawValue(of: own, .name("self", .none), in: environment)
    {
      return raw
    }
    if let type = ownType(in: environment),
      let value = property(name, of: environment.receiver, type, isStatic: nil, in: environment)
    {
      return value
    }
    if name == SwinjectNames.defaultContainer,
      let container = storyboardContainer(of: environment.receiver, in: environment)
    {
      return container
    }
    if let receiver = environment.receiver, context.type == nil {
      let value = member(name, of: receiver, in: environment)
      if case .unknown = value {} else { return value }
      if isMemberOfExtendedType(name, in: environment) { return .unknown }
    }
    if let list = listOfMainProgram(name, in: environment) { return list }
    if let variables = index.variablesOfFile[context.file][name] { return value(ofVariables: variables) }
    let variables = globalVariables(name, in: context)
    let key = PropertyKey(owner: nil, module: context.module, name: name)
    if let value = memory.properties[key] { return self.value(value, storedIn: key, variables.first) }
    if !variables.isEmpty { return value(ofVariables: variables) }
    if let type = index.declaredType(name, in: context) { return .type(type) }
    if let type = context.type,
      let method = methods(name, ofType: type).first(where: { !index.functions[$0].facts.isProperty })
    {
      return .function(method, receiver: environment.receiver)
    }
    let functions = globalFunctions(name, in: context)
    let getters = functions.filter { index.functions[$0].facts.isProperty }
    if !getters.isEmpty { return value(ofComputed: getters, nil, in: environment) }
    if let function = functions.first { return .function(function, receiver: nil) }
    return .unknown
  }

  private func isInClass(_ environment: Environment) -> Bool {
    environment.context.type.map { index.types[$0].facts.kind == .class } ?? false
  }

  /// Returns the type of `self`. In an extension of a protocol and in a method of a superclass, it may differ from the
  /// enclosing type.
  func ownType(in environment: Environment) -> TypeID? {
    guard let enclosingType = environment.context.type else { return nil }
    switch environment.receiver {
    case .instance(let type, _)?, .type(let type)?: return index.declaration(of: type) ?? enclosingType
    default: return enclosingType
    }
  }

  /// Finds the global variables of a name: several only if `#if` selects one of them.
  func globalVariables(_ name: String, in context: LookupContext) -> [VariableID] {
    if let variables = index.globalVariables[context.module][name] { return variables }
    let others = index.modulesWithVariable[name] ?? []
    return others.first { index.isImported($0, by: context.file) }.flatMap { index.globalVariables[$0][name] } ?? []
  }

  /// Finds the global functions of a name: those of the module take precedence over imported ones.
  func globalFunctions(_ name: String, in context: LookupContext) -> [FunctionID] {
    guard index.globalFunctionNames.contains(name) else { return [] }
    let functions = (index.globalFunctions[context.module][name] ?? []).filter { function in
      index.functions[function].file == context.file || index.functions[function].facts.access != .private
    }
    if !functions.isEmpty { return functions }
    return index.imports[context.file].flatMap { one in
      index.moduleNumbers[one.module].flatMap { index.globalFunctions[$0][name] } ?? []
    }
  }
}
