/// Lists of modules and of functions that register, from which programs build their containers.
extension Interpreter {
  /// Evaluates a list, whose other elements have the type of the first: `[Registration.clock, .log]`.
  func list(
    _ elements: [Expression], in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    var type = expected?.arguments(of: "Swift.Array")?.first
    return .list(
      elements.map { element in
        let value = evaluate(element, in: environment, expecting: type)
        if type == nil, case .instance(let own, _) = value { type = own }
        return value
      })
  }

  /// The methods that call a closure with each element.
  private static let visitingMethods: Set<String> = [
    "forEach", "map", "flatMap", "compactMap", "filter", "first", "contains", "allSatisfy", "sorted",
  ]
  /// The methods that return elements of the list, and change none.
  private static let selectingMethods: Set<String> = [
    "reversed", "shuffled", "sorted", "filter", "dropFirst", "dropLast", "prefix",
  ]

  /// The types that a program extends to add a method to lists.
  private static let listTypes = ["Array", "Collection", "Sequence"]

  /// Returns the elements of a list. A module by itself is a list if a method visits its elements, because a result
  /// builder creates such a list from one line.
  func elements(of value: Value, visitedBy method: String) -> [Value]? {
    switch value {
    case .list(let values): values
    case .instance where Self.visitingMethods.contains(method) && isModule(value): [value]
    default: nil
    }
  }

  /// Calls a method of a list. A method that visits the elements is followed for each of them, and one that adds
  /// elements changes the variable.
  func call(
    _ name: String, onList values: [Value], named base: Expression, _ call: Call, in environment: Environment
  ) -> Value {
    if name == "reduce" { return reduce(values, call, in: environment) }
    if Self.visitingMethods.contains(name), let argument = call.arguments.last {
      let visitor = evaluate(argument.value, in: environment)
      guard visitor.canBeCalled else { return .list(values) }
      let results = values.map { visit(visitor, $0, in: environment) }
      return name.hasSuffix("ap") ? .list(results.flatMap(elements)) : .list(values)
    }
    let addedMethods =
      index.foreignFunctionNames.contains(name)
      ? matches(
        Self.listTypes.flatMap { index.functions(name, addedTo: $0, from: environment.context) }, call, in: environment)
      : []
    if !addedMethods.isEmpty {
      return self.call(addedMethods, call.arguments, in: environment, .list(values), at: call.place)
    }
    let addedElements = call.arguments.filter { $0.label != "at" }.flatMap {
      elements(evaluate($0.value, in: environment))
    }
    switch name {
    case "subscript": return anyOf(values.map(secondPart), in: environment)
    case "enumerated":
      return .list(values.enumerated().map { .tuple([.instance(.standard("Int"), creation: nil), $0.element]) })
    case "append", "insert":
      // In a method that is read without a caller the module is unknown. Where the method is called, the module of the
      // caller is added.
      change(base, to: .list(values + addedElements.filter { !isAnyModule($0) }), in: environment)
      return .unknown
    default: return Self.selectingMethods.contains(name) ? .list(values) : .unknown
    }
  }

  /// Calls a function with an element, and with its parts if it takes several.
  private func visit(_ visitor: Value, _ element: Value, in environment: Environment) -> Value {
    if case .tuple(let parts, _) = element, case .closure(let closure, _) = visitor,
      max(closure.parameters.count, closure.anonymousParameters) == parts.count
    {
      return apply(visitor, to: parts, in: environment)
    }
    return apply(visitor, to: [element], in: environment)
  }

  /// Changes the variable or the property that a list was read from.
  func change(_ base: Expression, to value: Value, in environment: Environment) {
    switch base {
    case .name(let variable, _):
      if assign(value, toName: variable, in: environment) { return }
      store(value, inProperty: variable, of: environment.context.type, in: environment)
    case .member(.name("self", _), let name, _):
      store(value, inProperty: name, of: environment.context.type, in: environment)
    case .member(let owner, let name, _): setField(name, of: owner, to: value, in: environment)
    default: break
    }
  }

  /// Calls the closure of `reduce` with each element: `modules.reduce(services) { $0.include($1) }`.
  private func reduce(_ values: [Value], _ call: Call, in environment: Environment) -> Value {
    guard call.arguments.count == 2 else { return .unknown }
    var result = evaluate(call.arguments[0].value, in: environment)
    let combine = evaluate(call.arguments[1].value, in: environment)
    for value in values {
      let next = apply(combine, to: [result, value], in: environment)
      if call.arguments[0].label == nil { result = next }
    }
    return result
  }

  func elements(_ value: Value) -> [Value] { if case .list(let values) = value { values } else { [value] } }

  /// Calls a closure or a function with values.
  func apply(_ callee: Value, to values: [Value], in environment: Environment) -> Value {
    if case .closure(let closure, let scope) = callee {
      return apply(closure, scope, arguments: values, in: environment)
    }
    let (inner, arguments) = bound(values, in: environment)
    let none = Place(line: 0, column: 0)
    inner["#callee"] = callee
    return evaluate(
      Call(callee: .name("#callee", none), arguments: arguments, place: none), in: inner, expecting: nil)
  }

  /// Returns a method of Furnish as a value, which is called later: `services.include`.
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
    case .list(let values): !values.isEmpty && values.allSatisfy(isModule)
    case .either(let alternatives): !alternatives.isEmpty && alternatives.allSatisfy { isModule($0.value) }
    default: false
    }
  }

  /// Returns whether a value is a module of which only the protocol is known.
  private func isAnyModule(_ value: Value) -> Bool {
    if case .instance(.existential, creation: nil) = value { isModule(value) } else { false }
  }

  /// Returns whether a type is a module, or a list of them.
  func mayBeModules(_ type: ResolvedType) -> Bool {
    if let element = type.arguments(of: "Swift.Array")?.first { return mayBeModules(element) }
    if [ResolvedType.anyModule.text, "some ServiceModule"].contains(type.textInFurnish) { return true }
    if !index.dialects.isEmpty, isAssembly(type) { return true }
    return index.declaration(of: type).map(index.isModule) ?? false
  }
}

extension Value {
  /// Whether it is a function of some kind.
  var canBeCalled: Bool {
    switch self {
    case .closure, .function, .method: true
    case .either(let alternatives): alternatives.contains { $0.value.canBeCalled }
    default: false
    }
  }
}
