/// Changes of objects and variables after their creation: `settings.path = "/tmp"`, `parse(&options)`.
///
/// A property has the value that code has assigned to it as long as each step since then was followed. A step that is
/// not followed, such as a call of code that was not read, may have changed any object.
extension Interpreter {
  /// Notes the value that code assigns to a property of a known object. Containers and providers in properties are
  /// followed for the type as a whole (``store(_:inProperty:of:isInitial:in:)``).
  ///
  /// - Parameter isLocal: Whether the instance is that of a local variable. A structure in it is changed by
  ///   ``setField(_:of:to:in:)``.
  func set(
    _ name: String, of object: Value?, to value: Value, isLocal: Bool = false, in environment: Environment
  ) {
    guard case .instance(let type, let creation?)? = object, let properties = creation.properties,
      let typeID = type.declaration, let variable = propertyVariable(name, of: typeID),
      !index.variables[variable].facts.hasObservers, index.variables[variable].facts.attributes.isEmpty,
      !index.variables[variable].facts.isStatic
    else { return memory.noteStepNotFollowed() }
    guard [.class, .actor].contains(index.types[typeID].facts.kind) else {
      if !isLocal && !isInitializing { memory.noteStepNotFollowed() }
      return
    }
    if hasConstantValue(variable) { return }
    // Lists, to which methods add elements, are followed by `replaceListOfObject` and `addToListOfObject`.
    if value.isOfInterest || value.isList {
      replaceListOfObject(name, of: object, by: value, in: environment)
      if properties.assigned.removeValue(forKey: name) != nil { properties.values[name] = nil }
      return
    }
    // In a repeated body, and in another piece of code than that of the creation, the order of assignments is unknown.
    guard !environment.isRepeated, properties.code == progress.code else {
      properties.values[name] = nil
      properties.assigned[name] = nil
      return memory.noteStepNotFollowed()
    }
    let old = properties.values[name] ?? startValue(ofVariable: variable, typeID)
    properties.values[name] = merged(
      isStale(name, of: object) ? old.forgotten : old, value, under: environment.presence)
    properties.assigned[name] = memory.stepsNotFollowed
  }

  /// Returns the value of a property in a new object; unknown if an initializer may set another one.
  private func startValue(ofVariable variable: VariableID, _ type: TypeID) -> Value {
    let facts = index.variables[variable].facts
    guard methods("init", ofType: type).isEmpty else { return .unknown }
    if facts.hasInitialValue { return value(ofVariable: variable).forgotten }
    if case .optional? = facts.type { return .absent }
    return .unknown
  }

  /// Returns a new structure as if code had assigned to each variable property the initial value that the source shows.
  /// A local variable begins with this value: `var options = Options()`. Other values are returned unchanged.
  func withStartValues(_ value: Value) -> Value {
    guard case .instance(let type, var creation?) = value, creation.call != nil, !creation.mayHaveChanged,
      let typeID = type.declaration, index.types[typeID].facts.kind == .struct, methods("init", ofType: typeID).isEmpty
    else { return value }
    for variable in index.types[typeID].variables {
      let facts = index.variables[variable].facts
      guard !facts.isStatic, !facts.isConstant, !facts.hasObservers, facts.attributes.isEmpty,
        let start = startValue(ofStructureProperty: variable)
      else { continue }
      creation.fields[facts.name] = creation.fields[facts.name] ?? start
      creation.assigned[facts.name] = memory.stepsNotFollowed
    }
    return .instance(type, creation: creation)
  }

  /// Returns the initial value of a property of a structure: a literal, or a structure without an initializer of its
  /// own, `var options = Options()`. Returns nil for other values.
  private func startValue(ofStructureProperty variable: VariableID) -> Value? {
    let facts = index.variables[variable].facts
    if facts.initialValue?.isWholeLiteral == true { return value(ofVariable: variable) }
    guard case .call(let call)? = facts.initialValue, call.arguments.isEmpty,
      !memory.assignedProperties.contains(propertyKey(of: variable)),
      case .instance(let type, var creation?) = value(ofVariable: variable), let typeID = type.declaration,
      index.types[typeID].facts.kind == .struct, methods("init", ofType: typeID).isEmpty
    else { return nil }
    creation.mayHaveChanged = false
    return withStartValues(.instance(type, creation: creation))
  }

