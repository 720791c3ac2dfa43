/// The objects that store closures. The code that uses the property of such an object decides under which condition the
/// closure runs: `func tick() { guard isEnabled else { return }; work() }`.
extension Interpreter {
  /// An object, and the property in which it stores a closure.
  struct OwnerOfClosure {
    let object: Value
    let type: TypeID
    let property: String
  }

  /// The property of a type in which objects store closures.
  struct PropertyOfOwner: Hashable {
    let type: TypeID
    let name: String
  }

  /// The functions that may use a property, and the steps that reading them for objects has taken.
  struct UsesOfProperty {
    var methods: [FunctionID]
    /// Code of other types, which is read for closures that request services.
    var others: [FunctionID]
    var steps = 0

    /// Whether the functions are read for no further object, whose closure then may run.
    var isLimited: Bool { steps > 10_000 }
  }

  /// The greatest number of objects that store one closure and are followed.
  private static let mostOwners = 16

  /// Notes that a new object stores a closure in a property.
  func noteOwner(of value: Value, _ object: Value?, _ property: String) {
    guard let object, let type = object.type?.declaration else { return }
    switch value {
    case .closure(let closure, let scope):
      let owners = scope.owners[closure.place] ?? []
      guard owners.count < Self.mostOwners,
        !owners.contains(where: { $0.property == property && $0.object.isSame(object) })
      else { return }
      let owner = OwnerOfClosure(object: object, type: type, property: property)
      scope.owners[closure.place, default: []].append(owner)
    case .either(let alternatives):
      for alternative in alternatives { noteOwner(of: alternative.value, object, property) }
    default: break
    }
  }

  /// Reads the code that uses the properties which store a closure, for each object that stores it, since the program may
  /// run this code at any time. Code that was followed is read only if it has not called the closure.
  ///
  /// - Returns: Whether this code decides when the closure runs.
  func readUses(of pending: PendingClosure) -> Bool {
    guard let owners = pending.scope.owners[pending.closure.place] else { return false }
    var decides = false
    let wasRead = wasRead(pending.closure, in: pending.scope.body)
    for owner in owners {
      let property = PropertyOfOwner(type: owner.type, name: owner.property)
      let uses = coverage.usesOfProperties[property] ?? usesOfProperty(property)
      coverage.usesOfProperties[property] = uses
      let functions = uses.methods + (mayRequest(pending.closure) ? uses.others : [])
      if uses.isLimited, !functions.isEmpty {
        if !wasRead { apply(pending, under: presenceOfUnseenRun) }
        decides = true
      } else {
        let budget = progress.budgetOfProgram
        for function in functions where readUse(in: function, of: owner, pending, wasRead) { decides = true }
        coverage.usesOfProperties[property]?.steps += budget - progress.budgetOfProgram
      }
      if readUnknownUses(of: owner, pending) { decides = true }
    }
    return decides
  }

  /// Reads a function that may call the closure of an object.
  ///
  /// - Parameter wasRead: Whether code that was followed has called the closure.
  /// - Returns: Whether the function uses the object.
  private func readUse(
    in use: FunctionID, of owner: OwnerOfClosure, _ pending: PendingClosure, _ wasRead: Bool
  ) -> Bool {
    let isOfOwner = isMember(use, of: owner.type)
    let function = isOfOwner ? implementation(of: use, for: owner.type) : use
    let entry = index.functions[function]
    let isFollowed = coverage.inlined.contains(function)
    var presence = pending.presence
    if isOfOwner {
      if isFollowed, wasRead { return false }
      if entry.facts.body == nil {
        // A method in the file of the property that is not read does not call the inherited one.
        if entry.file != index.functions[use].file { apply(pending, under: presenceOfUnseenRun) }
        return true
      }
    } else if isFollowed {
      return false
    } else if wasRead {
      // Code that is not read may call the methods of a type.
      guard entry.owner != nil else { return false }
      presence = space.and(presence, presenceOfUnseenRun)
    }
    let isUsed = readByItself(function, for: owner, isOfOwner, in: pending.scope.part(under: presence))
    if !isUsed {
      let property = PropertyOfOwner(type: owner.type, name: owner.property)
      coverage.usesOfProperties[property]?.others.removeAll { $0 == use }
    }
    return isUsed
  }

  private func apply(_ pending: PendingClosure, under presence: Presence) {
    let part = pending.scope.part(under: space.and(pending.presence, presence))
    applyRepeatedly(pending.closure, pending.scope, in: part)
  }

  /// Reads a closure where code uses the property of an object that the source does not show: it may be this object.
  private func readUnknownUses(of owner: OwnerOfClosure, _ pending: PendingClosure) -> Bool {
    guard let variable = propertyVariable(owner.property, of: owner.type),
      let uses = events.usesOfUnknownFunctions[variable]?.filter({ !isSuperseded($0.key) }), !uses.isEmpty
    else { return false }
    apply(pending, under: space.and(anyOf(Array(uses.values)), presenceOfUnseenRun))
    return true
  }

  /// Notes that code uses a property which stores a function, where the source does not show the function.
  func noteUse(ofUnknownFunctionIn property: String, of type: TypeID, in environment: Environment) {
    guard !progress.isReplacing, let variable = propertyVariable(property, of: type),
      index.variables[variable].facts.type?.isFunction == true
    else { return }
    let known = events.usesOfUnknownFunctions[variable]?[progress.entry] ?? .never
    if known == .always || known == environment.presence { return }
    events.usesOfUnknownFunctions[variable, default: [:]][progress.entry] = anyOf([known, environment.presence])
  }

  /// The condition that code runs the closure of an object, where the source does not show whether it does.
  private var presenceOfUnseenRun: Presence {
    if let known = coverage.presenceOfUnseenRun { return known }
    let runs = space.test(
      nil, holds: "code runs the closure that the object stores",
      fails: "no code runs the closure that the object stores")
    space.noteDoubt(runs)
    coverage.presenceOfUnseenRun = runs
    return runs
  }

  /// Reads a function for an object, as if code that cannot be followed calls it. Its tests are conditions of what it runs.
  ///
  /// - Returns: Whether the function uses the object.
  private func readByItself(
    _ function: FunctionID, for owner: OwnerOfClosure, _ isOfOwner: Bool, in environment: Environment
  ) -> Bool {
    let facts = index.functions[function].facts
    guard mayRecur(function) else { return false }
    let outer = progress.objectOfType
    progress.objectOfType = ObjectOfType(object: owner.object, type: owner.type, isUsed: isOfOwner)
    defer { progress.objectOfType = outer }
    let inner = self.environment(
      of: function, receiver: isOfOwner ? owner.object : nil, presence: environment.presence)
    (inner.dependsOnInput, inner.isOfUnseenCalls) = (true, true)
    for parameter in facts.parameters {
      inner[parameter.name] = inPlaceOfAny(value(of: index.resolve(parameter.type, in: inner.context)))
    }
    progress.functionsBeingRead.append(function)
    run(facts.body ?? [], in: inner)
    progress.functionsBeingRead.removeLast()
    return progress.objectOfType?.isUsed ?? false
  }
}

extension Value {
  /// Returns whether it is the same instance, or a copy of it.
  fileprivate func isSame(_ other: Value) -> Bool {
    guard case .instance(_, let own?) = self, case .instance(_, let other?) = other, let initial = own.initial else {
      return false
    }
    return initial === other.initial
  }
}

extension TypeReference {
  /// Whether it is a function, or an optional one.
  var isFunction: Bool {
    switch self {
    case .function: true
    case .optional(let wrapped): wrapped.isFunction
    default: false
    }
  }
}
