/// Functions that create modules, or instances whose methods request services. They are followed where they are called.
extension Interpreter {
  /// Returns whether a function creates modules, which it may add to a list that another object stores.
  func createsModules(_ function: FunctionID) -> Bool {
    if let known = answers.functionsThatCreateModules[function] { return known }
    let creates = creates(function, where: mayBeModules)
    answers.functionsThatCreateModules[function] = creates
    return creates
  }

  /// Returns whether a function is followed because of its result: it creates instances that request or store services,
  /// or chooses between lists of cases, over which loops run: `isAdmin ? [.feed, .admin] : [.feed]`.
  func isFollowedForResult(_ function: FunctionID) -> Bool {
    createsRequesters(function) || createsOwners(function)
      || index.functions[function].facts.isChoice && returnsCases(function)
  }

  /// Returns whether a function returns a list or a set of cases of an enumeration.
  private func returnsCases(_ function: FunctionID) -> Bool {
    let declaration = index.functions[function]
    guard let result = declaration.facts.result.map({ index.resolve($0, in: index.context(of: declaration)) }) else {
      return false
    }
    return ["Array", "Set"].contains { result.arguments(of: "Swift.\($0)")?.first.map(isEnumeration) == true }
  }

  /// Returns whether a function creates instances with methods that request services. The condition of the creation is
  /// that of these requests: `switch role { case .web: Web(); case .worker: Worker() }`.
  private func createsRequesters(_ function: FunctionID) -> Bool {
    if let known = answers.functionsThatCreateRequesters[function] { return known }
    let creates = creates(function) { type in
      type.declaration.map { typeID in
        index.types[typeID].functions.numbers.contains(where: mayRequest)
      } ?? false
    }
    answers.functionsThatCreateRequesters[function] = creates
    return creates
  }

  /// Returns whether a function creates instances that store containers, collections, modules or providers:
  /// `dependencies = Dependencies(.live)`.
  func createsOwners(_ function: FunctionID) -> Bool {
    if let known = answers.functionsThatCreateOwners[function] { return known }
    let creates = creates(function) { $0.declaration.map(hasServiceProperty) ?? false }
    answers.functionsThatCreateOwners[function] = creates
    return creates
  }

  /// Returns whether a value is a function that may request services.
  func isRequestingFunction(_ value: Value) -> Bool {
    if case .function(let function, _) = value { mayRequest(function) } else { false }
  }

  /// Returns whether a function calls one with the name of a request or of a method of a locator, and passes a type or
  /// nothing: `provider.resolveRequired(Log.self)`, `provider.resolveRequired()`.
  private func mayRequest(_ function: FunctionID) -> Bool {
    if let known = answers.functionsThatMayRequest[function] { return known }
    let facts = index.functions[function].facts
    let requests =
      !facts.isFollowedOnly && facts.name != "init"
      && facts.body?.contains { statement in
        statement.contains { expression in
          guard case .call(let call) = expression, let name = call.callee.calledName,
            FurnishNames.requests.contains(name) || FurnishNames.locating.contains(name)
          else { return false }
          return call.arguments.isEmpty || call.arguments.contains { $0.value.isMetatype }
        }
      } == true
    answers.functionsThatMayRequest[function] = requests
    return requests
  }

  /// Returns whether a function creates an instance of a type that meets a condition.
  private func creates(_ function: FunctionID, where meetsCondition: (ResolvedType) -> Bool) -> Bool {
    let declaration = index.functions[function]
    let context = index.context(of: declaration)
    return declaration.facts.body?.contains { statement in
      statement.contains { expression in
        guard case .call(let call) = expression else { return false }
        switch call.callee {
        case .name("Self", _): return meetsCondition(index.resolve(.name("Self"), in: context))
        case .implicitMember("init"):
          let result = declaration.facts.result.map { index.resolve($0, in: context) }
          return result.map { meetsCondition($0.arguments(of: "Swift.Optional")?.first ?? $0) } ?? false
        case .name(let name, _): return index.declaredType(name, in: context).map(meetsCondition) ?? false
        case .type(let type): return meetsCondition(index.resolve(type, in: context))
        default: return false
        }
      }
    } ?? false
  }
}
