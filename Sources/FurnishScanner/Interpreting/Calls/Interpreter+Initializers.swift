/// Calls of initializers, and the properties of the instances that they create.
extension Interpreter {
  /// Calls an initializer.
  ///
  /// - Parameter expected: The type that the caller expects, which may state the arguments of a generic type.
  func callInitializer(
    of type: ResolvedType, _ call: Call, in environment: Environment, expecting expected: ResolvedType? = nil
  ) -> Value {
    let place = SourcePlace(file: environment.context.file, place: call.place)
    switch type.textInFurnish {
    case "Furnish.ServiceContainer": return makeContainer(call, in: environment, at: place)
    case "Furnish.ServiceLocator": return .locator
    case "Furnish.ServiceName":
      return call.arguments.first.map { evaluate($0.value, in: environment) } ?? .unknown
    case "Furnish.ServiceValues": return .values
    case "Furnish.ScopedTo":
      let level = Call(callee: .implicitMember("scoped"), arguments: call.arguments, place: call.place)
      return lifetime(named: "scoped", level, in: environment) ?? .instance(type, creation: nil)
    default: break
    }
    if !index.dialects.isEmpty, let value = makeInSwinject(type, call, in: environment) { return value }
    if case .nominal("Injected", nil, let arguments) = type {
      noteRequest(at: place, in: environment)
      noteInjected(arguments.first, call.arguments, by: environment.context, at: place, under: environment.presence)
      return arguments.first.map(value(of:)) ?? .unknown
    }
    guard let typeID = type.declaration else {
      if !readReducer(of: type, call, in: environment) { _ = callUnread(call, in: environment) }
      return .instance(type, creation: Creation(call: call, place: place))
    }
    noteCreation(of: typeID, in: environment)
    var type = type
    let expectedType = expected.map { $0.arguments(of: "Swift.Optional")?.first ?? $0 }
    if type.isOpen, let expectedType, expectedType.declaration == typeID {
      type = expectedType
    } else if type.isOpen, mayBeModules(type) || typesWithConstrainedMembers.contains(typeID) {
      type = inferred(type, typeID, call, in: environment)
    }
    if let known = caseWithRawValue(of: typeID, type, call, in: environment) { return known }
    if !index.types[typeID].facts.genericParameters.isEmpty, !type.isOpen {
      noteInjected(intoGeneric: type, at: place, under: environment.presence)
    }
    var creation = Creation(call: call, place: place, properties: propertiesOfNewInstance(of: typeID, in: environment))
    let initializers = methods("init", ofType: typeID)
    // The `init(rawValue:)` of the compiler returns `nil` for a value that no case has.
    creation.isPresent =
      !initializers.contains { index.functions[$0].facts.isFailable }
      && (index.types[typeID].facts.kind != .enum || match(initializers, call, in: environment) != nil)
    // The `register(in:)` of a module may read the arguments of its initializer.
    if mayBeModules(type) {
      events.createdModules.insert(typeID)
      for argument in call.arguments {
        if let label = argument.label { creation.fields[label] = evaluate(argument.value, in: environment) }
      }
    }
    if let initializer = match(initializers, call, in: environment) {
      let provider = takesProvider(typeID, initializer) ? requestInjections(typeID, call, in: environment) : nil
      let instance = Value.instance(type, creation: creation)
      if provider == nil { _ = self.call(initializer, call.arguments, in: environment, instance, at: call.place) }
      noteLazyProperties(of: instance, in: environment)
      return instance
    }
    if requestInjections(typeID, call, in: environment) != nil { return .instance(type, creation: creation) }
    if initializers.isEmpty { for name in optionalFunctions(of: typeID) { creation.fields[name] = .absent } }
    for (name, value) in readMemberwise(call, of: typeID, type, in: environment) { creation.fields[name] = value }
    for (name, argument) in propertiesSet(by: call.arguments, of: typeID) {
      guard let name else { continue }
      noteSubject(of: argument.value, storedIn: name, of: .instance(type, creation: creation), in: environment)
    }
    let instance = Value.instance(type, creation: creation)
    for (name, value) in creation.fields { noteOwner(of: value, instance, name) }
    noteLazyProperties(of: instance, in: environment)
    return instance
  }

  /// Returns the names of the variable properties of a type that store an optional function, and are `nil` at first.
  private func optionalFunctions(of type: TypeID) -> [String] {
    index.types[type].variables.map { index.variables[$0].facts }.filter { facts in
      guard !facts.isStatic, !facts.isConstant, case .optional(.function)? = facts.type else { return false }
      return !facts.hasInitialValue || facts.initialValue == .implicitMember("nil")
    }.map(\.name)
  }

  /// Evaluates the arguments of a memberwise initializer, and stores each in its property.
  ///
  /// - Returns: The properties with their values.
  func readMemberwise(
    _ call: Call, of typeID: TypeID, _ type: ResolvedType, in environment: Environment
  ) -> [(name: String, value: Value)] {
    propertiesSet(by: call.arguments, of: typeID).compactMap { name, argument in
      let expected = name.flatMap { typeOfProperty($0, of: typeID, type) }
      let value = evaluateReceived(argument.value, in: environment, expecting: expected)
      defer { escape(value) }
      guard let name else { return nil }
      store(value, inProperty: name, of: typeID, isInitial: true, in: environment)
      return (name, value)
    }
  }

