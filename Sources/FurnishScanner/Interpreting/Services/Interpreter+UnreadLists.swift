/// Lists of modules, and of functions and objects that register, to which code that was not read may add elements.
///
/// Such a list has an unknown element, so that no service of its container is certainly missing.
extension Interpreter {
  /// Notes that a function whose body was not read may change the lists of the objects that it receives. In the file
  /// that declares a list, a body that was not read mentions neither the list nor a module, so it does not change the
  /// list.
  func forgetLists(of values: [Value], _ receiver: Value?, changedBy function: FunctionID) {
    guard index.functions[function].facts.body == nil else { return }
    let file = index.functions[function].file
    for value in values where isObject(value) { forgetLists(of: value, changedIn: file) }
    if let receiver { forgetLists(of: receiver, changedIn: file) }
  }

  private func isObject(_ value: Value) -> Bool {
    guard let typeID = value.asCreated.type?.declaration else { return false }
    return [.class, .actor, .protocol].contains(index.types[typeID].facts.kind)
  }

  private func forgetLists(of value: Value, changedIn file: FileID) {
    guard case .instance(let type, _) = value.asCreated, let typeID = type.declaration else { return }
    for variable in lists(of: typeID) where index.variables[variable].file != file {
      let key = propertyKey(of: variable)
      memory.changesOfAnyList[key, default: []].insert(progress.entry)
      memory.properties[key] = withUnknownElement(self.value(ofVariable: variable), variable)
      memory.assignedProperties.insert(key)
    }
  }

  /// Returns the result of a function whose body was not read. The lists of an object that it creates may have any
  /// elements.
  func unreadResult(_ type: ResolvedType) -> Value {
    let value = value(of: type)
    guard case .instance(let type, nil) = value, let typeID = type.declaration, !lists(of: typeID).isEmpty else {
      return value
    }
    return .instance(type, creation: Creation(call: nil, place: nil, isUnread: true))
  }

  /// Returns the value of a property of an object, with an unknown element if the property is one of the ``lists(of:)``
  /// its type, and code that was not read has created the object.
  func withUnreadElement(_ value: Value, _ name: String, of instance: Value?, _ type: TypeID) -> Value {
    guard case .instance(_, let creation?)? = instance, creation.isUnread,
      let variable = lists(of: type).first(where: { index.variables.name($0) == name })
    else { return value }
    return withUnknownElement(value, variable)
  }

  /// Returns the list of a variable with an additional unknown element.
  private func withUnknownElement(_ list: Value, _ variable: VariableID) -> Value {
    let facts = index.variables[variable].facts
    return withUnknownElement(
      list, facts.type.map { index.resolve($0, in: index.context(of: index.variables[variable].owner!)) })
  }

  /// Returns a list with an additional unknown element.
  ///
  /// - Parameter type: The type of the list; nil if it is unknown.
  func withUnknownElement(_ list: Value, _ type: ResolvedType?) -> Value {
    let element = type?.arguments(of: "Swift.Array")?.first.map(value(of:)) ?? .unknown
    return .list((list.isList ? elements(list) : []) + [element], isExact: false)
  }

  /// Returns whether instances of a type may register: the type has a method that registers, or a type that conforms to
  /// it has one.
  func mayRegister(_ type: ResolvedType) -> Bool {
    if hasRegisteringMethod(type) { return true }
    guard let typeID = index.declaration(of: type), index.types[typeID].facts.kind == .protocol else { return false }
    if let known = answers.hasRegisteringMethods[typeID] { return known }
    let mayRegister = (index.conformers[typeID] ?? []).contains { conformer in
      hasRegisteringMethod(.nominal(name: index.types[conformer].fullName, declaration: conformer, arguments: []))
    }
    answers.hasRegisteringMethods[typeID] = mayRegister
    return mayRegister
  }

  /// Returns the stored properties of a type and its superclasses that are lists of modules, or of functions and
  /// objects that register.
  func lists(of type: TypeID) -> [VariableID] {
    if let known = answers.listsOfServices[type] { return known }
    var (next, found, depth): (TypeID?, [VariableID], Int) = (type, [], 0)
    while let typeID = next, depth < 32 {
      found += index.types[typeID].variables.filter { variable in
        let facts = index.variables[variable].facts
        guard !facts.isStatic, !facts.isConstant || !facts.hasInitialValue, case .array(let element)? = facts.type
        else {
          return false
        }
        let resolved = index.resolve(element, in: index.context(of: typeID))
        return element.mentionsServices || mayBeModules(resolved) || mayRegister(resolved)
      }
      next = index.superclass(of: typeID)
      depth += 1
    }
    answers.listsOfServices[type] = found
    return found
  }
}