  /// Assigns to a property of a structure that is a property of a local structure: `settings.flags.isOn = true`.
  ///
  /// - Returns: False, without an assignment, if the source does not show the values of both structures.
  func setField(
    _ name: String, ofPart base: Expression, _ part: Value, to value: Value, in environment: Environment
  ) -> Bool {
    guard case .member(.name(let variable, _), let property, _) = base, variable != "self",
      environment.binding(of: variable)?.isConstant == false,
      case .instance(let type, let creation?)? = environment[variable],
      creation.fields[property] != nil, !isStale(property, of: environment[variable]),
      case .instance(let typeOfPart, var changed?) = part, isPlainStructure(type), isPlainStructure(typeOfPart)
    else { return false }
    changed.fields[name] = value.inexact
    // No step has the number -1, so the value of a repeated assignment is never current.
    changed.assigned[name] = environment.isRepeated ? -1 : memory.stepsNotFollowed
    let place = base.placeOfName ?? .none
    setField(property, of: .name(variable, place), to: .instance(typeOfPart, creation: changed), in: environment)
    return true
  }

  /// Returns whether a type is a structure without observers.
  private func isPlainStructure(_ type: ResolvedType) -> Bool {
    guard let typeID = type.declaration, index.types[typeID].facts.kind == .struct else { return false }
    return !index.types[typeID].variables.contains { index.variables[$0].facts.hasObservers }
  }

  /// Returns whether a property still has the value that code has assigned to it: each step after that was followed.
  func isCurrent(_ name: String, of owner: Value?, in environment: Environment) -> Bool {
    guard !environment.isRepeated, case .instance(_, let creation?)? = owner else { return false }
    return (creation.assigned[name] ?? creation.properties?.assigned[name]) != nil && !isStale(name, of: owner)
  }

  /// Returns whether a property of a copy of a structure has the value that code has assigned to that copy.
  func isAssigned(_ name: String, of copy: Value?) -> Bool {
    guard case .instance(_, let creation?)? = copy, creation.assigned[name] != nil else { return false }
    return !isStale(name, of: copy)
  }

  /// Returns whether code that is not followed may have changed a property since the last assignment that was read.
  func isStale(_ name: String, of owner: Value?) -> Bool {
    guard case .instance(_, let creation?)? = owner else { return false }
    if let step = creation.assigned[name], step != memory.stepsNotFollowed { return true }
    guard let properties = creation.properties, let step = properties.assigned[name] else { return false }
    return step != memory.stepsNotFollowed || properties.code != progress.code
  }

  /// Makes the variable at the start of an expression unknown, since code that is not followed may change its value:
  /// `options` for `parse(&options)`, `table` for `table["a"]?.append(x)`.
  func forget(_ target: Expression, in environment: Environment) {
    memory.noteStepNotFollowed()
    noteReplacement(by: target, in: environment)
    guard let name = target.variable, let environment = scope(ofVariable: name, in: environment),
      let (owner, isConstant) = environment.binding(of: name), !isConstant, let value = environment[name]
    else { return }
    owner.testSubjects[name] = nil
    guard value.mayBeForgotten || value.isPlacedProvider else { return }
    _ = assign(value.forgotten.unplaced.replaced, toName: name, in: environment)
  }

  /// Makes a variable unknown after a call that is not followed has received it as an `inout` argument: the function
  /// may have set any value. A list then has an unknown element besides those that it had.
  func forgetPassed(_ target: Expression, in environment: Environment) {
    forget(target, in: environment)
    guard case .name(let name, _) = target, environment.binding(of: name)?.isConstant == false else { return }
    switch environment[name] {
    case .instance(let type, _)? where type.isValueOfStandardLibrary:
      _ = assign(Value.instance(type, creation: nil).replaced, toName: name, in: environment)
    case .list?:
      guard let list = environment[name] else { return }
      _ = assign(withUnknownElement(list, environment.declaredType(of: name)), toName: name, in: environment)
    default: break
    }
  }

