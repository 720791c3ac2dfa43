/// Assignments to variables, properties and subscripts.
extension Interpreter {
  /// Returns the type of the target of an assignment: of a variable (`mode = .live`), of a property of its value
  /// (`page.log = …`), or of a property of `self` (`self.log = …`). It is nil if the source does not show it.
  func expectedType(of target: Expression, in environment: Environment) -> ResolvedType? {
    let name: String
    switch target {
    case .name(let member, _):
      if environment.binding(of: member) != nil { return environment.type(of: member) }
      name = member
    case .member(.name("self", _), let member, _): name = member
    case .member(.name(let variable, _), let member, _):
      guard case .instance(let type, _)? = environment[variable], let typeID = type.declaration else { return nil }
      return typeOfProperty(member, of: typeID, type) ?? property(member, ofType: typeID, isStatic: false)?.type
    default: return nil
    }
    guard case .instance(let type, _)? = environment.receiver, let typeID = type.declaration else { return nil }
    return typeOfProperty(name, of: typeID, type) ?? property(name, ofType: typeID, isStatic: false)?.type
  }

  /// Assigns a value to a variable, a property, a subscript, or the parts of a tuple.
  func assign(_ value: Value, to target: Expression, in environment: Environment) {
    // Code that is not followed may read a stored provider, and request any service.
    escape(value)
    if case .closure(let closure, let scope) = value, target.mentions("endpoints") {
      _ = apply(closure, scope, arguments: [.values], in: environment)
    }
    switch target {
    case .name(let name, _):
      if case .values? = environment[name] { events.replacesUnreadValues = true }
      if assign(value, toName: name, in: environment) { return }
      if !value.isOfInterest, let scope = scope(ofVariable: name, in: environment),
        assign(value, toName: name, in: scope)
      {
        return
      }
      // A function may assign to a variable of the main program as well.
      if let type = environment.context.type, !isGlobal(name, outside: type, in: environment) {
        memory.assignmentsOfProperties += 1
        initialize(name, to: value, in: environment)
        set(name, of: environment.receiver, to: value, in: environment)
        store(value, inProperty: name, of: type, in: environment)
      } else {
        memory.noteStepNotFollowed()
        noteProviderInForce(value, assignedTo: name)
        storeGlobal(value, name, in: environment)
      }
    case .member(let base, let name, let place):
      memory.assignmentsOfProperties += 1
      assign(value, toMember: name, of: base, at: place, in: environment)
    case .call(let call):
      if let member = member(ofKeyPath: call, in: environment) { return assign(value, to: member, in: environment) }
      if case .member(let base, "subscript", _) = call.callee,
        set(base, call, to: value, in: environment) || assign(value, toElementOf: base, call, in: environment)
      {
        return
      }
      forget(target, in: environment)
      _ = whileReplacing { evaluate(target, in: environment) }
    case .group(let targets, _):
      // `(first, second) = (second, first)`
      guard case .tuple(let values, _) = value, values.count == targets.count else {
        for target in targets { assign(.unknown, to: target, in: environment) }
        return
      }
      for (target, value) in zip(targets, values) { assign(value, to: target, in: environment) }
    default: _ = whileReplacing { evaluate(target, in: environment) }
    }
  }

  /// Returns whether a name refers to a global variable, and not to a member of the type around it.
  private func isGlobal(_ name: String, outside type: TypeID, in environment: Environment) -> Bool {
    propertyVariable(name, of: type) == nil && index.types[type].functions[name] == nil
      && globalVariable(name, in: environment.context) != nil
  }

  /// Assigns a value to a local variable. Returns whether a local variable or constant of this name exists.
  func assign(_ value: Value, toName name: String, in environment: Environment) -> Bool {
    let isRepeated = environment.binding(of: name).map { environment.repetition > $0.environment.repetition } ?? false
    let declared = environment.declaredType(of: name).map { self.value(value, declaredAs: $0) } ?? value
    let value = isRepeated ? declared.inexact : declared
    let subject = environment.binding(of: name)?.environment.testSubjects[name]
    let isLocal = environment.assign(
      value, to: name, under: environment.presence, repetition: environment.repetition,
      condition: { conditionOfRepeatedAssignment(to: name, $0, in: environment) },
      merge: { merged(remaining($0, subject, after: $2), $1, under: $2) })
    // Functions read the variables of the main program from `memory.properties`.
    if isLocal, let main = mainProgram, environment.binding(of: name)?.environment === main {
      memory.assignmentsOfProperties += 1
      setGlobal(name, to: main[name]!, isConstant: main.binding(of: name)!.isConstant, in: main, by: environment)
    }
    return isLocal
  }

