/// The choice of the calls that are followed: those which may concern services.
extension Interpreter {
  /// Returns whether the arguments, the receiver or the result of a call may hold services or register them.
  func mayConcernServices(_ values: [Value], _ receiver: Value?, _ result: ResolvedType?) -> Bool {
    values.contains {
      $0.isOfInterest || isModule($0) || $0.hasServicesInCase || carriesServices($0) || isRequestingFunction($0)
        || $0.storesFunction
    }
      || receiver?.isOfInterest == true || receiver?.hasFields == true || mayUseStoredContainer(receiver)
      || result.map(mayConcernServices) ?? false
  }

  /// Returns whether a function is followed for any arguments, since it may register or request services, or calculates
  /// a value that tests read.
  func isFollowedForAnyArguments(_ function: FunctionID, of receiver: Value?) -> Bool {
    let facts = index.functions[function].facts
    return facts.name == "init" && receiver.map { isModule($0) || storesRegisteringObjects($0) } == true
      || isPlainFunction(function) && mayReadPlainFunction(function) || isSetter(facts, of: receiver)
      || requestsByName(function)
      || isInheritedFromContainerOwner(function, receiver)
      || createsModules(function) || usesMainProgram(function)
      // The elements of an empty list of modules do not show their type, so the types of the parameters count.
      || facts.parameters.contains { $0.type.mentionsServices } || takesRegisteringObjects(function)
      || storesFunctions(function) || isFollowedForResult(function)
  }

  /// Returns whether a function takes a list or a dictionary of objects that may register.
  private func takesRegisteringObjects(_ function: FunctionID) -> Bool {
    if let known = answers.functionsThatTakeRegisteringObjects[function] { return known }
    let declaration = index.functions[function]
    let takes = declaration.facts.parameters.contains { parameter in
      parameter.type.isCollection
        && mayHoldRegisteringObjects(index.resolve(parameter.type, in: index.context(of: declaration)))
    }
    answers.functionsThatTakeRegisteringObjects[function] = takes
    return takes
  }

  /// Returns whether the type of an instance has stored properties for modules, for objects that may register, or for
  /// lists of them.
  private func storesRegisteringObjects(_ instance: Value) -> Bool {
    guard case .instance(let type, _) = instance, let typeID = type.declaration else { return false }
    if let known = answers.typesThatStoreRegisteringObjects[typeID] { return known }
    let stores = index.types[typeID].variables.contains { variable in
      let facts = index.variables[variable].facts
      guard !facts.isStatic, let reference = facts.type else { return false }
      return mayHoldRegisteringObjects(index.resolve(reference, in: index.context(of: typeID)))
    }
    answers.typesThatStoreRegisteringObjects[typeID] = stores
    return stores
  }

  /// Returns whether a function adds a closure to a list or a dictionary, from which other code may call it to
  /// register.
  private func storesFunctions(_ function: FunctionID) -> Bool {
    if let known = answers.functionsThatStoreFunctions[function] { return known }
    let stores =
      index.functions[function].facts.body?.contains { statement in
        statement.contains { expression in
          guard case .call(let call) = expression,
            call.callee.calledName.map(Call.changesOfCollections.contains) == true
          else { return false }
          return call.arguments.contains { $0.value.isFunction }
        }
      } ?? false
    answers.functionsThatStoreFunctions[function] = stores
    return stores
  }

  /// Returns whether instances of a type may register, by a method or by a function in a property; for a collection or
  /// an optional, whether its elements may.
  func mayHoldRegisteringObjects(_ type: ResolvedType) -> Bool {
    let elements = ["Optional", "Array", "Set", "Dictionary"].lazy.compactMap {
      type.arguments(of: "Swift.\($0)")?.last
    }
    return elements.first.map(mayHoldRegisteringObjects)
      ?? (mayBeModules(type) || mayRegister(type) || hasServiceProperty(type) || hasListOfRegisteringObjects(type))
  }

  /// Returns whether a result of this type may hold services or functions, register services, or be the name of one.
  private func mayConcernServices(_ result: ResolvedType) -> Bool {
    value(of: result).isOfInterest || mayHoldRegisteringObjects(result)
      || result.textInFurnish == "Furnish.ServiceName" || result.holdsFunctions
  }

  /// Returns whether a superclass of the receiver's type declares a function, and stores a container or a provider.
  private func isInheritedFromContainerOwner(_ function: FunctionID, _ receiver: Value?) -> Bool {
    guard case .instance(let type, _)? = receiver, let typeID = type.declaration,
      let owner = index.functions[function].owner,
      owner != typeID, index.types[owner].facts.kind == .class
    else { return false }
    return memory.typesThatStoreServices.contains(owner) || hasServiceProperty(owner)
  }

  /// Returns whether a method does nothing but change properties, or collections in them, and return its instance or a
  /// copy of it. The source has to show how the instance was created.
  func isSetter(_ facts: FunctionFacts, of receiver: Value?) -> Bool {
    guard case .instance(_, let creation?)? = receiver, creation.properties != nil else { return false }
    return facts.body?.allSatisfy { statement in
      switch statement {
      case .assign, .bind(_, _, .name("self", _)?, _), .result(.name), .expression(.name("self", _)): true
      case .expression(.call(let call)): call.changesOwnProperty
      default: false
      }
    } ?? false
  }

