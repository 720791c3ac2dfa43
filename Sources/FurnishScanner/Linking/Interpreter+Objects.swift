/// The properties of objects that code changes after it has created them: `settings.path = "/tmp"`.
extension Interpreter {
  /// Sets a property of an object that the source shows. The containers and providers in properties are followed for the
  /// type as a whole.
  func set(_ name: String, of object: Value?, to value: Value, in environment: Environment) {
    guard !value.isOfInterest, case .instance(let type, let creation?)? = object, let initial = creation.initial,
      let number = type.declaration, [.class, .actor].contains(index.types[number].facts.kind),
      let variable = propertyVariable(name, of: number), !index.variables[variable].facts.isConstant,
      !index.variables[variable].facts.isStatic
    else { return }
    // In a body that may run several times, and in code of which the order is unknown, the value may be any.
    guard !environment.isRepeated, initial.code == code else {
      initial.values[name] = nil
      initial.assigned.remove(name)
      return
    }
    let old = initial.values[name] ?? startValue(ofVariable: variable, number)
    initial.values[name] = merged(old, value, under: environment.presence)
    initial.assigned.insert(name)
  }

  /// Returns the value that a property has in a new object, if no initializer may set another one.
  private func startValue(ofVariable variable: Int, _ type: Int) -> Value {
    let facts = index.variables[variable].facts
    guard methods("init", ofType: type).isEmpty else { return .unknown }
    if facts.hasInitialValue { return value(ofVariable: variable) }
    if case .optional? = facts.type { return .absent }
    return .unknown
  }

  /// Returns whether a property still has the value that code has assigned to it, since the order of the code is known.
  func isCurrent(_ name: String, of owner: Value?, in environment: Environment) -> Bool {
    guard case .instance(let type, let creation?)? = owner, let number = type.declaration else { return false }
    if index.types[number].facts.kind == .struct { return creation.assigned.contains(name) }
    guard let initial = creation.initial, !environment.isRepeated else { return false }
    return initial.code == code && initial.assigned.contains(name)
  }
}
