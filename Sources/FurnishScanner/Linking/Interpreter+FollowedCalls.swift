/// The calls of functions of the program that are followed: those which may concern services.
extension Interpreter {
  /// Returns whether the values of a call may register services or hold them.
  func mayConcernServices(_ values: [Value], _ receiver: Value?, _ result: ResolvedType?) -> Bool {
    values.contains { $0.isOfInterest || isModule($0) || $0.hasServicesInCase || carriesServices($0) }
      || receiver?.isOfInterest == true || receiver?.hasFields == true || mayUseStoredContainer(receiver)
      || result.map(mayConcernServices) ?? false
  }

  /// Returns whether a function may register or request services, whichever values it receives.
  func mayConcernServices(_ function: FunctionID, _ result: ResolvedType?, _ receiver: Value?) -> Bool {
    let facts = index.functions[function].facts
    return (facts.name == "init" && receiver.map(isModule) == true) || returnsFunction(facts)
      || isPlainTest(function) && mayReadTest(function) || isSetter(facts, of: receiver) || requestsByName(function)
      || isInheritedFromContainerOwner(function, receiver)
      || createsModules(function) || usesMainProgram(function)
      // A list without modules shows its type in the declaration alone.
      || facts.parameters.contains { $0.type.mentionsServices }
  }

  /// Returns whether the result of a function may hold services, register them, or be the name of one.
  private func mayConcernServices(_ result: ResolvedType) -> Bool {
    value(of: result).isOfInterest || mayBeModules(result) || hasServiceProperty(result)
      || result.textInFurnish == "Furnish.ServiceName"
  }

  /// Returns whether a superclass of the receiver declares a function, and stores a container or a provider.
  private func isInheritedFromContainerOwner(_ function: FunctionID, _ receiver: Value?) -> Bool {
    guard case .instance(let type, _)? = receiver, let own = type.declaration,
      let owner = index.functions[function].owner,
      owner != own, index.types[owner].facts.kind == .class
    else { return false }
    return typesThatStoreServices.contains(owner) || hasServiceProperty(owner)
  }

  /// Returns whether a method only assigns to properties of an object that the source shows.
  private func isSetter(_ facts: FunctionFacts, of receiver: Value?) -> Bool {
    guard case .instance(_, let creation?)? = receiver, creation.initial != nil else { return false }
    return facts.body?.allSatisfy { statement in
      switch statement {
      case .assign, .result(.name("self", _)), .expression(.name("self", _)): true
      default: false
      }
    } ?? false
  }

  /// Returns whether the caller of a function determines the name of a service that it requests.
  private func requestsByName(_ function: FunctionID) -> Bool {
    if let known = namingFunctions[function] { return known }
    let facts = index.functions[function].facts
    let isNaming =
      facts.parameters.contains { $0.type.isServiceName }
      || facts.body?.contains { $0.contains { $0.isNamed(by: facts.parameters) } } == true
    namingFunctions[function] = isNaming
    return isNaming
  }

  /// Notes a call with known values of a function that creates a container, in which it may register by them. Returns
  /// whether the call is followed.
  func noteCall(ofCreator function: FunctionID, with values: [Value]) -> Bool {
    guard !values.isEmpty, values.allSatisfy(isKnown), createsContainer(function) else { return false }
    callsOfCreators[function, default: 0] += 1
    return callsOfCreators[function]! <= Self.mostCallsOfCreators
  }

  /// The greatest number of calls of one function that are followed for this reason while one entry is read.
  private static let mostCallsOfCreators = 16

  /// Returns whether the source shows a value: a constant, or a structure that is created with an initializer of its own.
  private func isKnown(_ value: Value) -> Bool {
    switch value {
    case .list(let values, true): return values.allSatisfy(isKnown)
    case .instance(let type, let creation?):
      let isStructure = type.declaration.map { index.types[$0].facts.kind == .struct } ?? false
      return isStructure && creation.call != nil || isConstant(value)
    default: return isConstant(value)
    }
  }