  /// Returns whether the arguments of a function determine the name of a service that it requests.
  private func requestsByName(_ function: FunctionID) -> Bool {
    if let known = answers.functionsThatRequestByName[function] { return known }
    let facts = index.functions[function].facts
    let isNaming =
      facts.parameters.contains { $0.type.isServiceName }
      || facts.body?.contains { $0.contains { $0.isNamed(by: facts.parameters) } } == true
    answers.functionsThatRequestByName[function] = isNaming
    return isNaming
  }

  /// Notes a call of a function that creates a container. The call is followed if an argument is known, or if all
  /// parameters have their defaults: these values may determine which services the function registers. Returns whether
  /// it is followed.
  func noteCall(ofCreator function: FunctionID, with values: [Value]) -> Bool {
    let isKnownCall =
      values.isEmpty ? !index.functions[function].facts.parameters.isEmpty : values.contains(where: isKnown)
    guard createsContainer(function) else { return false }
    // Either all calls are followed, or the function is read by itself for all of them.
    if coverage.creatorsByThemselves.contains(function) { return false }
    guard isKnownCall || coverage.inlined.contains(function) else {
      coverage.creatorsByThemselves.insert(function)
      return false
    }
    progress.callsOfCreators[function, default: 0] += 1
    return progress.callsOfCreators[function]! <= Self.mostCallsOfCreators
  }

  /// The greatest number of followed calls of one function that creates a container, while one entry is read.
  private static let mostCallsOfCreators = 16

  /// Returns whether the source shows at least a part of a value: a constant, a structure whose creation is in the
  /// source, or an optional that is not `nil`.
  private func isKnown(_ value: Value) -> Bool {
    switch value {
    case .absent: return true
    case .list(let values, true): return values.allSatisfy(isKnown)
    case .instance(let type, let creation?):
      if creation.isPresent, creation.call == nil { return true }
      let isStructure = type.declaration.map { index.types[$0].facts.kind == .struct } ?? false
      return isStructure && creation.call != nil || isConstant(value)
    default: return isConstant(value)
    }
  }

  /// Returns whether the body of a function mentions `ServiceContainer`.
  func createsContainer(_ function: FunctionID) -> Bool {
    if let known = answers.functionsThatCreateContainers[function] { return known }
    let creates = index.functions[function].facts.body?.contains { $0.mentions("ServiceContainer") } ?? false
    answers.functionsThatCreateContainers[function] = creates
    return creates
  }

  /// Returns whether the type of the receiver, or a superclass, stores a container or a provider.
  private func mayUseStoredContainer(_ receiver: Value?) -> Bool {
    guard case .instance(let type, _)? = receiver, let typeID = type.declaration else { return false }
    var next: TypeID? = typeID
    for _ in 0..<32 {
      guard let typeID = next else { return false }
      if memory.typesThatStoreServices.contains(typeID) || hasServiceProperty(typeID) { return true }
      next = index.superclass(of: typeID)
    }
    return false
  }
}

extension ResolvedType {
  /// Whether it is the type of a function, or of an optional, a list, a dictionary or a tuple of functions.
  fileprivate var holdsFunctions: Bool {
    switch self {
    case .function: true
    case .tuple(let parts, _): parts.contains(where: \.holdsFunctions)
    case .nominal(_, nil, let arguments): !arguments.isEmpty && arguments.contains(where: \.holdsFunctions)
    default: false
    }
  }
}

extension Call {
  /// Whether it changes a list or a set in a property of `self`: `enabled.insert(feature)`.
  fileprivate var changesOwnProperty: Bool {
    guard case .member(let base, let method, _) = callee, Self.changesOfCollections.contains(method) else {
      return false
    }
    switch base {
    case .name, .member(.name("self", _), _, _): return arguments.allSatisfy { $0.value.isPath || $0.value.isLiteral }
    default: return false
    }
  }
}

extension Expression {
  /// Returns whether it is a call whose argument `name:` mentions one of the parameters.
  fileprivate func isNamed(by parameters: [ParameterFacts]) -> Bool {
    guard case .call(let call) = self, let name = call.argument("name") else { return false }
    return parameters.contains { name.mentions($0.name) }
  }

  /// Whether it is a closure or the name of a function with its labels.
  fileprivate var isFunction: Bool {
    switch self {
    case .closure, .functionReference: true
    default: false
    }
  }
}

extension TypeReference {
  /// Whether it is a list or a dictionary, or an optional one.
  var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    case .optional(let wrapped): wrapped.isCollection
    default: ["Array", "Dictionary", "Set"].contains(lastName)
    }
  }

  fileprivate var isServiceName: Bool {
    if case .optional(let wrapped) = self { wrapped.isServiceName } else { lastName == "ServiceName" }
  }
}
