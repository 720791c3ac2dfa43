/// Types whose properties, parameters or results concern services.
extension Interpreter {
  /// Returns whether a type has a property for a container, a collection, a module or a provider.
  func hasServiceProperty(_ type: ResolvedType) -> Bool { type.declaration.map(hasServiceProperty) ?? false }

  func hasServiceProperty(_ typeID: TypeID) -> Bool {
    guard index.types[typeID].facts.kind != .protocol else { return false }
    if let known = answers.hasServiceProperties[typeID] { return known }
    let hasServiceProperty = index.types[typeID].variables.contains { variable in
      let facts = index.variables[variable].facts
      return !facts.isStatic && facts.type?.mentionsServices == true
    }
    answers.hasServiceProperties[typeID] = hasServiceProperty
    return hasServiceProperty
  }

  /// Returns whether a type has a property for a list or a dictionary of objects that may register.
  func hasListOfRegisteringObjects(_ type: ResolvedType) -> Bool {
    guard let typeID = type.declaration, index.types[typeID].facts.kind != .protocol else { return false }
    if let known = answers.haveListsOfRegisteringObjects[typeID] { return known }
    // A type may have a list of instances of itself.
    answers.haveListsOfRegisteringObjects[typeID] = false
    let hasList = index.types[typeID].variables.contains { variable in
      guard let declared = index.variables[variable].facts.type, declared.isCollection,
        !index.variables[variable].facts.isStatic
      else { return false }
      return mayHoldRegisteringObjects(index.resolve(declared, in: index.context(of: typeID)))
    }
    answers.haveListsOfRegisteringObjects[typeID] = hasList
    return hasList
  }

  /// Returns whether a type has a method that takes a collection, a container or a locator. An instance of such a type
  /// is read with its own type even if its variable declares another one, so that calls of the method are followed.
  func hasRegisteringMethod(_ type: ResolvedType) -> Bool {
    guard let typeID = type.declaration, index.types[typeID].facts.kind != .protocol else { return false }
    if let known = answers.hasRegisteringMethods[typeID] { return known }
    let functions = ([typeID] + index.parents(of: typeID)).flatMap { index.types[$0].functions.numbers }
    let hasRegisteringMethod = functions.contains { function in
      index.functions[function].facts.name != "init"
        && index.functions[function].facts.parameters.contains {
          ["ServiceCollection", "ServiceContainer", "ServiceLocator"].contains($0.type.lastName)
        }
    }
    answers.hasRegisteringMethods[typeID] = hasRegisteringMethod
    return hasRegisteringMethod
  }

  /// Returns whether a value carries services: it is an instance of a type with properties, parameters or results for
  /// containers, collections, modules or providers, so that a call with it is followed.
  func carriesServices(_ value: Value) -> Bool {
    switch value {
    case .instance: value.asCreated.type?.declaration.map(carriesServices) ?? false
    case .either(let alternatives): alternatives.contains { carriesServices($0.value) }
    default: false
    }
  }

  /// Returns whether a list or a dictionary has elements that carry services.
  func holdsCarriers(_ value: Value) -> Bool {
    switch value {
    case .list(let values, _): values.contains { carriesServices($0) || holdsCarriers($0) }
    case .tuple(let values, _): values.contains(where: carriesServices)
    default: false
    }
  }

  private func carriesServices(_ type: TypeID) -> Bool {
    if let known = answers.typesThatCarryServices[type] { return known }
    let types = [type] + index.parents(of: type)
    let carries = types.contains { one in
      index.types[one].functions.numbers.contains { function in
        let facts = index.functions[function].facts
        return facts.name != "init"
          && (facts.result?.mentionsServices == true || facts.parameters.contains { $0.type.mentionsServices })
      }
        || index.types[one].variables.contains { variable in
          let facts = index.variables[variable].facts
          return !facts.isStatic && facts.type?.mentionsServices == true
        }
    }
    answers.typesThatCarryServices[type] = carries
    return carries
  }
}
