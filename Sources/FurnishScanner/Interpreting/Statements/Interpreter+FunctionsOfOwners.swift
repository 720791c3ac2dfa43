/// The functions that may call the closures which objects store.
extension Interpreter {
  /// Finds the functions that are read only where code calls them, by the names of the members that they use.
  func findFunctionsByPropertyName() -> [String: [FunctionID]] {
    var functions: [String: [FunctionID]] = [:]
    for function in index.functions.ids {
      let facts = index.functions[function].facts
      guard facts.isFollowedOnly, facts.name != "init" else { continue }
      var names: Set<String> = []
      for statement in facts.body ?? [] {
        _ = statement.contains { expression in
          switch expression {
          case .name(let name, _), .member(_, let name, _): names.insert(name)
          default: break
          }
          return false
        }
      }
      for name in names { functions[name, default: []].append(function) }
    }
    return functions
  }

  /// Returns the functions that may use a property: the methods of its type, and code that uses a property of this name of
  /// other values.
  func usesOfProperty(_ property: PropertyOfOwner) -> UsesOfProperty {
    let functions = functionsByPropertyName[property.name] ?? []
    return UsesOfProperty(
      methods: functions.filter { isMember($0, of: property.type) },
      others: functions.filter { !isMember($0, of: property.type) && uses($0, propertyOfOther: property.name) })
  }

  /// Returns whether a function uses a property that stores a function of one of its arguments.
  func usesFunction(_ function: FunctionID, of arguments: [Value]) -> Bool {
    arguments.contains { argument in
      guard argument.storesFunction, let type = argument.type?.declaration else { return false }
      return index.types[type].variables.contains { variable in
        index.variables[variable].facts.type?.isFunction == true
          && uses(function, propertyOfOther: index.variables.name(variable))
      }
    }
  }

  /// Returns the method that instances of a type have in place of an inherited one.
  func implementation(of function: FunctionID, for type: TypeID) -> FunctionID {
    let entry = index.functions[function]
    guard let owner = entry.owner, owner != type else { return function }
    return methods(entry.facts.name, ofType: type).first { index.functions[$0].facts.labels == entry.facts.labels }
      ?? function
  }

  func isMember(_ function: FunctionID, of type: TypeID) -> Bool {
    guard let owner = index.functions[function].owner, !index.functions[function].facts.isStatic else { return false }
    return owner == type || index.inherits(type, from: owner)
  }

  /// Returns whether a function uses a property of this name of other values than its own instance.
  private func uses(_ function: FunctionID, propertyOfOther name: String) -> Bool {
    index.functions[function].facts.body?.contains { statement in
      statement.contains { expression in
        switch expression {
        case .member(.name("self", _), _, _): false
        case .member(_, let own, _): own == name
        default: false
        }
      }
    } ?? false
  }
}

/// The object for which code is read that uses any instance of its type.
extension Interpreter {
  struct ObjectOfType {
    let object: Value
    let type: TypeID
    var isUsed: Bool
  }

  /// Returns the object for which code is read, in place of an instance of its type that the source does not show.
  func inPlaceOfAny(_ value: Value) -> Value {
    guard let own = progress.objectOfType, case .instance(let type, let creation) = value, creation?.call == nil,
      let declared = index.declaration(of: type), declared == own.type || index.inherits(own.type, from: declared)
    else { return value }
    progress.objectOfType?.isUsed = true
    return own.object
  }
}
