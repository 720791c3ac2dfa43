/// Objects that store closures in properties. Their methods determine the conditions of the calls:
/// `func tick() { guard isEnabled else { return }; work() }` calls the closure `work` where `isEnabled` holds.
extension Interpreter {
  /// An object, and the property in which it stores a closure.
  struct OwnerOfClosure {
    let object: Value
    let property: String
  }

  /// The greatest number of objects for which one method is read by itself.
  private static let mostObjects = 16

  /// Notes that a new object stores a closure in a property.
  func noteOwner(of value: Value, _ object: Value?, _ property: String) {
    guard let object else { return }
    switch value {
    case .closure(let closure, let scope) where scope.owners[closure.place] == nil:
      scope.owners[closure.place] = OwnerOfClosure(object: object, property: property)
    case .either(let alternatives):
      for alternative in alternatives { noteOwner(of: alternative.value, object, property) }
    default: break
    }
  }

  /// Notes that functions which are not followed receive objects, and may call the closures that these store.
  func notePassing(ofOwners values: [Value], in environment: Environment) {
    for case .closure(let closure, let scope) in values.flatMap(\.storedFunctions) {
      let place = SourcePlace(file: scope.context.file, place: closure.place)
      let known = coverage.passedOwners[place] ?? .never
      coverage.passedOwners[place] = space.or(known, environment.presence)
    }
  }

  /// Returns the condition under which a pending closure may run. If code passes the object that stores the closure to
  /// other code under a test, calls in other cases are in doubt.
  func condition(ofPending pending: PendingClosure) -> Presence {
    let place = SourcePlace(file: pending.scope.context.file, place: pending.closure.place)
    guard let passed = coverage.passedOwners[place], !space.implies(pending.presence, passed) else {
      return pending.presence
    }
    let isCalled = space.test(nil, holds: "other code calls the closure", fails: "no other code calls the closure")
    space.noteDoubt(isCalled)
    return space.and(pending.presence, space.or(passed, isCalled))
  }

  /// Reads the methods of the object that stores a closure, if they call the closure: the program may call them at any
  /// time. A method that was followed is read again only if it has not called the closure.
  ///
  /// - Returns: Whether the object has such methods. Then the closure is not read by itself.
  func readMethods(thatCall pending: PendingClosure) -> Bool {
    guard let owner = pending.scope.owners[pending.closure.place], let type = owner.object.type?.declaration else {
      return false
    }
    var decides = false
    for method in index.types[type].functions.numbers where calls(method, owner.property) {
      if coverage.inlined.contains(method), wasRead(pending.closure, in: pending.scope.body) { continue }
      if coverage.readingsOfMethods[method, default: 0] >= Self.mostObjects { return false }
      coverage.readingsOfMethods[method, default: 0] += 1
      decides = true
      readByItself(method, of: owner.object, in: pending.scope.part(under: condition(ofPending: pending)))
    }
    return decides
  }

  /// Returns whether a method calls the closure in a property of its object, and is no entry.
  private func calls(_ method: FunctionID, _ property: String) -> Bool {
    let facts = index.functions[method].facts
    guard facts.isFollowedOnly, !facts.isStatic, facts.name != "init" else { return false }
    return facts.body?.contains { statement in
      statement.contains { expression in
        guard case .call(let call) = expression else { return false }
        switch call.callee {
        case .name(property, _), .member(.name("self", _), property, _): return true
        default: return false
        }
      }
    } == true
  }

  /// Returns the value of a stored property of an object that the source does not show: `factory().work()`. Another
  /// object may store another function, so calls of the function are in doubt, unless it registers.
  ///
  /// - Parameter isOfNoObject: Whether the value belongs to no object, as that of a static property.
  func valueOfAnyInstance(_ value: Value, _ name: String, _ type: TypeID, isOfNoObject: Bool) -> Value {
    guard !isOfNoObject, value.canBeCalled, !value.mayRegister, let variable = propertyVariable(name, of: type) else {
      return value
    }
    let facts = index.variables[variable].facts
    if facts.isStatic || facts.isConstant && facts.hasInitialValue { return value }
    let text = "the function that `\(name)` stores"
    let isOwn = space.test(
      .constant(variable: variable, instance: nil), holds: "\(text) is this one", fails: "\(text) is another one")
    space.noteDoubt(isOwn)
    return merged(.unknown, value, under: isOwn)
  }

  /// Reads a method of an object as code that may run any number of times.
  private func readByItself(_ method: FunctionID, of object: Value, in environment: Environment) {
    let facts = index.functions[method].facts
    guard spendRecursion(of: method) else { return }
    let inner = self.environment(of: method, receiver: object, presence: environment.presence, isRepeated: true)
    for parameter in facts.parameters {
      inner[parameter.name] = value(of: index.resolve(parameter.type, in: inner.context))
    }
    progress.functionsBeingRead.append(method)
    run(facts.body ?? [], in: inner)
    progress.functionsBeingRead.removeLast()
  }
}

extension Value {
  /// Whether it is a closure that calls a function for registrations, or a function whose body the source shows
  /// elsewhere.
  fileprivate var mayRegister: Bool {
    switch self {
    case .closure(let closure, _):
      closure.body.contains { statement in
        FurnishNames.registering.contains(where: statement.mentions) || statement.mentions(FurnishNames.include)
      }
    case .either(let alternatives): alternatives.contains(where: \.value.mayRegister)
    default: true
    }
  }
}