  /// Makes a variable unknown after a call of a method on it, `options.merge(other)`, unless the method leaves the
  /// value unchanged or its change was followed.
  func forget(_ base: Expression, _ value: Value, changedBy method: String, in environment: Environment) {
    guard base.variable != nil, !Self.methodsWithoutChanges.contains(method) else { return }
    if case .name = base, value.isList,
      Self.followedChanges.contains(method) || Self.removingMethods.contains(method)
        || !addedFunctions(named: method).isEmpty
    {
      return
    }
    // An unknown part of a variable, such as `options.flags`, may be a list, to which the method adds elements.
    let isPart = if case .name = base { false } else { value.isAbsent || value.isUnknown }
    if isPart || mayChange(value, method) { return forget(base, in: environment) }
    guard isForeign(value) else { return }
    guard case .name(let name, _) = base else {
      // `options.flags.append("cache")`
      if value.type?.isValueOfStandardLibrary == true { forget(base, in: environment) }
      return
    }
    // A method of another library may change a value of its types, such as a set.
    if let (owner, isConstant) = environment.binding(of: name) {
      if !isConstant { owner.testSubjects[name] = nil }
    } else if variable(named: name, in: environment).map({ !index.variables[$0].facts.isConstant }) ?? false {
      memory.assignmentsOfProperties += 1
    }
  }

  /// Returns whether a value is unknown, or an instance of a type that the program does not declare.
  private func isForeign(_ value: Value) -> Bool {
    switch value {
    case .unknown: true
    case .instance(let type, _): index.declaration(of: type) == nil
    default: false
    }
  }

  /// Returns whether a method may change a value in a way that is not followed.
  private func mayChange(_ value: Value, _ method: String) -> Bool {
    switch value {
    case .list, .string, .boolean: true
    case .instance(let type, let creation):
      index.declaration(of: type).map {
        let methods = methods(method, ofType: $0)
        return methods.isEmpty
          ? Self.changesOfSets.contains(method)
          : methods.contains { isUnfollowedChange(index.functions[$0].facts, of: value) }
      }
        ?? (creation?.literal != nil || type == .standard("Bool"))
    case .either(let alternatives): alternatives.contains { mayChange($0.value, method) }
    default: false
    }
  }

  /// Returns whether a `mutating` method may change its instance in a way that is not followed.
  private func isUnfollowedChange(_ facts: FunctionFacts, of object: Value) -> Bool {
    facts.changesValues && !isSetter(facts, of: object)
  }

  /// The methods by which `OptionSet` and other protocols of the standard library change a value.
  private static let changesOfSets: Set<String> = [
    "formIntersection", "formSymmetricDifference", "formUnion", "insert", "remove", "subtract", "update",
  ]

  /// The methods of lists and dictionaries whose changes are followed.
  private static let followedChanges: Set<String> = ["append", "insert", "merge"]

  /// The methods of lists, texts and numbers that leave them unchanged.
  static let methodsWithoutChanges: Set<String> = [
    "allSatisfy", "compactMap", "compactMapValues", "compare", "components", "contains", "count", "difference",
    "distance", "dropFirst", "dropLast", "elementsEqual", "enumerated", "filter", "first", "firstIndex", "flatMap",
    "forEach", "hasPrefix", "hasSuffix", "index", "intersection", "isDisjoint", "isMultiple", "isSubset", "isSuperset",
    "joined", "last", "lastIndex", "lowercased", "makeIterator", "map", "mapValues", "max", "merging", "min", "prefix",
    "randomElement", "reduce", "replacingOccurrences", "reversed", "rounded", "shuffled", "sorted", "split", "starts",
    "subscript", "subtracting", "suffix", "symmetricDifference", "trimmingCharacters", "union", "uppercased",
  ]
}

extension Expression {
  /// The variable at the start of the expression: `table` for `table["a"]` and for `table.inner.parts`.
  var variable: String? {
    switch self {
    case .name(let name, _): name
    case .member(let base, _, _): base.variable
    case .call(let call): if case .member(let base, _, _) = call.callee { base.variable } else { nil }
    default: nil
    }
  }
}
