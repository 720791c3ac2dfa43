import FurnishGraph

/// The values of members that a subclass or a conforming type may declare as well, with another value.
extension Interpreter {
  /// Returns the value of a member of an instance as its readers receive it. If a subclass or a conforming type
  /// declares a member of this name too, the other member may return another module, text or Boolean value, and a
  /// provider at another position in the tree of scopes, so these are unknown.
  func memberResult(_ value: Value, of name: String, _ type: TypeID, receiver: Value?) -> Value {
    guard value.isPlacedProvider || mayDiffer(value), !isOfExactType(receiver), mayBeOverridden(name, type) else {
      return value
    }
    return differing(value.unplaced)
  }

  /// Returns whether another member of the name may return a value that matters for registrations or tests.
  private func mayDiffer(_ value: Value) -> Bool {
    switch value {
    case .list(let values, _): values.isEmpty || values.contains { isModule($0) || $0.canBeCalled }
    case .either(let alternatives): alternatives.contains { mayDiffer($0.value) }
    case .instance(_, let creation): creation?.literal != nil || value.caseName != nil || isModule(value)
    case .boolean, .string: true
    default: false
    }
  }

  /// Returns the value of any member of the name: a list may have other elements, and of a text only the type is known.
  private func differing(_ value: Value) -> Value {
    switch value {
    case .list(let values, _) where values.contains(where: isModule):
      .list(values + [.instance(.anyModule, creation: nil)], isExact: false)
    case .list(let values, _): .list(values + [.unknown], isExact: false)
    case .either(let alternatives):
      .either(alternatives.map { Value.Alternative(presence: $0.presence, value: differing($0.value)) })
    case .instance where isModule(value): .instance(.anyModule, creation: nil)
    case .boolean, .string, .instance: value.forgotten
    default: value
    }
  }

  /// Returns whether the source shows the creation of an instance, so that it is of no subclass of its type.
  func isOfExactType(_ receiver: Value?) -> Bool {
    guard case .instance(let type, let creation?)? = receiver, let callee = creation.call?.callee else { return false }
    if creation.ownType == type { return true }
    switch callee {
    case .name(let name, _): return name == type.lastName
    case .type(let reference): return reference.lastName == type.lastName
    case .member(let base, "init", _):
      if case .name(let name, _) = base { return name == type.lastName }
      return false
    case .member(_, let name, _): return name == type.lastName
    default: return false
    }
  }

  /// Returns whether a subclass or a conforming type declares a member of this name.
  func mayBeOverridden(_ name: String, _ type: TypeID) -> Bool {
    let kind = index.types[type].facts.kind
    guard kind == .class || kind == .protocol else { return false }
    let key = OverriddenMember(type: type, name: name)
    if let known = answers.overriddenMembers[key] { return known }
    let isOverridden = index.types.indices.contains { other in
      other != type && declares(name, other) && index.inherits(other, from: type)
    }
    answers.overriddenMembers[key] = isOverridden
    return isOverridden
  }

  private func declares(_ name: String, _ type: TypeID) -> Bool {
    let declaration = index.types[type]
    return declaration.functions[name] != nil || declaration.variables.contains { index.variables.name($0) == name }
  }

  /// A member of a type, by its name.
  struct OverriddenMember: Hashable {
    let type: TypeID
    let name: String
  }
}
