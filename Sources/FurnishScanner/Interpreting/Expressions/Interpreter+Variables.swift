/// The properties and the global variables of the program that names refer to.
extension Interpreter {
  /// Finds the property of the enclosing type, or the global variable, that a name refers to. Local names take
  /// precedence over both, and are not searched.
  func variable(named name: String, in environment: Environment) -> VariableID? {
    if let type = ownType(in: environment), let property = propertyVariable(name, of: type) { return property }
    return globalVariable(name, in: environment.context)
  }

  /// Finds the global variable of a name: a private one of the file takes precedence.
  func globalVariable(_ name: String, in context: LookupContext) -> VariableID? {
    index.variablesOfFile[context.file][name]?.first ?? globalVariables(name, in: context).first
  }

  /// Finds the stored property of a type or of its superclasses.
  func propertyVariable(_ name: String, of type: TypeID) -> VariableID? {
    var next: TypeID? = type
    // Classes that inherit from each other do not compile, and must not hang the check.
    var seen: Set<TypeID> = []
    while let typeID = next, seen.insert(typeID).inserted {
      for variable in index.types[typeID].variables where index.variables.name(variable) == name { return variable }
      next = index.superclass(of: typeID)
    }
    return nil
  }
}
