import FurnishGraph

/// The values of properties and variables.
extension Interpreter {
  /// Evaluates a property that the program adds to one of several types of Furnish or of other libraries; for a method,
  /// returns it as a function.
  func addedProperty(_ name: String, of owners: [String], receiver: Value, in environment: Environment) -> Value {
    for owner in owners {
      if let variable = index.variable(name, addedTo: owner, from: environment.context) {
        return value(ofVariable: variable)
      }
      guard let function = index.functions(name, addedTo: owner, from: environment.context).first else { continue }
      guard index.functions[function].facts.isProperty else { return .function(function, receiver: receiver) }
      let context = index.context(of: index.functions[function])
      return call(function, [], in: Environment(context: context, presence: .always), receiver)
    }
    return .unknown
  }

  /// Returns the provider that the program adds to types of other libraries as a property of this name, on a value of
  /// unknown type: `req.provider`.
  func addedProvider(_ name: String, in environment: Environment) -> Value {
    guard let owner = index.ownersOfProviders.byProperty[name] else { return .unknown }
    return addedProperty(name, of: [owner], receiver: .unknown, in: environment)
  }

  /// Evaluates a property of an instance; returns nil if its type has no property of this name.
  func property(
    _ name: String, of instance: Value?, _ type: TypeID, isStatic: Bool?, in environment: Environment? = nil
  ) -> Value? {
    let value = shownProperty(name, of: instance, type, isStatic: isStatic, in: environment)
    return isSetByKeyPath(name, of: type) && !isAssigned(name, of: instance) ? value?.withOtherValues : value
  }

  /// Evaluates a property of an instance, without regard to key paths; returns nil if the type has none of this name.
  private func shownProperty(
    _ name: String, of instance: Value?, _ type: TypeID, isStatic: Bool?, in environment: Environment?
  ) -> Value? {
    if name == "rawValue", let caseName = instance?.caseName {
      return rawValues(of: type)?.first(where: { $0.name == caseName })?.value ?? .unknown
    }
    if let list = listOfObject(name, of: instance) { return withChangeableParts(list, in: name, of: instance, type) }
    if case .instance(_, let creation)? = instance, creation?.fields[name] == nil,
      let value = associatedValue(name, of: type)
    {
      return value
    }
    if let initial = initialValue(of: name, instance, type) ?? lazyValue(of: name, instance, type, in: environment) {
      let value = withChangeableParts(initial, in: name, of: instance, type)
      return asReceived(
        withDeclaredType(unlessStale(value, in: name, of: instance, type), in: name, of: type), in: name, of: type)
    }
    if case .instance(_, let creation?)? = instance, let field = creation.fields[name] {
      let owner = propertyVariable(name, of: type).flatMap { index.variables[$0].owner } ?? type
      // If methods have added elements to a list, the value of the creation lacks them.
      let key = PropertyKey(owner: owner, module: index.types[owner].module, name: name)
      if !memory.assignedProperties.contains(key) || !field.isList {
        let value = withChangeableParts(field, in: name, of: instance, type)
        return asReceived(
          withDeclaredType(unlessStale(value, in: name, of: instance, type), in: name, of: type), in: name, of: type)
      }
    }
    let value = property(name, ofType: type, isStatic: isStatic, receiver: instance, in: environment)
    if let value { noteUse(ofAnyInstance: value) }
    return value.map {
      let element = withUnreadElement(memberResult($0, of: name, type, receiver: instance), name, of: instance, type)
      return valueOfAnyInstance(element, name, type, isOfNoObject: isStatic == true || instance == nil)
    }
  }

  /// Returns the value of a stored property. If code that is not followed may have changed it, it is forgotten, and an
  /// empty list has an unknown element, so that loops over it are read.
  private func unlessStale(_ value: Value, in name: String, of instance: Value?, _ type: TypeID) -> Value {
    guard isStale(name, of: instance) else { return value }
    guard case .list(let elements, _) = value, elements.isEmpty else { return value.forgotten }
    return withUnknownElement(value, instance?.type.flatMap { typeOfProperty(name, of: type, $0) })
  }

  /// Returns the value of a stored property. If the property is a variable, the parts of the value may have changed:
  /// `page.settings.isOn = true`. They have not changed if the compiler writes the initializer of the structure, and no
  /// variable has stored the structure.
  private func withChangeableParts(_ value: Value, in name: String, of instance: Value?, _ type: TypeID) -> Value {
    guard let variable = propertyVariable(name, of: type), !index.variables[variable].facts.isConstant,
      case .instance(_, let creation?)? = instance,
      creation.mayHaveChanged || index.types[type].facts.kind != .struct || !methods("init", ofType: type).isEmpty
    else { return value }
    return value.withChangeableParts
  }

