/// The lists of modules and of functions of each known object: after `app.modules.append(Logs())`, the list of `app`
/// has one more module, and the lists of other objects are unchanged.
///
/// If the source does not show to which object code adds an element, the lists of all objects of the type may have it.
extension Interpreter {
  /// Returns the list of an object to which code has added elements. It is nil if code has added none, or has changed
  /// the list of an object that the source does not show.
  func listOfObject(_ name: String, of object: Value?) -> Value? {
    guard let list = object?.objectProperties?.lists[name], let key = keyOfList(name, of: object),
      memory.changesOfAnyList[key, default: []].allSatisfy(isSuperseded),
      !memory.namesOfListsOfUnknownObjects.contains(name)
    else { return nil }
    return list
  }

  /// Adds elements to the list that an expression names, `app.modules`, under the condition of the code.
  func addToListOfObject(_ elements: [Value], _ list: Expression, in environment: Environment) {
    guard !elements.isEmpty, let (owner, name) = ownerOfList(list, in: environment) else { return }
    guard let key = keyOfList(name, of: owner) else {
      // The object may be any that has a list of this name.
      if case .unknown = owner { memory.namesOfListsOfUnknownObjects.insert(name) }
      return
    }
    guard let properties = owner.objectProperties, let start = properties.lists[name] ?? startList(name, of: owner)
    else {
      memory.changesOfAnyList[key, default: []].insert(progress.entry)
      return
    }
    let added = elements.map { element($0, under: environment.presence) }
    properties.lists[name] = .list(self.elements(start) + added, isExact: false)
  }

  /// Notes that code removes or replaces elements of a list, or passes the list on. Then the lists of all objects of
  /// the type count as one.
  func noteChange(ofListOfObject list: Expression, in environment: Environment) {
    guard let (owner, name) = ownerOfList(list, in: environment), let key = keyOfList(name, of: owner) else { return }
    memory.changesOfAnyList[key, default: []].insert(progress.entry)
  }

  /// Notes that code assigns a new list to the property of an object.
  func replaceListOfObject(_ name: String, of object: Value?, by value: Value, in environment: Environment) {
    guard let properties = object?.objectProperties, let key = keyOfList(name, of: object) else { return }
    guard value.isList, properties.code == progress.code, environment.presence == .always, !environment.isRepeated
    else {
      memory.changesOfAnyList[key, default: []].insert(progress.entry)
      return
    }
    properties.lists[name] = value.inexact
  }

  /// Returns the object whose property an expression names, and the name of the property.
  private func ownerOfList(_ list: Expression, in environment: Environment) -> (Value, String)? {
    if let name = list.ownProperty(in: environment) { return environment.receiver.map { ($0, name) } }
    guard case .member(let owner, let name, _) = list, owner.isPath else { return nil }
    return (evaluate(owner, in: environment), name)
  }

  /// Returns the key of the property of an object, if it is a list of modules or of functions; otherwise nil.
  private func keyOfList(_ name: String, of object: Value?) -> PropertyKey? {
    guard case .instance(let type, _)? = object, let typeID = type.declaration,
      [.class, .actor].contains(index.types[typeID].facts.kind)
    else { return nil }
    guard let variable = propertyVariable(name, of: typeID) else { return nil }
    let isOfFunctions = if case .array(.function)? = index.variables[variable].facts.type { true } else { false }
    return isOfFunctions || lists(of: typeID).contains(variable) ? propertyKey(of: variable) : nil
  }

  /// Returns the list of an object at its creation; nil if the source does not show it, since an initializer may set
  /// another one.
  private func startList(_ name: String, of object: Value) -> Value? {
    guard case .instance(let type, let creation?) = object, let typeID = type.declaration else { return nil }
    if let known = creation.properties?.values[name] ?? creation.fields[name] { return known.isList ? known : nil }
    guard let variable = propertyVariable(name, of: typeID), index.variables[variable].facts.hasInitialValue,
      let call = creation.call, call.arguments.isEmpty || !initializersMention(name, of: typeID, call)
    else { return nil }
    let value = initialValue(ofVariable: variable, propertyKey(of: variable), under: .always)
    return value?.isList == true ? value : nil
  }

  /// Returns whether an initializer may set a property: its body mentions the property, or the call of the memberwise
  /// initializer names it.
  private func initializersMention(_ name: String, of type: TypeID, _ call: Call) -> Bool {
    let initializers = methods("init", ofType: type)
    if initializers.isEmpty { return call.arguments.contains { $0.label == nil || $0.label == name } }
    return initializers.contains { index.functions[$0].facts.body?.contains { $0.mentions(name) } ?? true }
  }
}

extension Value {
  /// The properties of a known object; nil if code that was not read has created it.
  fileprivate var objectProperties: ObjectProperties? {
    guard case .instance(_, let creation?) = self, !creation.isUnread else { return nil }
    return creation.properties
  }
}