  /// Returns the condition of a repeated assignment: for a variable whose value tests may read, a new one, since
  /// perhaps no repetition runs; for other variables, that of the code, so that a list has the elements of all
  /// repetitions.
  ///
  /// In a loop over input, the new condition depends on that input. Elsewhere, such as in a closure, it is in doubt.
  ///
  /// - Parameter old: The value of the variable before the assignment.
  private func conditionOfRepeatedAssignment(
    to name: String, _ old: Value, in environment: Environment
  ) -> Presence {
    guard mayBeTested(old) else { return space.withoutTestsOfElements(environment.presence) }
    let runs = space.test(
      nil, holds: "a loop or a closure assigns `\(name)`", fails: "no loop or closure assigns `\(name)`")
    if !environment.dependsOnInput || environment.isOfUnseenCalls { space.noteDoubt(runs) }
    return space.and(environment.presence, runs)
  }

  /// Returns whether tests may read a value: a Boolean value, a text, a number or a case.
  private func mayBeTested(_ value: Value) -> Bool {
    switch value {
    case .boolean, .string: true
    case .instance(let type, let creation): isEnumeration(type) || creation?.literal != nil
    case .either(let alternatives): alternatives.contains { mayBeTested($0.value) }
    default: false
    }
  }

  /// Assigns a value to a member: `DI.provider = …`, `copy.steps = …`.
  private func assign(
    _ value: Value, toMember name: String, of base: Expression, at place: Place, in environment: Environment
  ) {
    let owner = whileReplacing { evaluate(base, in: environment) }
    switch owner {
    case .values:
      _ = whileReplacing { read(name, at: place, in: environment) }
      noteProviderInForce(value, assignedTo: name)
      noteProviderOfTest(value, assignedTo: name, under: environment.presence)
    case .instance(let type, _):
      if case .name("self", _) = base { initialize(name, to: value, in: environment) }
      if setField(name, ofPart: base, owner, to: value, in: environment) { return }
      var isLocal = false
      if case .name(let variable, _) = base {
        isLocal = environment.binding(of: variable) != nil
      } else {
        forget(base, in: environment)
      }
      set(name, of: owner, to: value, isLocal: isLocal, in: environment)
      store(value, inProperty: name, of: type.declaration, in: environment)
      setField(name, of: base, to: value, in: environment)
      callObservers(of: name, base, type.declaration, newValue: value, in: environment)
    case .type(let type):
      memory.noteStepNotFollowed()
      if let typeID = type.declaration { store(value, inProperty: name, of: typeID, in: environment) }
    default:
      noteProviderInForce(value, assignedTo: name)
      forget(base, in: environment)
    }
  }

  /// Calls the `willSet` and the `didSet` of a property after an assignment, unless the assignment is in one of these
  /// observers, or in an initializer.
  private func callObservers(
    of name: String, _ base: Expression, _ type: TypeID?, newValue: Value, in environment: Environment
  ) {
    guard let type, propertyVariable(name, of: type).map({ index.variables[$0].facts.hasObservers }) == true else {
      return
    }
    for (kind, argument) in [("willSet", "newValue"), ("didSet", "oldValue")] {
      for observer in methods("\(name).\(kind)", ofType: type)
      where !progress.functionsBeingRead.contains(observer) && !isInitializing {
        _ = call(
          observer, [], in: environment, evaluate(base, in: environment),
          extra: [argument: kind == "willSet" ? newValue : .unknown])
      }
    }
  }

  /// Changes a property of the instance that a local variable holds.
  func setField(_ name: String, of base: Expression, to value: Value, in environment: Environment) {
    guard case .name(let variable, _) = base, variable != "self", environment.binding(of: variable) != nil,
      case .instance(let type, let creation) = environment[variable]
    else { return }
    var changed = creation ?? Creation(call: nil, place: nil)
    changed.fields[name] = value.inexact
    changed.assigned[name] = environment.isRepeated ? -1 : memory.stepsNotFollowed
    _ = assign(.instance(type, creation: changed), toName: variable, in: environment)
  }

  /// Runs a closure that evaluates the target of an assignment. A value of `ServiceValues` that the target names counts
  /// as replaced, and not as read.
  func whileReplacing<Result>(_ body: () -> Result) -> Result {
    let outer = progress.isReplacing
    progress.isReplacing = true
    defer { progress.isReplacing = outer }
    return body()
  }

  /// Calls the setter of a subscript that the program declares: `registry[(any Log).self] = { ConsoleLog() }`.
  ///
  /// - Returns: Whether the program declares such a setter.
  private func set(_ base: Expression, _ call: Call, to value: Value, in environment: Environment) -> Bool {
    let receiver = evaluate(base, in: environment)
    let candidates: [FunctionID] =
      switch receiver {
      case .collection: index.functions("subscript.set", addedTo: "ServiceCollection", from: environment.context)
      case .container: index.functions("subscript.set", addedTo: "ServiceContainer", from: environment.context)
      case .instance(let type, _): index.declaration(of: type).map { methods("subscript.set", ofType: $0) } ?? []
      default: []
      }
    guard let setter = match(candidates, call) else { return false }
    _ = self.call(
      setter, call.arguments, in: environment, receiver, at: call.place, extra: ["newValue": value])
    return true
  }
}
