/// Fixed values: those that no other code can have replaced since they were read. A mutable property is not fixed,
/// since it may no longer have its initial value.
extension Interpreter {
  /// Returns the value that a variable or a property has where code reads it: a text, a number, a Boolean value or a
  /// case only if the value is fixed, and otherwise its type.
  ///
  /// - Parameter owner: The value whose property the expression reads; `nil` for a variable.
  func currentValue(
    _ value: Value, of expression: Expression, of owner: Value? = nil, in environment: Environment
  ) -> Value {
    if case .name(let name, _) = expression, environment.binding(of: name) != nil, value.isUncertainNumber {
      if isChangedInOrder(name, in: environment) { return value.unchangedNumber }
      // Closures and local functions may have assigned another number to a local variable.
      if !progress.isReadingName { return value.forgotten.replaced }
    }
    // If code replaces the name of a service, registrations and requests have the new name alike, so the name is
    // followed.
    if progress.isReadingName { return value }
    let variable = value.isReplaceable ? self.variable(readBy: expression, of: owner, in: environment) : nil
    let declared = variable.map { self.value(value, declaredByVariable: $0) } ?? value
    guard declared.hasReplaceablePart, !isFixed(expression, of: owner, in: environment) else { return value }
    let isSetOutside = variable.map(isSetOutside) ?? false
    return isSetOutside ? declared.forgottenParts : declared.forgottenParts.replaced
  }

  /// Returns whether a name is a local variable that has the value of the last assignment before this code.
  func isChangedInOrder(_ name: String, in environment: Environment) -> Bool {
    guard environment.isChangedInOrder(name) else { return false }
    return environment.binding(of: name)?.environment.body !== mainProgram
      || !variablesChangedByFunctions.contains(name)
  }

  /// The property wrappers whose values the arguments of the program determine.
  private static let setByArguments: Set<String> = ["Argument", "Flag", "Option"]

  /// Returns whether the arguments of the program set a property: `@Option var port = 80`.
  private func isSetOutside(_ variable: VariableID) -> Bool {
    index.variables[variable].facts.attributes.contains { Self.setByArguments.contains($0.name) }
  }

  /// Returns the property or the global variable that an expression reads; nil for a local variable.
  func variable(readBy expression: Expression, of owner: Value? = nil, in environment: Environment) -> VariableID? {
    switch expression {
    case .name(let name, _):
      return environment.binding(of: name) == nil ? variable(named: name, in: environment) : nil
    case .member(let base, let name, _):
      let type =
        type(named: base, in: environment)?.declaration
        ?? (owner ?? evaluate(base, in: environment)).type?.declaration
      return type.flatMap { propertyVariable(name, of: $0) }
    default: return nil
    }
  }

  /// Returns the value of a variable with the type that the variable declares, since code may assign another instance
  /// of this type; for a constant, the value itself.
  private func value(_ value: Value, declaredByVariable variableID: VariableID) -> Value {
    let declaration = index.variables[variableID]
    guard !declaration.facts.isConstant, let type = declaration.facts.type else { return value }
    let context = LookupContext(
      file: declaration.file, module: index.moduleOfFile[declaration.file], type: declaration.owner,
      foreignOwner: declaration.foreignOwner)
    return self.value(value, declaredAs: index.resolve(type, in: context))
  }

  /// Returns whether an expression is fixed: no other code can have changed its value since it was read.
  ///
  /// - Parameter owner: The value whose property the expression reads, if it was evaluated already.
  func isFixed(_ expression: Expression, of owner: Value? = nil, in environment: Environment) -> Bool {
    switch expression {
    case .name("self", _): return true
    case .name(let name, _):
      if let (owner, isConstant) = environment.binding(of: name) {
        // A loop around this code may have changed a number in a variable.
        return isConstant || environment.repetition <= owner.repetition || environment[name]?.isWholeNumber != true
      }
      guard let variable = variable(named: name, in: environment) else { return true }
      return hasKnownValue(variable, of: environment.receiver) || isUnchanged(variable, of: environment.receiver)
        || isCurrent(name, of: environment.receiver, in: environment)
    case .member(let base, let name, _):
      if let type = type(named: base, in: environment)?.declaration { return isFixed(name, of: nil, type) }
      guard base.isPath || owner != nil else { return true }
      guard !base.isPath || isFixed(base, in: environment) else { return false }
      let owner = owner ?? evaluate(base, in: environment)
      guard case .instance(let type, _) = owner, let typeID = type.declaration else { return true }
      return isFixed(name, of: owner, typeID)
        || propertyVariable(name, of: typeID).map { isUnchanged($0, of: owner) } ?? false
        || isCurrent(name, of: owner, in: environment)
    case .call(let call) where call.callee.calledName?.isOperator == true:
      return call.arguments.allSatisfy { isFixed($0.value, in: environment) }
    default: return true
    }
  }