  /// Returns the value of a property with its declared type, if that is a protocol whose extensions declare methods of
  /// their own.
  private func withDeclaredType(_ value: Value, in name: String, of type: TypeID) -> Value {
    guard case .instance(_, let creation?) = value, creation.call != nil, creation.caseName == nil,
      let variable = propertyVariable(name, of: type), case .existential? = index.variables[variable].facts.type,
      let owner = index.variables[variable].owner, let reference = index.variables[variable].facts.type
    else { return value }
    let declared = index.resolve(reference, in: index.context(of: owner))
    return isProtocolWithExtensionMethods(declared) ? self.value(value, declaredAs: declared) : value
  }

  /// Returns the value of a stored property as its readers receive it: see ``value(_:storedIn:_:isOfAnyInstance:)``.
  private func asReceived(_ value: Value, in name: String, of type: TypeID, isOfAnyInstance: Bool = false) -> Value {
    guard value.isPlacedProvider else { return value }
    let variable = propertyVariable(name, of: type)
    let owner = variable.flatMap { index.variables[$0].owner } ?? type
    let key = PropertyKey(owner: owner, module: index.types[owner].module, name: name)
    return self.value(value, storedIn: key, variable, isOfAnyInstance: isOfAnyInstance)
  }

  /// Evaluates a property of a type of the program; returns nil if the type has no property of this name.
  func property(
    _ name: String, ofType type: TypeID, isStatic: Bool?, receiver: Value? = nil, in environment: Environment? = nil,
    depth: Int = 0
  ) -> Value? {
    let key = PropertyKey(owner: type, module: index.types[type].module, name: name)
    if let value = memory.properties[key] { return asReceived(value, in: name, of: type, isOfAnyInstance: true) }
    let variables = index.types[type].variables.filter { variable in
      index.variables.name(variable) == name
        && (isStatic == nil || index.variables[variable].facts.isStatic == isStatic)
    }
    if !variables.isEmpty { return value(ofVariables: variables) }
    let computed = index.types[type].functions[name]?.filter { index.functions[$0].facts.isProperty } ?? []
    if !computed.isEmpty { return value(ofComputed: computed, receiver, in: environment) }
    guard depth < 32 else { return nil }
    if let parent = index.superclass(of: type) {
      return property(name, ofType: parent, isStatic: isStatic, receiver: receiver, in: environment, depth: depth + 1)
    }
    return defaultImplementation(name, ofType: type, isStatic: isStatic, receiver, in: environment)
  }

  /// Evaluates a computed property that an extension of a protocol gives to conforming types.
  private func defaultImplementation(
    _ name: String, ofType type: TypeID, isStatic: Bool?, _ receiver: Value?, in environment: Environment?
  ) -> Value? {
    let computed = index.parents(of: type).lazy.flatMap { self.index.types[$0].functions[name] ?? [] }
      .filter { self.index.functions[$0].facts.isProperty }
    return computed.isEmpty ? nil : value(ofComputed: Array(computed), receiver, in: environment)
  }

  /// Evaluates a computed property by each of its getters, under the condition that the getter is compiled.
  func value(ofComputed functions: [FunctionID], _ receiver: Value?, in environment: Environment?) -> Value {
    let start = environment?.presence ?? .always
    return either(
      applicable(functions, under: start).map { function, presence in
        let context = index.context(of: index.functions[function])
        let caller = Environment(
          context: context, presence: presence, isRepeated: environment?.isRepeated ?? false,
          flow: environment?.flow ?? ControlFlow())
        return Value.Alternative(presence: presence, value: call(function, [], in: caller, receiver))
      })
  }

  /// Evaluates several variables of one name, each under the condition that the variable is compiled.
  func value(ofVariables variables: [VariableID]) -> Value {
    if variables.count == 1 { return value(ofVariable: variables[0]) }
    return either(
      variables.map { variableID in
        let presence = presence(ofVariable: variableID)
        return Value.Alternative(presence: presence, value: value(ofVariable: variableID))
      })
  }

  func propertyKey(of variableID: VariableID) -> PropertyKey {
    let declaration = index.variables[variableID]
    return PropertyKey(
      owner: declaration.owner, foreignOwner: declaration.foreignOwner, module: index.moduleOfFile[declaration.file],
      file: declaration.owner == nil && declaration.facts.access == .private ? declaration.file : nil,
      name: declaration.facts.name)
  }

