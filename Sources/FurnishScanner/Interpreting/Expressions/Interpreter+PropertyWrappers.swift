/// The property wrappers that the program declares, and the services that they request.
extension Interpreter {
  /// Reads the property wrapper of a property, if the program declares it. A generic wrapper is read for each of its
  /// properties, since it may request a service of their types.
  ///
  /// - Returns: Whether the program declares the wrapper of the property.
  func readWrapper(_ facts: VariableFacts, at place: SourcePlace, in context: LookupContext) -> Bool {
    guard let (attribute, found) = wrapperType(of: facts, in: context), let wrapper = found.declaration else {
      return false
    }
    var type = found
    guard !index.types[wrapper].facts.genericParameters.isEmpty else { return true }
    progress.budget = budgetOfEntry
    let environment = Environment(context: context, presence: presence(facts.condition, in: context.file))
    let call = Call(callee: .other, arguments: attribute.arguments, place: attribute.place)
    if type.isOpen { type = inferred(type, wrapper, call, in: environment) }
    noteInjected(intoGeneric: type, at: place, under: environment.presence)
    guard !type.isOpen else { return true }
    progress.placeOfGenericCall = place
    coverage.lazyValuesRead = [:]
    let instance = callInitializer(of: type, call, in: environment)
    // The getter runs where code reads the property.
    if !facts.isUnread, let getter = index.types[wrapper].functions["wrappedValue"]?.first {
      if mayStoreService(call, of: wrapper, before: getter) {
        coverage.inlined.insert(getter)
      } else {
        _ = self.call(getter, [], in: environment, beforeFirstUse(instance, of: wrapper))
      }
    }
    passProvider(to: instance, of: wrapper, at: attribute.place, in: environment)
    progress.placeOfGenericCall = nil
    return true
  }

  /// Returns whether the initializer of a wrapper may store the service that it receives, so that the getter does not
  /// request one: `@Inject(stored: ConsoleLog()) var log: any Log`.
  private func mayStoreService(_ call: Call, of wrapper: TypeID, before getter: FunctionID) -> Bool {
    guard let service = index.functions[getter].facts.result, let body = index.functions[getter].facts.body else {
      return false
    }
    let storages = index.types[wrapper].variables.map { index.variables[$0].facts }.filter { facts in
      facts.type == .optional(service) && !facts.isStatic && body.contains { $0.mentions(facts.name) }
    }.map(\.name)
    let passed = call.arguments.filter { $0.value != .implicitMember("nil") }.map(\.label)
    guard let initializer = match(methods("init", ofType: wrapper), call) else {
      return passed.contains { $0.map(storages.contains) ?? false }
    }
    let facts = index.functions[initializer].facts
    return storages.contains { storage in facts.body?.contains { $0.mentions(storage) } ?? true }
      && facts.parameters.contains {
        ($0.type == service || $0.type == .optional(service)) && passed.contains($0.label)
      }
  }

  /// Returns a new wrapper with `nil` in the optional properties that its initializer does not set: before its first
  /// use, it has stored no service there.
  private func beforeFirstUse(_ instance: Value, of wrapper: TypeID) -> Value {
    guard case .instance(let type, var creation?) = instance else { return instance }
    let initializers = index.types[wrapper].functions["init"] ?? []
    for variable in index.types[wrapper].variables {
      let facts = index.variables[variable].facts
      guard case .optional? = facts.type, !facts.isStatic, !facts.isConstant, !facts.hasInitialValue,
        creation.fields[facts.name] == nil,
        // An initializer whose body is not read may store a service.
        initializers.allSatisfy({ initializer in
          index.functions[initializer].facts.body.map { !$0.contains { $0.mentions(facts.name) } } ?? false
        })
      else { continue }
      creation.fields[facts.name] = .absent
    }
    return .instance(type, creation: creation)
  }

  /// Returns the property wrapper of a property and its attribute, if the program declares the wrapper; otherwise nil.
  func wrapperType(
    of facts: VariableFacts, in context: LookupContext
  ) -> (attribute: AttributeFacts, type: ResolvedType)? {
    for attribute in facts.attributes {
      guard case .type(let wrapper)? = index.member(named: attribute.name, in: context),
        index.types[wrapper].facts.attributes.contains(where: { $0.name == "propertyWrapper" })
      else { continue }
      let writtenArguments = attribute.generics.map { index.resolve($0, in: context) }
      let declared = facts.type.map { index.resolve($0, in: context) }
      let count = index.types[wrapper].facts.genericParameters.count
      let arguments =
        writtenArguments.count == count ? writtenArguments : self.arguments(ofWrapper: wrapper, of: declared)
      return (
        attribute, .nominal(name: index.types[wrapper].fullName, declaration: wrapper, arguments: arguments)
      )
    }
    return nil
  }

  /// Returns the generic arguments of a wrapper, as the type of its property determines them.
  private func arguments(ofWrapper wrapper: TypeID, of type: ResolvedType?) -> [ResolvedType] {
    let parameters = index.types[wrapper].facts.genericParameters
    let open = parameters.map(ResolvedType.parameter)
    let stored = index.types[wrapper].variables.first { index.variables[$0].facts.name == "wrappedValue" }
    let value =
      stored.flatMap { index.variables[$0].facts.type }
      ?? index.types[wrapper].functions["wrappedValue"]?.first.flatMap { index.functions[$0].facts.result }
    guard let type, let value else { return open }
    let environment = Environment(context: index.context(of: wrapper), presence: .always)
    for name in parameters { environment.context.generics[name] = .parameter(name) }
    bindGenerics(of: value, to: type, in: environment)
    return parameters.map { environment.context.generics[$0] ?? .parameter($0) }
  }
}