  /// Returns the name of the property that each argument of a memberwise initializer sets. A trailing closure sets the
  /// next property that stores a function.
  private func propertiesSet(by arguments: [CallArgument], of type: TypeID) -> [(name: String?, argument: CallArgument)]
  {
    let stored = index.types[type].variables.map { index.variables[$0].facts }.filter { !$0.isStatic }
    func storesFunction(_ facts: VariableFacts) -> Bool {
      guard let declared = facts.type else { return false }
      let resolved = index.resolve(declared, in: index.context(of: type))
      if case .function = resolved.arguments(of: "Swift.Optional")?.first ?? resolved { return true }
      return false
    }
    var next = 0
    return arguments.map { argument in
      if let label = argument.label, !argument.isTrailingClosure || stored.contains(where: { $0.name == label }) {
        next = (stored.firstIndex { $0.name == label } ?? next) + 1
        return (label, argument)
      }
      let property = stored.indices.first { position in
        position >= next && storesFunction(stored[position])
      }
      if let property { next = property + 1 }
      return (property.map { stored[$0].name }, argument)
    }
  }

  /// Infers the arguments of a generic type from those of its initializer:
  /// `Feature(make: { MemoryCache() as any Cache })`.
  func inferred(
    _ type: ResolvedType, _ typeID: TypeID, _ call: Call, in environment: Environment
  ) -> ResolvedType {
    let matched = match(methods("init", ofType: typeID), call, in: environment)
    let initializer = matched.map { index.functions[$0].facts }
    let inner = Environment(context: index.context(of: typeID), presence: environment.presence)
    let names = index.types[typeID].facts.genericParameters
    for name in names { inner.context.generics[name] = .parameter(name) }
    bind(generics(of: type), in: inner)
    for (name, argument) in propertiesSet(by: call.arguments, of: typeID) {
      let parameter = initializer?.parameters.first { $0.label == argument.label }?.type
      let property = index.types[typeID].variables.first { index.variables[$0].facts.name == name }
      guard let reference = parameter ?? property.flatMap({ index.variables[$0].facts.type }) else { continue }
      bindGenerics(of: reference, byValue: evaluate(argument.value, in: environment), in: inner)
    }
    if let matched { bindConstraints(of: matched, in: inner) }
    return .nominal(
      name: index.types[typeID].fullName, declaration: typeID,
      arguments: names.map { inner.context.generics[$0] ?? .parameter($0) })
  }

  /// Creates a container for `ServiceContainer()`. In a later run of code that runs once, the result is the container
  /// of the first run.
  private func makeContainer(_ call: Call, in environment: Environment, at place: SourcePlace) -> Value {
    let known = containerOfFirstRun(createdAt: place, in: environment)
    let containerID =
      known
      ?? containers.append(
        SourceContainer(
          kind: .container, place: place, entry: progress.entry, creatingFunction: progress.functionsBeingRead.last,
          presence: environment.presence))
    if known == nil { note(containerID, isOfFirstRunAt: place, in: environment) }
    noteChange(of: containerID, isNew: known == nil, in: environment)
    let container = Value.container(containerID)
    // The program may add initializers to `ServiceContainer`.
    let initializers = matches(
      index.functions("init", addedTo: "ServiceContainer", from: environment.context), call, in: environment)
    if !call.arguments.isEmpty, !initializers.isEmpty {
      _ = self.call(initializers, call.arguments, in: environment, container, at: call.place)
    }
    return container
  }

  /// Returns whether an initializer takes a provider alone, and its type has properties with `@Injection`.
  private func takesProvider(_ type: TypeID, _ initializer: FunctionID) -> Bool {
    index.functions[initializer].facts.labels == ["provider"] && !injections(of: type).isEmpty
  }

  /// Reads a call such as `Page(provider: provider)` of a type with `@Service` or `@Injectable`: its properties with
  /// `@Injection` request their services from this provider. Returns the provider, or nil for other calls.
  private func requestInjections(_ type: TypeID, _ call: Call, in environment: Environment) -> Value? {
    guard call.arguments.count == 1, call.arguments[0].label == "provider", hasServiceMacro(type) else { return nil }
    let value = evaluate(call.arguments[0].value, in: environment)
    guard case .provider(.recipe(let notes)) = value else { return value }
    notes.dependencies += injections(of: type).map(\.dependency)
    return value
  }

  private func hasServiceMacro(_ type: TypeID) -> Bool {
    index.types[type].facts.attributes.contains { $0.name == "Service" || $0.name == "Injectable" }
  }

  /// Returns the type of a property; for `_log` of `@Resolved var log`, the type of the wrapper.
  func typeOfProperty(_ name: String, of typeID: TypeID, _ type: ResolvedType) -> ResolvedType? {
    let wrapped = name.hasPrefix("_") ? String(name.dropFirst()) : name
    for variable in index.types[typeID].variables {
      let nameOfVariable = index.variables.name(variable)
      guard nameOfVariable == name || nameOfVariable == wrapped else { continue }
      var context = index.context(of: typeID, generics: generics(of: type))
      context.file = index.variables[variable].file
      let facts = index.variables[variable].facts
      if nameOfVariable == name { return facts.type.map { index.resolve($0, in: context) } }
      if let wrapper = wrapperType(of: facts, in: context) { return wrapper.type }
    }
    guard let getter = index.types[typeID].functions[name]?.first(where: { index.functions[$0].facts.isProperty }),
      let result = index.functions[getter].facts.result
    else { return nil }
    var context = index.context(of: index.functions[getter])
    for (name, type) in generics(of: type) { context.generics[name] = type }
    return index.resolve(result, in: context)
  }
}