  /// Evaluates a stored property or a global variable.
  func value(ofVariable variableID: VariableID) -> Value {
    value(initialValue(ofVariable: variableID), storedIn: propertyKey(of: variableID), variableID)
  }

  /// Evaluates a stored property or a global variable, once.
  private func initialValue(ofVariable variableID: VariableID) -> Value {
    let variable = index.variables[variableID]
    var key = propertyKey(of: variableID)
    if let known = memory.properties[key] { return known }
    let presence = presence(ofVariable: variableID)
    // Variables of one name under different conditions have a value each.
    if presence != .always { key.variable = variableID }
    if let known = memory.properties[key] { return known }
    // It is evaluated once, so the value does not belong to the entry that reads it first.
    let (reader, first) = (progress.entry, containers.endIndex)
    progress.entry = getterOfWrapper(withLazyProperty: variableID)
    let value = initialValue(ofVariable: variableID, key, under: presence)
    progress.entry = reader
    guard var value else { return .unknown }
    if case .provider(.unknown) = value, variable.owner != nil, !variable.facts.isStatic {
      value = .provider(.stored(key))
    }
    // `isFixed` decides for each reader whether a number of an instance may have changed.
    let isNumberOfInstance = variable.owner != nil && !variable.facts.isStatic && value.isWholeNumber
    if !hasConstantValue(variableID), !isNumberOfInstance { value = value.inVariable.inexact }
    memory.properties[key] = value
    if let owner = variable.owner, value.isOfInterest {
      memory.typesThatStoreServices.insert(owner)
      if !variable.facts.isStatic { note(value, asInitial: key, from: first) }
    }
    return value
  }

  /// Returns the getter of a generic property wrapper, for a lazy property of it; nil for other variables. The type
  /// that the lazy property requests is known once the getter is read for a property with the wrapper.
  private func getterOfWrapper(withLazyProperty variableID: VariableID) -> FunctionID? {
    let variable = index.variables[variableID]
    guard variable.facts.isLazy, let owner = variable.owner, !index.types[owner].facts.genericParameters.isEmpty,
      index.types[owner].facts.attributes.contains(where: { $0.name == "propertyWrapper" })
    else { return nil }
    return index.types[owner].functions["wrappedValue"]?.first
  }

  /// Evaluates the initial value of a variable; returns nil if it is being read already, since it depends on itself.
  ///
  /// - Parameter instance: The instance of a lazy property, if it is known.
  func initialValue(
    ofVariable variableID: VariableID, _ key: PropertyKey, under presence: Presence, isRepeated: Bool = false,
    of instance: Value? = nil
  ) -> Value? {
    guard memory.propertiesBeingRead.insert(key).inserted else { return nil }
    defer { memory.propertiesBeingRead.remove(key) }
    let declaration = index.variables[variableID]
    var context = LookupContext(
      file: declaration.file, module: index.moduleOfFile[declaration.file], type: declaration.owner,
      foreignOwner: declaration.foreignOwner)
    if let foreign = declaration.foreignOwner { context.generics["Self"] = index.resolve(.name(foreign), in: context) }
    // The initial value of a lazy property may use the instance.
    let receiver = declaration.facts.isLazy ? instance ?? declaration.owner.map(anyInstance) : nil
    let outer = progress.lazyPropertyOfAnyInstance
    progress.lazyPropertyOfAnyInstance = declaration.facts.isLazy && instance == nil ? variableID : nil
    defer { progress.lazyPropertyOfAnyInstance = outer }
    if case .instance(let type, _)? = receiver {
      context.generics.merge(generics(of: type, inheritedFrom: declaration.owner)) { _, generic in generic }
    }
    let declared =
      declaration.facts.type.map { index.resolve($0, in: context) } ?? typeInEnvironment(declaration.facts, in: context)
    let flow = ControlFlow(owner: declaration.facts.isStatic ? nil : declaration.owner, variable: variableID)
    let environment = Environment(
      context: context, receiver: receiver, presence: presence, isRepeated: isRepeated, flow: flow)
    var value = declaration.facts.initialValue.map { evaluate($0, in: environment, expecting: declared) } ?? .unknown
    // The call `{ … }()` was followed above. A closure that is not called is followed only if it is an endpoint.
    if case .closure(let closure, let scope) = value, declaration.facts.type?.lastName == "Endpoint" {
      _ = apply(closure, scope, arguments: [.values], in: environment)
    }
    if let declared { value = self.value(value, declaredAs: declared) }
    return value
  }
}