  private func createsContainer(_ function: FunctionID) -> Bool {
    if let known = functionsThatCreateContainers[function] { return known }
    let creates = index.functions[function].facts.body?.contains { $0.mentions("ServiceContainer") } ?? false
    functionsThatCreateContainers[function] = creates
    return creates
  }

  /// Returns whether a function creates modules, which it may add to a list that another object stores.
  private func createsModules(_ function: FunctionID) -> Bool {
    if let known = functionsThatCreateModules[function] { return known }
    let entry = index.functions[function]
    let context = index.context(of: entry)
    let creates =
      entry.facts.body?.contains { statement in
        statement.contains { expression in
          guard case .call(let call) = expression else { return false }
          switch call.callee {
          case .name(let name, _): return index.declaredType(name, in: context).map(mayBeModules) ?? false
          case .type(let type): return mayBeModules(index.resolve(type, in: context))
          default: return false
          }
        }
      } ?? false
    functionsThatCreateModules[function] = creates
    return creates
  }

  /// Returns whether a function returns a function: `() -> @Sendable (any ServiceProvider) -> any Log`.
  private func returnsFunction(_ facts: FunctionFacts) -> Bool {
    if case .function? = facts.result { true } else { false }
  }

  /// Returns whether a function is short, and returns a value that may decide between branches, or only stops unless tests
  /// hold: `static var isTesting: Bool { … }`, `func check(_ port: Int) throws { … }`.
  private func isPlainTest(_ function: FunctionID) -> Bool {
    if let known = plainTests[function] { return known }
    let entry = index.functions[function]
    let body = entry.facts.body ?? []
    let isPlain: Bool
    if let result = entry.facts.result.map({ index.resolve($0, in: index.context(of: entry)) }) {
      let isTested = isCalculated(result)
      isPlain = isTested && (body.count <= 2 || body.allSatisfy(\.isPlain))
    } else {
      isPlain = body.contains(where: \.stops) && body.allSatisfy(\.isPlain)
    }
    let isFollowed = isPlain && !isAmbiguous(function)
    plainTests[function] = isFollowed
    return isFollowed
  }

  /// Returns whether a call of a function may be one of another function with its name: one that a subclass overrides, or
  /// that is declared beside it for optional or other numeric parameters.
  private func isAmbiguous(_ function: FunctionID) -> Bool {
    let (facts, owner) = (index.functions[function].facts, index.functions[function].owner)
    return (functionsByName[facts.name] ?? []).contains { other in
      let (otherFacts, otherOwner) = (index.functions[other].facts, index.functions[other].owner)
      guard other != function, otherFacts.name == facts.name else { return false }
      if let owner, let otherOwner, owner != otherOwner {
        return index.types[owner].facts.kind == .protocol
          ? index.conforms(otherOwner, to: index.types[owner].facts.name)
          : inherits(otherOwner, from: owner)
      }
      let files = [function, other].map { index.functions[$0].file }
      guard owner == otherOwner, index.moduleOfFile[files[0]] == index.moduleOfFile[files[1]],
        facts.condition == .always || otherFacts.condition == .always
      else { return false }
      return mayBeCalledAlike(facts, otherFacts)
    }
  }

  private func inherits(_ type: TypeID, from ancestor: TypeID) -> Bool {
    var next = index.superclass(of: type)
    for _ in 0..<32 {
      guard let parent = next else { return false }
      if parent == ancestor { return true }
      next = index.superclass(of: parent)
    }
    return false
  }

  /// Returns whether a call may fit the parameters of two functions: their types differ in no more than being optional, or
  /// being one or another type of numbers.
  private func mayBeCalledAlike(_ first: FunctionFacts, _ second: FunctionFacts) -> Bool {
    if first.isProperty != second.isProperty { return false }
    let shorter = min(first.parameters.count, second.parameters.count)
    guard first.labels.prefix(shorter) == second.labels.prefix(shorter),
      (first.parameters.dropFirst(shorter) + second.parameters.dropFirst(shorter)).allSatisfy(\.hasDefault)
    else { return false }
    return zip(first.parameters, second.parameters).allSatisfy { $0.type.mayReceiveAlike($1.type) }
  }

