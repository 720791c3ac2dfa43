/// Literals of lists and dictionaries, calls of the functions in them, and the modules among their elements: programs
/// build containers from lists of modules.
extension Interpreter {
  /// Evaluates the literal of a list or a dictionary. The type of the first element determines those whose type the
  /// source omits: `[Registration.clock, .log]`.
  func list(
    _ elements: [Expression], in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    if let types = expected?.arguments(of: "Swift.Dictionary"), types.count == 2 {
      return .list(elements.map { pair($0, types, in: environment) })
    }
    let collection = expected.map { $0.arguments(of: "Swift.Optional")?.first ?? $0 }
    let ofSet = collection.flatMap(typeOfElements(ofSet:))
    var type = expected?.arguments(of: "Swift.Array")?.first ?? ofSet
    let values = elements.map { element -> Value in
      if case .implicitMember("nil") = element { return .absent }
      if case .metatype(let type) = element { noteCreation(byInitializerOf: .type(type), in: environment) }
      let value = evaluate(element, in: environment, expecting: type)
      if type == nil, case .instance(let typeOfElement, _) = value { type = typeOfElement }
      return value
    }
    // The elements of other collections have no order, and a set contains equal ones once. So a set is exact only if
    // all elements are different literals and cases.
    let patterns = ofSet == nil ? [] : values.compactMap(pattern)
    let isExact =
      collection.map { $0.arguments(of: "Swift.Array") != nil || $0.isOpen } ?? true
      || ofSet != nil && patterns.count == values.count && Set(patterns).count == values.count
    return .list(values, isExact: isExact)
  }

  /// Returns the type of the elements of a set; for an `OptionSet`, that type itself.
  private func typeOfElements(ofSet type: ResolvedType) -> ResolvedType? {
    if let element = type.arguments(of: "Swift.Set")?.first { return element }
    return type.declaration.map { index.conforms($0, to: "OptionSet") } == true ? type : nil
  }

  /// Evaluates an element of a dictionary. The type of the dictionary determines the types of the key and the value.
  private func pair(_ element: Expression, _ types: [ResolvedType], in environment: Environment) -> Value {
    guard case .group(let parts, let labels) = element, parts.count == 2 else {
      return evaluate(element, in: environment)
    }
    return .tuple(zip(parts, types).map { evaluate($0, in: environment, expecting: $1) }, labels: labels)
  }

  /// Returns the elements of a list; for another value, the value itself.
  func elements(_ value: Value) -> [Value] { if case .list(let values, _) = value { values } else { [value] } }

  /// Calls a closure, a function or a method that a value holds.
  func apply(_ callee: Value, to values: [Value], in environment: Environment) -> Value {
    if case .closure(let closure, let scope) = callee {
      return apply(closure, scope, arguments: values, in: environment)
    }
    let (inner, arguments) = boundToNames(values, in: environment)
    inner["#callee"] = callee
    return evaluate(
      Call(callee: .name("#callee", .none), arguments: arguments, place: .none), in: inner, expecting: nil)
  }

  /// Returns a method of Furnish as a value: `modules.forEach(services.include)`; nil for other members.
  func method(_ name: String, of value: Value) -> Value? {
    switch value {
    case .collection where name == FurnishNames.include || FurnishNames.registering.contains(name): .method(value, name)
    case .provider where FurnishNames.requests.contains(name): .method(value, name)
    default: nil
    }
  }

  /// Returns whether a value is a module, or a list of modules.
  func isModule(_ value: Value) -> Bool {
    switch value {
    case .instance(let type, _): mayBeModules(type)
    case .list(let values, _): !values.isEmpty && values.allSatisfy(isModule)
    case .either(let alternatives): !alternatives.isEmpty && alternatives.allSatisfy { isModule($0.value) }
    default: false
    }
  }

  /// Returns whether a value is a module of unknown type: `any ServiceModule`.
  func isAnyModule(_ value: Value) -> Bool {
    if case .instance(.existential, creation: nil) = value { isModule(value) } else { false }
  }

  /// Returns whether a type is that of a module, or of a list of modules.
  func mayBeModules(_ type: ResolvedType) -> Bool {
    if let element = type.arguments(of: "Swift.Array")?.first { return mayBeModules(element) }
    if [ResolvedType.anyModule.text, "some ServiceModule"].contains(type.textInFurnish) { return true }
    if !index.dialects.isEmpty, isAssembly(type) { return true }
    return index.declaration(of: type).map(index.isModule) ?? false
  }
}

extension Value {
  /// Whether it is a closure, a function or a method.
  var canBeCalled: Bool {
    switch self {
    case .closure, .function, .method: true
    case .either(let alternatives): alternatives.contains { $0.value.canBeCalled }
    default: false
    }
  }
}