  /// Returns whether a property of a structure has the value of its creation, since no variable has stored the
  /// structure.
  private func isUnchanged(_ variable: VariableID, of owner: Value?) -> Bool {
    guard case .instance(let type, let creation?)? = owner, let call = creation.call, !creation.mayHaveChanged,
      let typeID = type.declaration, index.types[typeID].facts.kind == .struct,
      index.variables[variable].facts.attributes.isEmpty
    else { return false }
    guard methods("init", ofType: typeID).isEmpty else {
      return creation.properties?.values[index.variables[variable].facts.name].map(isConstant) ?? false
    }
    let names = index.types[typeID].variables.map(index.variables.name)
    return call.arguments.allSatisfy { $0.label.map(names.contains) ?? $0.isTrailingClosure }
  }

  private func isFixed(_ name: String, of owner: Value?, _ type: TypeID) -> Bool {
    propertyVariable(name, of: type).map { hasKnownValue($0, of: owner) } ?? true
  }
}

extension Value {
  /// Whether it is a known text, number, Boolean value or case, or an instance whose creation the source shows: code
  /// may replace it by another one.
  fileprivate var isReplaceable: Bool {
    switch self {
    case .boolean, .string: true
    case .instance(_, let creation): creation != nil
    case .either(let alternatives): alternatives.contains(where: \.value.isReplaceable)
    default: false
    }
  }

  /// Whether it is a number in a variable, which code may have changed.
  fileprivate var isUncertainNumber: Bool {
    if case .instance(_, let creation?) = self { creation.literal != nil && creation.mayHaveChanged } else { false }
  }

  /// The number in a variable that no other code has changed.
  fileprivate var unchangedNumber: Value {
    guard case .instance(let type, var creation?) = self else { return self }
    creation.mayHaveChanged = false
    return .instance(type, creation: creation)
  }

  /// Whether it is a known text, number, Boolean value or case, or an instance whose created type differs from the
  /// declared one.
  fileprivate var hasReplaceablePart: Bool {
    switch self {
    case .boolean, .string: true
    case .instance(_, let creation?): creation.literal != nil || caseName != nil || creation.ownType != nil
    case .either(let alternatives): alternatives.contains(where: \.value.hasReplaceablePart)
    default: false
    }
  }

  /// The value without the texts, numbers, Boolean values and cases that other code may have replaced.
  fileprivate var forgottenParts: Value {
    switch self {
    case .instance(let type, let creation?) where creation.ownType != nil: .instance(type, creation: nil)
    case .boolean, .string, .instance: forgotten
    case .either(let alternatives):
      .either(alternatives.map { Alternative(presence: $0.presence, value: $0.value.forgottenParts) })
    default: self
    }
  }

  /// The value with the note that other code may have set it, for a value of which only the type is known.
  var replaced: Value {
    switch self {
    case .instance(let type, nil): .instance(type, creation: Creation(call: nil, place: nil, isReplaced: true))
    case .either(let alternatives):
      .either(alternatives.map { Alternative(presence: $0.presence, value: $0.value.replaced) })
    default: self
    }
  }

  /// Whether other code may have set it in place of the value that the source shows.
  var isReplaced: Bool {
    switch self {
    case .instance(_, let creation?): creation.isReplaced
    case .either(let alternatives): alternatives.contains(where: \.value.isReplaced)
    default: false
    }
  }
}