  /// Returns whether branches test values of a type, or the parts of them.
  private func isCalculated(_ type: ResolvedType) -> Bool {
    if case .tuple(let parts, _) = type { return !parts.isEmpty && parts.allSatisfy(isCalculated) }
    return Self.calculatedTypes.contains(type) || isEnumeration(type)
  }

  private static let calculatedTypes: [ResolvedType] = [
    .standard("Bool"), .standard("Double"), .standard("Int"), .standard("String"),
  ]

  /// Returns whether a test is followed where it is called. One that calls itself visits a structure, such as a tree, and
  /// each of its calls would be followed by as many again, as would those of tests that call tests.
  private func mayReadTest(_ function: FunctionID) -> Bool {
    let callers = functionsBeingRead.suffix(Self.mostNestedTests)
    return !functionsBeingRead.contains(function)
      && (callers.count < Self.mostNestedTests || !callers.allSatisfy(isPlainTest))
  }

  private static let mostNestedTests = 2

  /// Returns whether a method may use a container that its type stores.
  private func mayUseStoredContainer(_ receiver: Value?) -> Bool {
    guard case .instance(let type, _)? = receiver, let number = type.declaration else { return false }
    var next: TypeID? = number
    for _ in 0..<32 {
      guard let own = next else { return false }
      if typesThatStoreServices.contains(own) || hasServiceProperty(own) { return true }
      next = index.superclass(of: own)
    }
    return false
  }
}

extension Expression {
  /// Returns whether it is a call with a `name:` that one of the parameters determines.
  fileprivate func isNamed(by parameters: [ParameterFacts]) -> Bool {
    guard case .call(let call) = self, let name = call.argument("name") else { return false }
    return parameters.contains { name.mentions($0.name) }
  }
}

extension Statement {
  /// Whether it is a part of a calculation or of a check: it binds a name, chooses, or ends the body.
  fileprivate var isPlain: Bool {
    switch self {
    case .bind, .assign, .result, .leave, .deferred: true
    case .expression(let value): !value.contains { if case .closure = $0 { true } else { false } }
    case .branch(_, let first, let second): first.allSatisfy(\.isPlain) && second.allSatisfy(\.isPlain)
    case .selection(let selection): selection.cases.allSatisfy { $0.body.allSatisfy(\.isPlain) }
    case .block(let statements), .loop(_, _, let statements): statements.allSatisfy(\.isPlain)
    default: false
    }
  }

  /// Whether it stops the program, or throws an error, in one of its branches.
  fileprivate var stops: Bool {
    switch self {
    case .leave(.error), .leave(.failure): true
    case .branch(_, let first, let second): first.contains(where: \.stops) || second.contains(where: \.stops)
    case .selection(let selection): selection.cases.contains { $0.body.contains(where: \.stops) }
    case .block(let statements), .loop(_, _, let statements): statements.contains(where: \.stops)
    case .expression(.call(let call)): call.isTried
    default: false
    }
  }
}

extension TypeReference {
  /// Returns whether one value may be passed as either type, as far as their names show.
  fileprivate func mayReceiveAlike(_ other: TypeReference) -> Bool {
    if case .optional(let wrapped) = self { return wrapped.mayReceiveAlike(other) }
    if case .optional(let wrapped) = other { return mayReceiveAlike(wrapped) }
    guard case .named = self, case .named = other, self != other else { return true }
    let numbers: Set = ["Int", "UInt", "Double", "Float", "CGFloat"]
    return [self, other].allSatisfy { $0.lastName.map(numbers.contains) ?? true }
  }

  fileprivate var isServiceName: Bool {
    if case .optional(let wrapped) = self { wrapped.isServiceName } else { lastName == "ServiceName" }
  }
}
