/// The variables that store the results of first runs: properties and global variables that are empty at first.
extension Interpreter {
  /// Returns the property or the global variable that an expression names; nil for a local variable, unless
  /// `if let cached` has bound it to the property of the same name.
  func nonlocalVariable(namedBy expression: Expression, in environment: Environment) -> VariableID? {
    switch expression {
    case .name(let name, _):
      let isLocal = environment.binding(of: name).map { $0.environment !== mainProgram } ?? false
      if isLocal {
        guard environment.bindsOptional(name), let function = progress.functionsBeingRead.last,
          !index.functions[function].facts.parameters.contains(where: { $0.name == name })
        else { return nil }
      }
      return variable(named: name, in: environment)
    case .member(.name("self", _), let name, _):
      return ownType(in: environment).flatMap { propertyVariable(name, of: $0) }
    case .member(let base, let name, _):
      return type(named: base, in: environment)?.declaration.flatMap { propertyVariable(name, of: $0) }
    default: return nil
    }
  }

  /// Returns whether a variable without observers and wrappers may change, and belongs to an object, to a type or to
  /// the program.
  func isMutable(_ variableID: VariableID) -> Bool {
    let variable = index.variables[variableID]
    guard !variable.facts.isConstant, !variable.facts.hasObservers,
      variable.facts.attributes.allSatisfy({ Self.plainAttributes.contains($0.name) })
    else { return false }
    guard let owner = variable.owner, !variable.facts.isStatic else { return true }
    return [.class, .actor].contains(index.types[owner].facts.kind)
  }

  /// Returns whether a mutable variable is an optional that is `nil` at first.
  func isEmptyAtFirst(_ variableID: VariableID) -> Bool {
    let facts = index.variables[variableID].facts
    guard isMutable(variableID), case .optional? = facts.type else { return false }
    switch facts.initialValue {
    case nil, .implicitMember("nil")?: return true
    default: return false
    }
  }

  /// Returns whether another function of the type assigns a value other than `nil` to a property. A global variable
  /// counts as assigned, since any code may assign to it.
  func isAssigned(_ variableID: VariableID, outside function: FunctionID) -> Bool {
    guard let owner = index.variables[variableID].owner else { return true }
    let name = index.variables[variableID].facts.name
    return index.types[owner].functions.numbers.contains { other in
      other != function && index.functions[other].facts.body?.contains { $0.stores(name) } ?? false
    }
  }

  /// Returns whether code assigns `nil` or `false` to a property: code of its type, or, for a global variable, of its
  /// file.
  func isReset(_ variableID: VariableID) -> Bool {
    let (variable, name) = (index.variables[variableID], index.variables[variableID].facts.name)
    func resets(_ function: FunctionID) -> Bool {
      index.functions[function].facts.body?.contains { $0.empties(name) } ?? false
    }
    if let owner = variable.owner { return index.types[owner].functions.numbers.contains(where: resets) }
    return index.functions.ids.contains { index.functions[$0].file == variable.file && resets($0) }
  }

  /// Returns whether an initializer may set a property: the initializer mentions the property, or has a parameter of
  /// its name.
  func isSetByInitializers(_ variableID: VariableID) -> Bool {
    let (facts, owner) = (index.variables[variableID].facts, index.variables[variableID].owner)
    guard let owner, !facts.isStatic else { return false }
    return methods("init", ofType: owner).contains { initializer in
      let initializerFacts = index.functions[initializer].facts
      return initializerFacts.parameters.contains { $0.name == facts.name }
        || initializerFacts.body?.contains { $0.mentions(facts.name) } ?? false
    }
  }
}
