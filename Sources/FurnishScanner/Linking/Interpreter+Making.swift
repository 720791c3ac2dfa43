extension Interpreter {
  /// Calls an initialiser.
  func make(_ type: ResolvedType, _ call: Call, in environment: Environment) -> Value {
    let place = SourcePlace(file: environment.context.file, place: call.place)
    switch type.textInFurnish {
    case "Furnish.ServiceContainer": return makeContainer(at: place)
    case "Furnish.ServiceLocator": return .locator
    case "Furnish.ServiceName":
      return call.arguments.first.map { evaluate($0.value, in: environment) } ?? .unknown
    default: break
    }
    if type.textInFurnish == "Furnish.ServiceValues" { return .values }
    if case .nominal("Injected", nil, let asked) = type {
      noteInjected(asked.first, call.arguments, by: environment.context, at: place)
      return asked.first.map(value(of:)) ?? .unknown
    }
    guard let number = type.declaration else {
      _ = unknown(call, in: environment)
      return .instance(type, made: call)
    }
    let type = type.isOpen ? inferred(type, number, call, in: environment) : type
    noteProperties(ofModule: type, call, in: environment)
    if let initializer = match(methods("init", ofType: number), call) {
      let values =
        takesProvider(number, initializer)
        ? asImplementation(number, call, in: environment) : nil
      if values == nil {
        _ = self.call(initializer, call.arguments, in: environment, .instance(type, made: call))
      }
      return .instance(type, made: call)
    }
    if asImplementation(number, call, in: environment) != nil { return .instance(type, made: call) }
    for argument in call.arguments {
      let expected = argument.label.flatMap { typeOfProperty($0, of: number, type) }
      let value = evaluate(argument.value, in: environment, expecting: expected)
      if let label = argument.label { remember(value, asProperty: label, of: number, in: environment) }
      escape(value)
    }
    return .instance(type, made: call)
  }

  /// `Storage(isPersistent: true)`: what a module is made with, its registrations may read.
  private func noteProperties(ofModule type: ResolvedType, _ call: Call, in environment: Environment) {
    guard mayBeModules(type), !call.arguments.isEmpty else { return }
    var properties: [String: Value] = [:]
    for argument in call.arguments {
      if let label = argument.label { properties[label] = evaluate(argument.value, in: environment) }
    }
    propertiesOfModules[SourceModule(type: type, arguments: call.arguments)] = properties
  }

  /// `Feature(make: { MemoryCache() as any Cache })`: its arguments say what a generic module is about.
  private func inferred(
    _ type: ResolvedType, _ number: Int, _ call: Call, in environment: Environment
  ) -> ResolvedType {
    guard mayBeModules(type) else { return type }
    let initializer = match(methods("init", ofType: number), call).map { index.functions[$0].facts }
    let inner = Environment(context: index.context(of: number))
    let names = index.types[number].facts.genericParameters
    for name in names { inner.context.generics[name] = .parameter(name) }
    for argument in call.arguments {
      let parameter = initializer?.parameters.first { $0.label == argument.label }?.type
      let property = index.types[number].variables.first { index.variables[$0].facts.name == argument.label }
      guard let reference = parameter ?? property.flatMap({ index.variables[$0].facts.type }) else { continue }
      bindGeneric(reference, to: evaluate(argument.value, in: environment), in: inner)
    }
    return .nominal(
      name: index.types[number].fullName, declaration: number,
      arguments: names.map { inner.context.generics[$0] ?? .parameter($0) })
  }

  private func makeContainer(at place: SourcePlace) -> Value {
    containers.append(
      SourceContainer(kind: .container, place: place, entry: entry, maker: makers.last))
    return .container(containers.count - 1)
  }

  private func takesProvider(_ type: Int, _ initializer: Int) -> Bool {
    index.functions[initializer].facts.labels == ["provider"] && !injections(of: type).isEmpty
  }

  /// `Page(provider: provider)`: what a type reads with `@Injection` it asks this provider for, sooner or later.
  private func asImplementation(_ type: Int, _ call: Call, in environment: Environment) -> Value? {
    guard call.arguments.count == 1, call.arguments[0].label == "provider", isFurnished(type) else { return nil }
    let value = evaluate(call.arguments[0].value, in: environment)
    guard case .provider(.recipe(let notes)) = value else { return value }
    notes.dependencies += injections(of: type).map(\.dependency)
    return value
  }

  private func isFurnished(_ type: Int) -> Bool {
    index.types[type].facts.attributes.contains { $0.name == "Service" || $0.name == "Injectable" }
  }

  func typeOfProperty(_ name: String, of number: Int, _ type: ResolvedType) -> ResolvedType? {
    for variable in index.types[number].variables where index.variables.name(variable) == name {
      var context = index.context(of: number, generics: generics(of: type))
      context.file = index.variables[variable].file
      return index.variables[variable].facts.type.map { index.resolve($0, in: context) }
    }
    return nil
  }

  /// What is left of a value where it gets a type: `let log: any Log = ConsoleLog()` is any log.
  func value(_ value: Value, declaredAs type: ResolvedType) -> Value {
    switch value {
    case .unknown: self.value(of: type)
    case .instance(let own, let made):
      .instance(type.isOpen || mayBeModules(type) || takesServices(own) ? own : type, made: made)
    case .either(let values): .either(values.map { self.value($0, declaredAs: type) })
    default: value
    }
  }

  /// Whether a type has a method that registers: which one it is matters more than what it is declared as.
  private func takesServices(_ type: ResolvedType) -> Bool {
    guard let number = type.declaration, index.types[number].facts.kind != .protocol else { return false }
    if let known = registrars[number] { return known }
    let functions = ([number] + index.parents(of: number)).flatMap { index.types[$0].functions.numbers }
    let isRegistrar = functions.contains { function in
      index.functions[function].facts.name != "init"
        && index.functions[function].facts.parameters.contains {
          ["ServiceCollection", "ServiceContainer", "ServiceLocator"].contains($0.type.lastName)
        }
    }
    registrars[number] = isRegistrar
    return isRegistrar
  }
}
