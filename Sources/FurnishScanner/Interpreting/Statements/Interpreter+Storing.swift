/// Values that properties and global variables store, and that functions read later.
extension Interpreter {
  /// Stores a value in a property, for the functions that read it later.
  func store(
    _ value: Value, inProperty name: String, of type: TypeID?, isInitial: Bool = false, in environment: Environment
  ) {
    guard let type else { return }
    let variable = propertyVariable(name, of: type)
    let owner = variable.flatMap { index.variables[$0].owner } ?? type
    let key = PropertyKey(owner: owner, module: index.types[owner].module, name: name)
    if mayStoreProvider(variable, value) {
      note(value, isStoredIn: key, isInitial: isInitial || isInitializing)
    }
    let holdsModules = value.lists.contains(where: isModule)
    let isOfInterest =
      value.isOfInterest || isModule(value) || holdsModules || holdsCarriers(value) || value.holdsFunctions
    guard isOfInterest || value.isListOfConstants else {
      // After code has replaced a list by an unknown value, the list may have any elements.
      if memory.properties[key]?.isList == true, value.lists.isEmpty, let variable,
        let type = index.variables[variable].facts.type
      {
        memory.properties[key] = self.value(of: index.resolve(type, in: index.context(of: owner)))
      }
      return
    }
    store(value, key, isInitial: isInitial, in: environment)
    guard isOfInterest else { return }
    noteModules(storedIn: value)
    memory.typesThatStoreServices.insert(owner)
    memory.typesThatStoreServices.insert(type)
  }

  /// Notes that the modules in a stored list were created.
  private func noteModules(storedIn list: Value) {
    guard case .list(let values, _) = list else { return }
    events.createdModules.formUnion(values.lazy.filter(isModule).compactMap(\.type?.declaration))
  }

  /// Returns whether a variable has the type of a provider or a container, or the value is a provider with a known
  /// position.
  private func mayStoreProvider(_ variable: VariableID?, _ value: Value) -> Bool {
    value.isPlacedProvider || variable.map { index.variables[$0].facts.type?.mentionsServices ?? false } ?? false
  }

  /// Stores a value in a global variable, for the functions that read it later.
  func storeGlobal(_ value: Value, _ name: String, in environment: Environment) {
    guard let variable = variable(named: name, in: environment) else { return }
    if mayStoreProvider(variable, value) {
      note(value, replacesGlobal: propertyKey(of: variable), in: environment)
    }
    guard value.isOfInterest else { return }
    let key = propertyKey(of: variable)
    store(value, key, in: environment)
    // The main program reads the variable from its environment.
    guard let main = mainProgram, value.isKnownProvider, key == self.propertyKey(ofGlobal: name, in: main.context),
      main.binding(of: name)?.isConstant == false, let stored = memory.properties[key]
    else { return }
    _ = main.assign(
      stored, to: name, under: .always, repetition: main.repetition, condition: { _ in .always },
      merge: { merged($0, $1, under: $2) })
  }

  /// Stores a provider that code passes to a case as an associated value, as the value of a property of all instances.
  func store(
    _ value: Value, inCase enumCase: CaseFacts, at position: Int, of type: TypeID, in environment: Environment
  ) {
    guard position < enumCase.values.count, value.isPlacedProvider || enumCase.values[position].type.mentionsServices
    else { return }
    let name = Expression.associatedValue(position, ofCase: enumCase.name)
    let key = PropertyKey(owner: type, module: index.types[type].module, name: name)
    note(value, replaces: key)
    if value.isPlacedProvider { store(value, key, isInitial: true, in: environment) }
  }

  private func store(_ value: Value, _ key: PropertyKey, isInitial: Bool = false, in environment: Environment) {
    let old = memory.properties[key]
    // A known value takes precedence over an unknown container.
    if case .container(nil) = value, old != nil { return }
    if value.isUnplacedProvider { memory.otherProviders[key, default: []].insert(progress.entry) }
    if value.isUnplacedProvider, old != nil { return }
    if case .swinject(let known) = value, case .unknown? = known.provider, old != nil { return }
    if case .provider(.recipe(let notes)) = value {
      notes.properties.insert(key)
      return
    }
    if case .provider(.scopeOfRecipe) = value {
      memory.otherProviders[key, default: []].insert(progress.entry)
      return
    }
    if case .swinject(.resolver(.recipe)) = value { return }
    if !isInitial {
      if !isInitializing { memory.reassignedProperties.insert(key) }
      memory.assignedProperties.insert(key)
    }
    let value = value.inVariable.inexact
    let presence = environment.presence
    switch old {
    case let old? where old.isKnownProvider || old.canBeCalled || value.canBeCalled || value.holdsFunctions:
      memory.properties[key] = merged(old, value, under: presence)
    // If one branch alone stores a closure, `if isOn { button.onTap = { … } }`, a later call runs the closure under the
    // condition of this branch.
    case nil where value.canBeCalled: memory.properties[key] = merged(.unknown, value, under: presence)
    default: memory.properties[key] = value
    }
  }
}

extension Value {
  /// The value, if it is a list, or the lists that it may be; empty if it may be another value.
  fileprivate var lists: [Value] {
    switch self {
    case .list: [self]
    case .either(let alternatives):
      alternatives.allSatisfy(\.value.isList) ? alternatives.map(\.value) : []
    default: []
    }
  }

  /// Whether it is a list or a table of functions, or of instances that store functions: these may register or request
  /// services.
  fileprivate var holdsFunctions: Bool {
    switch self {
    case .list(let values, _):
      values.contains { $0.canBeCalled || $0.valueOfPair.canBeCalled || $0.storesFunction }
    default: false
    }
  }

  /// Whether it is an instance with a function in a property, which code that receives the instance may call.
  var storesFunction: Bool { !storedFunctions.isEmpty }

  /// The functions in the properties of an instance.
  var storedFunctions: [Value] {
    switch self {
    case .instance(_, let creation?):
      (creation.fields.values + (creation.properties?.values.values.map(\.self) ?? [])).filter(\.canBeCalled)
    case .either(let alternatives): alternatives.flatMap(\.value.storedFunctions)
    default: []
    }
  }

  /// Whether it is a list of texts, numbers and cases, whose elements the source shows.
  fileprivate var isListOfConstants: Bool {
    guard case .list(let values, _) = self else { return false }
    return !values.isEmpty && values.allSatisfy { $0.pattern != nil }
  }

  /// Whether it is a provider of which neither the container nor the scope is known.
  fileprivate var isUnplacedProvider: Bool {
    switch self {
    case .provider(.unknown), .provider(.stored): true
    default: false
    }
  }

  /// Whether it is a known container, a provider of one, or one of several values.
  var isKnownProvider: Bool {
    switch self {
    case .container(.some), .provider(.root), .provider(.scope), .either: true
    case .swinject(let value): if case .root? = value.provider { true } else { false }
    default: false
    }
  }
}
